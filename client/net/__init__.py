"""Finding servers, calling one, and starting our own; nothing here draws."""
