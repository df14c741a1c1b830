"""Why packetdrill's scripts and a stack differ, by script: what is known of ``tests/independent/packetdrill.py``.

A cause of the hosts holds for the line of the script where the first difference is reported, so that another difference
is not taken for a known one.
"""

SKIPPED = "skipped"

BYTES_COUNTED = (
    "An ACK widens slow start by two packets at most, as RFC 3465 section 2.3 tries out; "
    "RFC 5681 section 3.1 allows one. Linux adds all that is acknowledged."
)
UNUSED = (
    "A window that was not full when the ACK came does not grow (RFC 9438 section 5.8). "
    "Linux lets it grow to twice what was in flight."
)
NO_HYSTART = "Slow start ends with a loss alone, without HyStart++ (RFC 9438 section 4.10, SHOULD)."
NO_PRR = (
    "In a recovery as much goes at once as the window holds (RFC 6675 section 5, step C). "
    "The hosts do not have PRR, which lets one packet go per ACK and is recommended (RFC 8985 section 9.3)."
)
NO_METRIC = "Linux's metric of reordering, in packets, has no counterpart in RFC 8985 or in the hosts."
NO_FQ = "It has no queueing discipline fq"
TICK = "Its timers tick every 4 ms, and the script allows for as much, less the delays of a busy machine."
UNPACED = f"{NO_FQ}: unpaced packets have longer round trips, and HyStart ends slow start earlier."

HOSTS: dict[str, tuple[int | str, str]] = {
    "slow-start-ack-per-2pkt-send-6pkt": (27, UNUSED),
    "slow-start-ack-per-4pkt": (26, BYTES_COUNTED),
    "slow-start-after-idle": (27, BYTES_COUNTED),
    "slow-start-after-win-update": (
        27,
        f"{BYTES_COUNTED} A closed window is probed by a full segment, and Linux's probe has no data "
        "(RFC 9293 section 3.8.6.1 asks for an octet of it).",
    ),
    "slow-start-app-limited-9-packets-out": (25, UNUSED),
    "slow-start-app-limited": (26, UNUSED),
    "slow-start-fq-ack-per-2pkt": (
        27,
        "Pacing begins with the first packet. Linux's fq lets the first ten go at once. RFC 5681 asks for no pacing.",
    ),
    "cubic-bulk-166k-idle-restart": (
        44,
        f"{UNUSED} After an idle time the window is the initial one (RFC 5681 section 4.1), "
        f"which the script turns off. {NO_HYSTART}",
    ),
    "cubic-bulk-166k": (72, NO_HYSTART),
    "cubic-hystart-delay-min-rtt-jumps-downward": (30, f"{BYTES_COUNTED} {NO_HYSTART}"),
    "cubic-hystart-delay-rtt-jumps-upward": (28, f"{BYTES_COUNTED} {NO_HYSTART}"),
    "cubic-rack-reo-timeout-retrans-failed-incoming-data": (
        SKIPPED,
        "It takes away the queue of the kernel's interface, and sends data to the sender: the hosts have neither.",
    ),
    "cubic-rto-ss-ca-cwnd-bump": (
        34,
        "A probe allows for an ACK that is 40 ms late, as long as the hosts' receivers wait; Linux allows for 200 ms "
        "(RFC 8985 section 7.2 leaves it open). After a timeout the threshold follows FlightSize "
        "(RFC 5681 section 3.1, equation 4; RFC 9438 section 4.6), and Linux's follows the window.",
    ),
    "prr-ss-30pkt-lost-1_4-11_16": (
        43,
        "A retransmission that is lost lowers the window once more (RFC 5681 section 4.3, MUST), "
        "so that nothing goes before more is acknowledged. Linux does not lower it.",
    ),
    "prr-ss-ack-below-snd_una-cubic": (31, NO_PRR),
    "fr-4pkt-fack-last-mss": (
        27,
        "A quarter of the round trip of 100 ms is waited for reordering, no more (RFC 8985 section 6.2, step 4). "
        "The script adds ticks of Linux's timers.",
    ),
    "sack-shift-sacked-2-6-8-3-9-nofack": (36, f"{NO_PRR} {NO_METRIC}"),
    "sack-shift-sacked-7-3-4-8-9-fack": (45, f"{NO_PRR} {NO_METRIC}"),
    "sack-shift-sacked-7-5-6-8-9-fack": (24, f"All packets are as expected. {NO_METRIC}"),
    "limited-transmit-no-sack": (
        39,
        "An ACK of three packets after two duplicates adds two to the window (RFC 3465 section 2.3). "
        "Linux counts duplicates as delivered, and adds one.",
    ),
    "cwnd-moderation-ecn-enter-cwr-no-moderation-700": (
        24,
        "The window is cut to its share of 0.7 at once (RFC 3168 section 6.1.2, RFC 9438 section 4.6). "
        "Linux's PRR cuts it to a packet more than is in flight.",
    ),
}
"""The line and the cause, of each script that the hosts do not pass."""

KERNEL: dict[str, str] = {
    "slow-start-fq-ack-per-2pkt": f"{NO_FQ}, whose times the script expects.",
    "cubic-bulk-166k-idle-restart": UNPACED,
    "cubic-bulk-166k": UNPACED,
    "fr-4pkt-fack-last-mss": "Its timers tick every 4 ms: it waits for 30 to 36 ms, and the script for 40.",
    "sack-shift-sacked-7-3-4-8-9-fack": TICK,
    "sack-shift-sacked-7-5-6-8-9-fack": TICK,
    "cwnd-moderation-ecn-enter-cwr-no-moderation-700": "Its PRR sends one packet more after an ACK that advances.",
}
"""The cause, of each script that a kernel does not pass."""
