"""The rules and bots as WebAssembly, compared with the compiled rules of this computer."""
