"""`python -m rocaille` is the command `rocaille`."""

from rocaille.cli.main import main

if __name__ == "__main__":
    main()
