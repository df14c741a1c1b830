"""Why packetdrill's scripts and a stack differ, by script: what is known of ``tests/independent/packetdrill.py``.

The hosts play each script with three profiles of settings. ``ns-2`` is their defaults, ``rfc`` the advice of RFCs, and
``linux-6`` the rules of Linux. A cause of the hosts holds for the line of the script where the first difference is
reported, so that another difference is not taken for a known one.
"""

Cause = tuple[int | str, str]
"""The line of the script where the first difference is, or :data:`SKIPPED`, and the words."""
SKIPPED = "skipped"

BYTES_COUNTED = (
    "An ACK widens slow start by two packets at most, as RFC 3465 section 2.3 tries out; "
    "RFC 5681 section 3.1 allows one. Linux adds all that is acknowledged."
)
UNUSED = (
    "A window that was not full when the ACK came does not grow (RFC 9438 section 5.8). "
    "Linux lets it grow to twice what was in flight."
)
LIMIT_OF_EIGHT = (
    "HyStart++ widens the window by eight packets an ACK at most (RFC 9406 section 4.3, L), and Linux by all that is "
    "acknowledged."
)
IDLE = "After an idle time the window is the initial one (RFC 5681 section 4.1), which the script turns off."
FULL_PROBE = (
    "A closed window is probed by a full segment, and Linux's probe has no data "
    "(RFC 9293 section 3.8.6.1 asks for an octet of it)."
)
UNPACED_FIRST = (
    "Pacing begins with the first packet. Linux's fq lets the first ten go at once. RFC 5681 asks for no pacing."
)
NO_QUEUE = "It takes away the queue of the kernel's interface, and sends data to the sender: the hosts have neither."
QUARTER = (
    "A quarter of the round trip of 100 ms is waited for reordering, no more (RFC 8985 section 6.2, step 4). "
    "The script adds ticks of Linux's timers."
)
DUPLICATES = (
    "An ACK of three packets after two duplicates adds {} to the window. "
    "Linux counts duplicates as delivered, and adds one."
)
SAFE_ACK = (
    "PRR cuts the window to two packets more than are in flight, since the ACK is a SafeACK (RFC 9937 section 6.2), as "
    "this kernel does. The script is older."
)
FRACTIONS = (
    "The window is {} packets where Linux has {}: CUBIC's growth is computed in fractions of packets (RFC 9438 "
    "section 4.4), and Linux's in whole numbers of ACKs per packet."
)
NO_HYSTART = "Slow start ends with a loss alone, without HyStart++ (RFC 9438 section 4.10, SHOULD)."
NO_PRR = (
    "In a recovery as much goes at once as the window holds (RFC 6675 section 5, step C). "
    "PRR, which lets one packet go per ACK and is recommended (RFC 8985 section 9.3), is off."
)
NO_METRIC = (
    "Linux raises DupThresh to the most places by which a segment was late, and shows that. "
    "It is three by RFC 8985 (section 6.2, step 4)."
)
NO_FQ = "It has no queueing discipline fq"
TICK = "Its timers tick every 4 ms, and the script allows for as much, less the delays of a busy machine."
UNPACED = f"{NO_FQ}: unpaced packets have longer round trips, and HyStart ends slow start earlier."

NS2: dict[str, Cause] = {
    "slow-start-ack-per-2pkt-send-6pkt": (27, UNUSED),
    "slow-start-ack-per-4pkt": (26, BYTES_COUNTED),
    "slow-start-after-idle": (27, BYTES_COUNTED),
    "slow-start-after-win-update": (27, f"{BYTES_COUNTED} {FULL_PROBE}"),
    "slow-start-app-limited-9-packets-out": (25, UNUSED),
    "slow-start-app-limited": (26, UNUSED),
    "slow-start-fq-ack-per-2pkt": (27, UNPACED_FIRST),
    "cubic-bulk-166k-idle-restart": (44, f"{UNUSED} {IDLE} {NO_HYSTART}"),
    "cubic-bulk-166k": (72, NO_HYSTART),
    "cubic-hystart-delay-min-rtt-jumps-downward": (30, f"{BYTES_COUNTED} {NO_HYSTART}"),
    "cubic-hystart-delay-rtt-jumps-upward": (28, f"{BYTES_COUNTED} {NO_HYSTART}"),
    "cubic-rack-reo-timeout-retrans-failed-incoming-data": (SKIPPED, NO_QUEUE),
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
    "fr-4pkt-fack-last-mss": (27, QUARTER),
    "sack-shift-sacked-2-6-8-3-9-nofack": (36, f"{NO_PRR} {NO_METRIC}"),
    "sack-shift-sacked-7-3-4-8-9-fack": (45, f"{NO_PRR} {NO_METRIC}"),
    "limited-transmit-no-sack": (39, DUPLICATES.format("two")),
    "cwnd-moderation-ecn-enter-cwr-no-moderation-700": (
        24,
        "The window is cut to its share of 0.7 at once (RFC 3168 section 6.1.2, RFC 9438 section 4.6). "
        "Linux's PRR cuts it to a packet more than is in flight.",
    ),
}
RFC: dict[str, Cause] = {
    "slow-start-ack-per-2pkt-send-6pkt": (27, UNUSED),
    "slow-start-after-idle": (25, LIMIT_OF_EIGHT),
    "slow-start-after-win-update": (34, FULL_PROBE),
    "slow-start-app-limited-9-packets-out": (25, UNUSED),
    "slow-start-app-limited": (26, UNUSED),
    "slow-start-fq-ack-per-2pkt": (27, UNPACED_FIRST),
    "cubic-bulk-166k-idle-restart": (44, UNUSED),
    "cubic-bulk-166k": (
        53,
        "HyStart++ grows by a quarter of the acknowledged packets from here on, for five round trips (RFC 9406 section "
        "4.2). Linux's HyStart ends slow start later, and at once.",
    ),
    "cubic-hystart-delay-min-rtt-jumps-downward": (36, LIMIT_OF_EIGHT),
    "cubic-hystart-delay-rtt-jumps-upward": (28, LIMIT_OF_EIGHT),
    "cubic-rack-reo-timeout-retrans-failed-incoming-data": (SKIPPED, NO_QUEUE),
    "cubic-rto-ss-ca-cwnd-bump": NS2["cubic-rto-ss-ca-cwnd-bump"],
    "fr-4pkt-fack-last-mss": (27, QUARTER),
    "sack-shift-sacked-2-6-8-3-9-nofack": (38, f"All packets are as expected. {NO_METRIC}"),
    "sack-shift-sacked-7-3-4-8-9-fack": (34, f"All packets are as expected. {NO_METRIC}"),
    "limited-transmit-no-sack": (39, DUPLICATES.format("three")),
    "cwnd-moderation-ecn-enter-cwr-no-moderation-700": (24, SAFE_ACK),
}
LINUX6: dict[str, Cause] = {
    "cubic-bulk-166k-idle-restart": (99, FRACTIONS.format(50, 52)),
    "cubic-bulk-166k": (108, FRACTIONS.format(57, 58)),
    "cubic-rack-reo-timeout-retrans-failed-incoming-data": (SKIPPED, NO_QUEUE),
    "fr-4pkt-fack-last-mss": (27, QUARTER),
    "cwnd-moderation-ecn-enter-cwr-no-moderation-700": (24, SAFE_ACK),
}
HOSTS: dict[str, dict[str, Cause]] = {"ns-2": NS2, "rfc": RFC, "linux-6": LINUX6}
"""By profile, the line and the cause of each script that the hosts do not pass."""

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
