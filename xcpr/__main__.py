"""The command ``xcpr``, also as ``python -m xcpr``: prepares the process before the rest is loaded."""

from __future__ import annotations

import sys

from xcpr.io import services, streams


def main() -> None:
    """Runs the command. Output that was lost makes its exit status 1, if it would be 0."""
    is_service = services.record_requests(sys.argv[1:])
    streams.open_standard_streams()
    if is_service:
        streams.stop_waiting()
    # The import takes a few tenths of a second, in which a service must survive its first SIGHUP.
    from xcpr.commands import cli  # noqa: PLC0415
    from xcpr.io import plain  # noqa: PLC0415

    status: int | str | None = None
    try:
        cli.main()
    except SystemExit as ended:
        status = ended.code
    if is_service:
        services.ignore_signals()
    if lost := streams.lost_output():
        plain.print_line(f"xcpr: {lost}", error=True)
        status = status or 1
    sys.exit(status)


if __name__ == "__main__":
    main()
