exchange-written = Zapsáno: { $file }
exchange-suffix = takový soubor má příponu { $suffix }
exchange-nothing = v souboru nic není
