exchange-written = Written: { $file }
exchange-suffix = such a file has the suffix { $suffix }
exchange-nothing = there is nothing in the file
