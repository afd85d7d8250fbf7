"""Our own pictures, texts and rule books, and in builders/ what draws the pictures. The client reads them as files."""
