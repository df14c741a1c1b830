"""Exercise 3: what a false claim costs honest flows, and what checking claims is worth."""

import xcpr

SCENARIO = {
    "duration": "10 s",
    "topology.rate": "50 Mbit/s",
    "topology.delay": "20 ms",
    "queue.limit": "250 packets",
    "loss.backward.model": "none",
    "udp.schedule": "none",
    "flows.main.count": 5,
    "flows.main.transport": "xcp-r",
    "traffic.other.start": "2 s",
    "traffic.other.rate": "3 %",
    "traffic.other.packet_size": "750 bytes",
}
CLAIM = {"h_cwnd": 1, "h_rtt": 2_000_000, "h_feedback": 2**31 - 1}


def delivered(kind: str, police: bool = False, **claim: int) -> int:
    """Returns the bytes that the five honest flows deliver beside a source."""
    overrides = {**SCENARIO, "traffic.other.kind": kind, "router.police": police}
    overrides |= {f"traffic.other.{name}": value for name, value in claim.items()}
    return xcpr.run("dumbbell", overrides=overrides).totals.delivered_bytes


if __name__ == "__main__":
    honest = delivered("cbr")
    print(f"beside plain UDP: {honest / 1e6:.1f} MB")
    for police in (False, True):
        of_honest = delivered("forged", police, **CLAIM) / honest
        print(f"beside a misreporting sender, claims {'' if police else 'un'}checked: {of_honest:.1%} of that")
