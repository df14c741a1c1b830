"""``python -m xcpr`` is the command ``xcpr``."""

from xcpr.cli import main

main()
