exchange-written = Zapísané: { $file }
exchange-suffix = taký súbor má príponu { $suffix }
exchange-nothing = v súbore nič nie je
