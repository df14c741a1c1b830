"""The tables of a scenario as classes. Written by ``make schema`` from the declarations of the keys."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import KW_ONLY, dataclass
from typing import Any, ClassVar, Literal, TypeAlias, TypedDict

from xcpr.scenarios.typed.table import (
    Directions,
    Frequency,
    Keys,
    Limit,
    Named,
    Packets,
    Rate,
    RateOrShare,
    Share,
    Size,
    Table,
    Time,
    UncheckedName,
)

__all__ = [
    "CbrTraffic",
    "CloneSession",
    "CoDel",
    "ControlPlane",
    "Controller",
    "CrcParameters",
    "CubicOptions",
    "Directions",
    "DropTail",
    "Dumbbell",
    "Entries",
    "FastOptions",
    "FatTree",
    "Flows",
    "FobsOptions",
    "ForgedTraffic",
    "Frames",
    "GilbertElliottLoss",
    "Graph",
    "HostPort",
    "Hosts",
    "HstcpOptions",
    "Jitter",
    "Line",
    "Link",
    "LinkDirection",
    "LossModel",
    "MisreportOptions",
    "MulticastGroup",
    "NoLoss",
    "Node",
    "OneRouter",
    "PacingOptions",
    "ParetoOnoffTraffic",
    "ParkingLot",
    "PathChange",
    "PeriodicTraffic",
    "Ping",
    "PsocketsOptions",
    "Queue",
    "QueueClass",
    "RackOptions",
    "RandomLoss",
    "RateTrace",
    "Recovery",
    "Red",
    "RenoOptions",
    "Reorder",
    "Route",
    "Router",
    "Routes",
    "RudpOptions",
    "SabulOptions",
    "ScenarioKeys",
    "Script",
    "Star",
    "TableEntry",
    "TcpOptions",
    "Topology",
    "Traffic",
    "TransfersTraffic",
    "Transport",
    "Tree",
    "TtpOptions",
    "UdpSchedule",
    "UdtOptions",
    "UncheckedName",
    "WebTraffic",
    "XcpOptions",
    "XcpROptions",
]


Recovery: TypeAlias = Literal[
    "rack",
    "rack-tlp",
    "sack",
    "newreno",
    "new-reno",
    "reno",
]
Transport: TypeAlias = Literal[
    "xcp",
    "xcp-r",
    "xcpr",
    "xcp_r",
    "rcp",
    "hpcc",
    "newreno",
    "new-reno",
    "reno",
    "hstcp",
    "highspeed",
    "scalable",
    "stcp",
    "bic",
    "bic-tcp",
    "cubic",
    "dctcp",
    "bbr",
    "bbrv3",
    "bbr3",
    "htcp",
    "h-tcp",
    "fast",
    "fast-tcp",
    "tcp-lp",
    "lp",
    "hstcp-lp",
    "psockets",
    "parallel",
    "drs",
    "right-sizing",
    "udt",
    "ttp",
    "sabul",
    "rudp",
    "rbudp",
    "fobs",
]


@dataclass(frozen=True, kw_only=True)
class Topology(Table):
    """The connections between nodes. Delays are one-way propagation delays.

    Attributes:
        rate: The rate of each link between routers that has none of its own; so is the delay. Default: "1 Gbit/s".
        delay: The one-way delay of each link between routers that has none of its own. Default: "50 ms".
        access_rate: The rate of each host's link that has none of its own; so is the delay. Absent: `FASTER` times the
            fastest link between routers.
        access_delay: The one-way delay of each host's link that has none of its own. Default: "1 ms".
        metric: The measure by which a path is the shortest; absent: hops.
    """

    rate: Rate | None = None
    delay: Time | None = None
    access_rate: Rate | None = None
    access_delay: Time | None = None
    metric: Literal["hops", "delay"] | None = None


@dataclass(frozen=True, kw_only=True)
class Dumbbell(Topology):
    """With `kind = "dumbbell"`: two routers; flows bring their hosts.

    Attributes:
        rtt: The round-trip propagation time across all bottlenecks of a row, from which the delay of each is computed.
    """

    VARIANT: ClassVar[Mapping[str, str]] = {"kind": "dumbbell"}
    rtt: Time | None = None


@dataclass(frozen=True, kw_only=True)
class ParkingLot(Topology):
    """With `kind = "parking-lot"`: routers in a row; flows bring their hosts.

    Attributes:
        hops: Bottleneck links in a row; above 1 only in a parking lot. From 1 to 64. Default: 1.
        rtt: The round-trip propagation time across all bottlenecks of a row, from which the delay of each is computed.
    """

    VARIANT: ClassVar[Mapping[str, str]] = {"kind": "parking-lot"}
    hops: int | None = None
    rtt: Time | None = None


@dataclass(frozen=True, kw_only=True)
class Line(Topology):
    """With `kind = "line"`: routers in a row with a host each, as Mininet's `linear`.

    Attributes:
        size: The size: in a line, routers with a host each; in a star, hosts. From 1 to 509.
    """

    VARIANT: ClassVar[Mapping[str, str]] = {"kind": "line"}
    size: int


@dataclass(frozen=True, kw_only=True)
class Star(Topology):
    """With `kind = "star"`: hosts at one router, as Mininet's `single`.

    Attributes:
        size: The size: in a line, routers with a host each; in a star, hosts. From 1 to 509.
    """

    VARIANT: ClassVar[Mapping[str, str]] = {"kind": "star"}
    size: int


@dataclass(frozen=True, kw_only=True)
class Tree(Topology):
    """With `kind = "tree"`: `depth` levels of routers, each with `fanout` below it, and hosts below the last, as
    Mininet's `tree`.

    Attributes:
        depth: The levels of routers in a tree. From 1 to 10.
        fanout: The nodes below each router in a tree. From 1 to 100.
    """

    VARIANT: ClassVar[Mapping[str, str]] = {"kind": "tree"}
    depth: int
    fanout: int


@dataclass(frozen=True, kw_only=True)
class FatTree(Topology):
    """With `kind = "fat-tree"`: a fat-tree of switches with k ports (Al-Fares, Loukissas and Vahdat, SIGCOMM 2008,
    section 2.2).

    Attributes:
        k: The ports of a switch in a fat-tree; even. From 2 to 24.
    """

    VARIANT: ClassVar[Mapping[str, str]] = {"kind": "fat-tree"}
    k: int


@dataclass(frozen=True, kw_only=True)
class Graph(Topology):
    """With `kind = "graph"`.

    Attributes:
        file: Nodes and links are what this file says: NAME.graphml, NAME.gml, NAME.json (node-link), NAME.xml (SNDlib),
            NAME.mn (MiniEdit), or FILE.py:CLASS(k=4) with a `Topo` of Mininet's.
    """

    VARIANT: ClassVar[Mapping[str, str]] = {"kind": "graph"}
    file: str | None = None


@dataclass(frozen=True, kw_only=True)
class HostPort(Table):
    """A further interface of a host. Its keys are those of the host's first one.

    Attributes:
        ip: A host's IPv4 address and the prefix of its subnet. Absent: an address in the prefix of its router.
        mac: A host's Ethernet address. Absent: made from its place in the network.
        gateway: The next hop of a host's packets to other subnets. Absent: the router at the other end of its link.
        arp: The Ethernet addresses that a host knows by IPv4 address; it finds those of other hosts by ARP.
        ipv6: A host's IPv6 address and the prefix of its subnet. Absent: it has none. Not with: mininet.
        ipv6_gateway: The next hop of a host's IPv6 packets to other subnets. Absent: the router at the other end of its
            link.
        ipv6_neighbours: The Ethernet addresses that a host knows by IPv6 address; it finds others by Neighbour
            Discovery.
    """

    ip: str | None = None
    mac: str | None = None
    gateway: str | None = None
    arp: Keys | None = None
    ipv6: str | None = None
    ipv6_gateway: str | None = None
    ipv6_neighbours: Keys | None = None


@dataclass(frozen=True, kw_only=True)
class Node(Table):
    """A node of a graph.

    Attributes:
        kind: A router or a host. Default: "router".
        at: Where pictures show it, x to the right and y upwards.
        ip: A host's IPv4 address and the prefix of its subnet. Absent: an address in the prefix of its router.
        mac: A host's Ethernet address. Absent: made from its place in the network.
        gateway: The next hop of a host's packets to other subnets. Absent: the router at the other end of its link.
        arp: The Ethernet addresses that a host knows by IPv4 address; it finds those of other hosts by ARP.
        ipv6: A host's IPv6 address and the prefix of its subnet. Absent: it has none. Not with: mininet.
        ipv6_gateway: The next hop of a host's IPv6 packets to other subnets. Absent: the router at the other end of its
            link.
        ipv6_neighbours: The Ethernet addresses that a host knows by IPv6 address; it finds others by Neighbour
            Discovery.
        interfaces: A host's further interfaces: eth1 is that of its second link, and so on. The keys above are those of
            eth0. Not with: mininet.
        routes: Gateways, or interfaces, of a host's packets by prefix; the longest prefix counts. Absent: the subnets
            of its interfaces, and all others by the first link. Not with: mininet.
    """

    kind: Literal["router", "host"] | None = None
    at: Sequence[float] | None = None
    ip: str | None = None
    mac: str | None = None
    gateway: str | None = None
    arp: Keys | None = None
    ipv6: str | None = None
    ipv6_gateway: str | None = None
    ipv6_neighbours: Keys | None = None
    interfaces: Named[HostPort] | None = None
    routes: Keys | None = None


@dataclass(frozen=True, kw_only=True)
class QueueClass(Table):
    """Keys of `[queue.classN]`.

    Attributes:
        dscp: The DSCPs of the class, by priority or drr, where the program chooses none; absent: no DSCP's, and class 0
            takes what is left.
        limit: The most that waits in the class, by priority or drr; absent: queue.limit.
        quantum: The bytes that a turn of drr gives the class. Default: "1514 bytes".
    """

    dscp: int | str | None = None
    limit: Limit | None = None
    quantum: Size | None = None


@dataclass(frozen=True, kw_only=True)
class Queue(Table):
    """Keys of `[queue]`.

    Attributes:
        limit: The most that waits, without the packet in transmission. Not with: bmv2 (bytes). Default: "2300 packets".
        classes: Several queues with that limit each: XCP's and best effort's (the discipline is the latter's), or one
            for each of the classes 0 to 7; absent: one queue. Not with: bmv2, tofino (xcp-and-best-effort), own-program
            (xcp-and-best-effort).
        class0: Keys of `[queue.classN]`.
        class1: Keys of `[queue.classN]`.
        class2: Keys of `[queue.classN]`.
        class3: Keys of `[queue.classN]`.
        class4: Keys of `[queue.classN]`.
        class5: Keys of `[queue.classN]`.
        class6: Keys of `[queue.classN]`.
        class7: Keys of `[queue.classN]`.
    """

    limit: Limit | None = None
    classes: Literal["xcp-and-best-effort", "priority", "drr"] | None = None
    class0: QueueClass | Keys | None = None
    class1: QueueClass | Keys | None = None
    class2: QueueClass | Keys | None = None
    class3: QueueClass | Keys | None = None
    class4: QueueClass | Keys | None = None
    class5: QueueClass | Keys | None = None
    class6: QueueClass | Keys | None = None
    class7: QueueClass | Keys | None = None


@dataclass(frozen=True, kw_only=True)
class DropTail(Queue):
    """With `discipline = "drop-tail"`: a packet that does not fit is dropped.

    Attributes:
        mark: A packet whose ends know ECN is marked where it finds so much waiting, DCTCP's K; absent: none is. Not
            with: bmv2.
    """

    VARIANT: ClassVar[Mapping[str, str]] = {"discipline": "drop-tail"}
    mark: Limit | None = None


@dataclass(frozen=True, kw_only=True)
class Red(Queue):
    """With `discipline = "red"`: random early detection: the longer the average queue, the more packets are dropped.

    Attributes:
        min_threshold: The average queue from which on packets are dropped, of the limit. Default: "33.33333333333333
            %".
        max_threshold: The average queue at which packets are dropped with max_probability, of the limit. Default:
            "66.66666666666666 %".
        max_probability: The probability of a drop at max_threshold. Default: "10 %".
        weight: The weight of a new sample in the average. From 1e-06 to 1.0. Default: 0.002.
        gentle: Whether the probability rises on to 1 at twice max_threshold instead of jumping there. Default: true.
        mark: Whether packets whose ends know ECN are marked where others are dropped; absent: they are dropped too.
    """

    VARIANT: ClassVar[Mapping[str, str]] = {"discipline": "red"}
    SUBTABLE: ClassVar[str] = "red"
    min_threshold: Share | None = None
    max_threshold: Share | None = None
    max_probability: Share | None = None
    weight: float | None = None
    gentle: bool | None = None
    mark: bool | None = None


@dataclass(frozen=True, kw_only=True)
class CoDel(Queue):
    """With `discipline = "codel"`: controlled delay: packets are dropped at the head while all wait longer than a
    target.

    Attributes:
        target: The delay of a queue that stands, which codel accepts. Default: "5 ms".
        interval: How long all packets wait longer than target before codel drops one; about the longest round-trip
            time. Default: "100 ms".
        mark: Whether packets whose ends know ECN are marked where others are dropped; absent: they are dropped too.
    """

    VARIANT: ClassVar[Mapping[str, str]] = {"discipline": "codel"}
    SUBTABLE: ClassVar[str] = "codel"
    target: Time | None = None
    interval: Time | None = None
    mark: bool | None = None


@dataclass(frozen=True, kw_only=True)
class LossModel(Table):
    """Keys of `[loss]`."""


@dataclass(frozen=True, kw_only=True)
class NoLoss(LossModel):
    """With `model = "none"`: none is."""

    VARIANT: ClassVar[Mapping[str, str]] = {"model": "none"}


@dataclass(frozen=True, kw_only=True)
class RandomLoss(LossModel):
    """With `model = "random"`: each with probability, by itself.

    Attributes:
        probability: The probability of each packet's loss, with model random.
    """

    VARIANT: ClassVar[Mapping[str, str]] = {"model": "random"}
    probability: Share


@dataclass(frozen=True, kw_only=True)
class GilbertElliottLoss(LossModel):
    """With `model = "gilbert-elliott"`: in bursts: good_to_bad, bad_to_good, loss_good, loss_bad.

    Attributes:
        good_to_bad: The probability of a step to the bad state after each packet, with model gilbert-elliott.
        bad_to_good: The probability of a step back to the good state.
        loss_good: The probability of a packet's loss in the good state.
        loss_bad: The probability of a packet's loss in the bad state.
    """

    VARIANT: ClassVar[Mapping[str, str]] = {"model": "gilbert-elliott"}
    good_to_bad: Share
    bad_to_good: Share
    loss_good: Share
    loss_bad: Share


@dataclass(frozen=True, kw_only=True)
class Reorder(Table):
    """Keys of `[reorder]`.

    Attributes:
        probability: The probability that a packet is late. Default: "0 %".
        delay: The time by which it is late, beside the link's delay. Default: "0 s".
    """

    probability: Share | None = None
    delay: Time | None = None


@dataclass(frozen=True, kw_only=True)
class Jitter(Table):
    """Keys of `[jitter]`.

    Attributes:
        distribution: The distribution of the time that each packet takes beside the link's delay, drawn for it alone.
            Not with: mininet. Default: "exponential".
        mean: The mean of that time; at 0 s there is none. Not with: mininet. Default: "0 s".
        order: Whether a packet waits for those before it, or may overtake them. Not with: mininet. Default:
            "preserved".
    """

    distribution: Literal["exponential", "uniform"] | None = None
    mean: Time | None = None
    order: Literal["preserved", "free"] | None = None


@dataclass(frozen=True, kw_only=True)
class LinkDirection(Table):
    """One direction of a link, where it has something of its own.

    Attributes:
        rate: The rate; absent: the topology's.
        delay: The one-way delay; absent: the topology's.
        queue: Keys of `[queue]`.
        loss: Keys of `[loss]`.
        reorder: Keys of `[reorder]`.
        jitter: Keys of `[jitter]`.
    """

    rate: Rate | None = None
    delay: Time | None = None
    queue: Queue | Keys | None = None
    loss: LossModel | Keys | None = None
    reorder: Reorder | Keys | None = None
    jitter: Jitter | Keys | None = None


@dataclass(frozen=True, kw_only=True)
class Link(Table):
    """A link: of a graph, or what one of another topology has of its own.

    Attributes:
        rate: The rate; absent: the topology's.
        delay: The one-way delay; absent: the topology's.
        queue: Keys of `[queue]`.
        loss: Keys of `[loss]`.
        reorder: Keys of `[reorder]`.
        jitter: Keys of `[jitter]`.
        ends: The two nodes; forward is from the first to the second.
        port1: The port of its first end, as Mininet's `addLink` has it; port2 is the second end's. Absent: the next
            free one of a router. A host has port 0. From 0 to 510.
        port2: The port of the second node; absent: the next free one. From 0 to 510.
        forward: From the first of its ends to the second, where that is not as the link; backward is the other
            direction.
        backward: One direction of a link, where it has something of its own.
    """

    rate: Rate | None = None
    delay: Time | None = None
    queue: Queue | Keys | None = None
    loss: LossModel | Keys | None = None
    reorder: Reorder | Keys | None = None
    jitter: Jitter | Keys | None = None
    ends: Sequence[str] | None = None
    port1: int | None = None
    port2: int | None = None
    forward: LinkDirection | Keys | None = None
    backward: LinkDirection | Keys | None = None


@dataclass(frozen=True, kw_only=True)
class Route(Table):
    """The way to a node that is not the shortest one.

    Attributes:
        path: Each router on it sends packets for the last node, and for hosts of that, to the next; other packets go
            the shortest way.
    """

    path: Sequence[str]


@dataclass(frozen=True, kw_only=True)
class Hosts(Table):
    """The TTL of hosts' packets, their cost for hosts, and the packets that hosts keep. Cost is the simulator's alone:
    real hosts cost what they cost.

    Attributes:
        profile: The host whose settings flows and sources of connections have where these name neither a profile nor
            the setting. Default: "linux-6".
        send_jitter: Percent of a packet's time at the sender's bottleneck: each packet of a sender leaves late by a
            time from none to that, drawn for it alone. Default: "100 %".
        packet_time: The time of each packet that an end takes or sends; each end has a processor of its own. Not with:
            mininet. Default: "0 s".
        sack_time: Time that each segment in flight adds to an ACK with SACK blocks. Linux before 4.15 looked at all of
            them, at about 40 ns each (its commit 75c119afe14f). Not with: mininet. Default: "0 s".
        receive_buffer: The packets that may wait for a busy processor; one packet more is lost. Default: "64 packets".
        txqueuelen: Packets that a host's interface holds, as Linux's txqueuelen. A full one takes none, and a TCP
            reduces its window as for a mark (Linux's tcp_enter_cwr). Absent: no limit. Not with: mininet.
        capture: Hosts that keep the frames which reach them, the first ten thousand of each. Frames for other MAC
            addresses are among them, as in a capture of tcpdump, which makes an interface promiscuous. Not with:
            mininet.
        arp: How hosts with addresses of their own find the Ethernet addresses of next hops: "static" has them in tables
            from the start, "dynamic" sends ARP requests (RFC 826), and Neighbour Solicitations for IPv6 (RFC 4861).
            Every host replies to them. Not with: mininet (dynamic). Default: "static".
        ttl: The TTL of packets of flows and traffic. Absent: 64, or more where the path of a flow passes more than 63
            routers. From 1 to 255.
    """

    profile: Literal["linux-6", "linux", "rfc", "ns-2", "ns2"] | None = None
    send_jitter: Share | None = None
    packet_time: Time | None = None
    sack_time: Time | None = None
    receive_buffer: Packets | None = None
    txqueuelen: Packets | None = None
    capture: Sequence[str] | None = None
    arp: Literal["static", "dynamic"] | None = None
    ttl: int | None = None


@dataclass(frozen=True, kw_only=True)
class Routes(Table):
    """Routes to all hosts by shortest paths, made for whatever the topology is.

    Attributes:
        table: With one key field, an IPv4 address: of kind lpm it gets prefixes, of kind exact each host. Absent: none.
        action: The action of the routes. Default: "".
        params: The role of each parameter: the "port" that leads there, the Ethernet address of the "next hop", or the
            port's "own". Default: a table.
    """

    table: str | None = None
    action: str | None = None
    params: Keys | None = None


@dataclass(frozen=True, kw_only=True)
class TableEntry(Table):
    """An entry of a table.

    Attributes:
        table: The table of the program.
        action: The action of the entry.
        match: By key field. Fields that are not exact may be left out; then they may be anything. Default: a table.
        params: The parameters of the action, by name. Default: a table.
        priority: The largest of several entries that match wins; ternary, range and optional fields need one. From 0 to
            2147483647. Default: 0.
        default: The action of a miss; without a match. Default: false.
        routers: Which routers have it; absent: all. Default: [].
    """

    table: str
    action: str
    match: Keys | None = None
    params: Keys | None = None
    priority: int | None = None
    default: bool | None = None
    routers: Sequence[str] | None = None


@dataclass(frozen=True, kw_only=True)
class CloneSession(Table):
    """Where packets go that are cloned under a number.

    Attributes:
        session: The number of the session, as `clone` has it. From 1 to 32767.
        ports: The ports that get a copy.
        bytes: The bytes that are kept of each; 0: all. From 0 to 65535. Default: 0.
        routers: The routers that get it; none: all. Default: [].
    """

    session: int
    ports: Sequence[Any]
    bytes: int | None = None
    routers: Sequence[str] | None = None


@dataclass(frozen=True, kw_only=True)
class MulticastGroup(Table):
    """Where the copies of packets go.

    Attributes:
        group: The number of the group, as `mcast_grp` has it. From 1 to 65535.
        ports: The ports that get a copy.
        routers: The routers that get it; none: all. Default: [].
    """

    group: int
    ports: Sequence[Any]
    routers: Sequence[str] | None = None


@dataclass(frozen=True, kw_only=True)
class CrcParameters(Table):
    """The parameters of a custom CRC, by BMv2's names (`set_crc16_parameters`, `set_crc32_parameters`).

    Attributes:
        polynomial: Without the highest term.
        initial_remainder: The register before the first byte; absent, as the keys below: BMv2's for the width.
        final_xor_value: The value that the result is XORed with.
        data_reflected: Whether the bits of each byte are reversed.
        remainder_reflected: Whether the bits of the result are reversed.
        routers: Which routers have it; absent: all. Default: [].
    """

    polynomial: int | str
    initial_remainder: int | str | None = None
    final_xor_value: int | str | None = None
    data_reflected: bool | None = None
    remainder_reflected: bool | None = None
    routers: Sequence[str] | None = None


@dataclass(frozen=True, kw_only=True)
class Entries(Table):
    """All that a router's control plane does before the run.

    Attributes:
        routes: Routes to all hosts by shortest paths, made for whatever the topology is.
        ipv6_routes: As `routes`, for a table with an IPv6 address of 128 bits as its key: each host with one has an
            entry.
        rows: An entry of a table.
        clone_sessions: Where packets go that are cloned under a number.
        multicast_groups: Where the copies of packets go.
        crc: By the calculation's name in p4c's JSON.
        p4runtime: A file with a WriteRequest of P4Runtime in protobuf's text format.
        runtime_json: A file sX-runtime.json as p4lang's tutorials have it.
        commands: A file of commands for BMv2's simple_switch_CLI.
        flow_rules: A file of flow rules as ONOS's REST API has them, for all routers.
    """

    routes: Routes | Keys | None = None
    ipv6_routes: Routes | Keys | None = None
    rows: Named[TableEntry] | None = None
    clone_sessions: Named[CloneSession] | None = None
    multicast_groups: Named[MulticastGroup] | None = None
    crc: Named[CrcParameters] | None = None
    p4runtime: str | None = None
    runtime_json: str | None = None
    commands: str | None = None
    flow_rules: str | None = None


@dataclass(frozen=True, kw_only=True)
class Router(Table):
    """The program of every router.

    Attributes:
        arithmetic: The controllers' arithmetic: "table" is that of a switch that can neither multiply nor divide. Not
            with: own-program. Default: "exact".
        program: A congestion control's folder in p4src/, or a file of p4c's JSON. Absent: the one that the transports
            need, and XCP where none does.
        p4info: The file of the P4Info of a program of one's own. Absent: one beside the program, else made from it.
        base_program: The program of ours that a program of one's own was made of: it speaks its header, and has its
            tables. Not with: mininet.
        layer: The layer at which a program of one's own forwards: 2 is an Ethernet switch, whose hosts are one subnet;
            3 is an IP router. Absent: 2 where the program never writes an Ethernet destination address, else 3. From 2
            to 3.
        target: The switch that the routers are, if it is not BMv2's architecture; a Tofino has tables for arithmetic.
            Not with: own-program, bmv2.
        police: Whether routers check what headers claim, and give nothing to flows that do not keep to it. Not with:
            own-program, tofino.
        entries: The entries of routers with a program of one's own.
        cpu_port: The port of programs of one's own that leads to their control plane. From 1 to 511.
        watch: Counters, registers, digests and packets to the CPU port of every router that are sampled. Not with:
            mininet, tofino.
    """

    arithmetic: Literal["exact", "table"] | None = None
    program: Literal["hpcc", "rcp", "xcp"] | UncheckedName | None = None
    p4info: str | None = None
    base_program: Literal["hpcc", "rcp", "xcp"] | None = None
    layer: int | None = None
    target: Literal["tofino"] | None = None
    police: bool | None = None
    entries: Entries | Keys | None = None
    cpu_port: int | None = None
    watch: Sequence[str] | None = None


@dataclass(frozen=True, kw_only=True)
class OneRouter(Table):
    """The program and the entries of one router, in the place of those of all.

    Attributes:
        program: Absent: router.program, which must then be one of your own.
        p4info: The file of the P4Info of this router's own program.
        base_program: Not with: mininet.
        layer: The layer at which this router forwards, 2 or 3. From 2 to 3.
        entries: All that a router's control plane does before the run.
    """

    program: str | None = None
    p4info: str | None = None
    base_program: Literal["hpcc", "rcp", "xcp"] | None = None
    layer: int | None = None
    entries: Entries | Keys | None = None


@dataclass(frozen=True, kw_only=True)
class Controller(Table):
    """A process that controls routers over P4Runtime while the network runs.

    Attributes:
        program: The file of a controller in Python, which this Python runs.
        command: Another program's command, in place of `program`. Sleeps of a Python in it are in the simulation's
            time.
        arguments: The arguments of the program or the command.
        stdin: The lines at its standard input, all there from the start, as for a command line of its own. Absent:
            none.
        folder: The working folder. Absent: that of `program`, or the present one.
    """

    program: str | None = None
    command: str | None = None
    arguments: Sequence[str] | None = None
    stdin: Sequence[str] | None = None
    folder: str | None = None


@dataclass(frozen=True, kw_only=True)
class ControlPlane(Table):
    """The way between routers and controllers. Router number n, from 0 on, has the numbers of the first plus n.

    Attributes:
        latency: The time for which an event is on its way to a controller, and a request on its way to a router;
            "measured": the real time that the controller takes. Default: "0 s".
        grpc_port: The TCP port of the first router's P4Runtime server. From 1 to 65535. Default: 9559.
        thrift_port: The Thrift port by which p4-utils' SimpleSwitchThriftAPI names the first router. From 1 to 65535.
            Default: 9090.
        device_id: The device id of the first router. From 0 to 9223372036854775807. Default: 1.
    """

    latency: str | None = None
    grpc_port: int | None = None
    thrift_port: int | None = None
    device_id: int | None = None


@dataclass(frozen=True, kw_only=True)
class XcpOptions(Table):
    """Options in `[flows.NAME.xcp]`.

    Attributes:
        fallback: What limits a sender on a path where no router answers. Default: "none".
    """

    fallback: Literal["none", "cubic"] | None = None


@dataclass(frozen=True, kw_only=True)
class PacingOptions(Table):
    """Options in `[flows.NAME.pacing]`.

    Attributes:
        share: The rate at which packets leave, of window / RTT; at 0 % they leave as the window opens; absent: 120 %
            with XCP and XCP-r, else 0 %.
        initial_burst: The first packets of a flow, which leave unpaced. Absent: by profile.
        slow_start_share: Pacing.share below half of ssthresh, of a flow that is paced; absent: as above it. Absent: by
            profile.
    """

    share: Share | None = None
    initial_burst: Packets | None = None
    slow_start_share: Share | None = None


@dataclass(frozen=True, kw_only=True)
class XcpROptions(Table):
    """Options in `[flows.NAME.xcp_r]`.

    Attributes:
        duplicate_acks: What the window in a duplicate ACK is worth. Default: "honour".
        on_loss: What a fast retransmit does to the window. Default: "halve-on-repeat".
        on_timeout: What a timeout does to the receiver's window. Default: "resynchronise".
    """

    duplicate_acks: Literal["honour", "ignore"] | None = None
    on_loss: Literal["halve-on-repeat", "keep", "halve", "halve-silently"] | None = None
    on_timeout: Literal["resynchronise", "restore"] | None = None


@dataclass(frozen=True, kw_only=True)
class MisreportOptions(Table):
    """Options in `[flows.NAME.misreport]`.

    Attributes:
        h_cwnd: Attack: H_cwnd on the wire, as a part of the window in use; absent: all of it.
        h_rtt: Attack: H_rtt on the wire, as a part of the smoothed round-trip time; absent: all of it.
        negative_feedback: Attack: the part of H_feedback below zero that the receiver counts; absent: all of it.
        cwnd_prime: Attack: cwnd' in every ACK, whatever the feedback; absent: the receiver's cwnd'.
    """

    h_cwnd: Share | None = None
    h_rtt: Share | None = None
    negative_feedback: Share | None = None
    cwnd_prime: Packets | None = None


@dataclass(frozen=True, kw_only=True)
class TcpOptions(Table):
    """Options in `[flows.NAME.tcp]`.

    Attributes:
        slow_start_growth: The packets by which one ACK widens the window in slow start. Absent: by profile.
        slow_start_exit: What ends slow start. Absent: by profile.
        window_validation: When a window counts as used, so that ACKs widen it. Absent: by profile.
        ssthresh_from: The amount of which a loss or a timeout leaves a share. Absent: by profile.
        lost_retransmission: What the loss of a retransmission does to the window. Absent: by profile.
        prr: Whether Proportional Rate Reduction spreads a reduction over a round trip (RFC 9937); recovery rack alone.
            Absent: by profile.
        min_rto_bounds: The part of the retransmission timeout that min_rto bounds. Absent: by profile.
        zero_window_probe: The segment that asks a receiver whose window has closed. Absent: by profile.
        slow_start_after_idle: Whether the window falls to the initial one after an idle time (RFC 5681 section 4.1).
            Absent: by profile.
        undo: The evidence that undoes the reduction of a spurious recovery or timeout. Absent: by profile.
    """

    slow_start_growth: Literal["rfc3465", "rfc5681", "linux"] | None = None
    slow_start_exit: Literal["loss", "hystart++", "hystart"] | None = None
    window_validation: Literal["rfc9438", "linux"] | None = None
    ssthresh_from: Literal["flight-size", "cwnd"] | None = None
    lost_retransmission: Literal["reduce", "keep"] | None = None
    prr: bool | None = None
    min_rto_bounds: Literal["rto", "variance"] | None = None
    zero_window_probe: Literal["segment", "empty"] | None = None
    slow_start_after_idle: bool | None = None
    undo: Literal["none", "eifel", "linux"] | None = None


@dataclass(frozen=True, kw_only=True)
class HstcpOptions(Table):
    """Options in `[flows.NAME.hstcp]`.

    Attributes:
        max_ssthresh: From here on slow start is limited (RFC 3742): half of it more per round trip. Default: "100
            packets".
    """

    max_ssthresh: Packets | None = None


@dataclass(frozen=True, kw_only=True)
class CubicOptions(Table):
    """Options in `[flows.NAME.cubic]`.

    Attributes:
        lookahead: How far ahead the target is on the cubic function. Absent: by profile.
        initial_growth: The share of a window by which it grows in a round trip at least, before a loss and after a
            timeout. Absent: by profile.
    """

    lookahead: Literal["srtt", "min-rtt"] | None = None
    initial_growth: Share | None = None


@dataclass(frozen=True, kw_only=True)
class FastOptions(Table):
    """Options in `[flows.NAME.fast]`.

    Attributes:
        alpha: What each flow keeps in queues; the bottleneck's must hold the sum over all flows. Default: "200
            packets".
        mi_threshold: Below this queueing delay the window doubles in a round trip. Default: "0 s".
    """

    alpha: Packets | None = None
    mi_threshold: Time | None = None


@dataclass(frozen=True, kw_only=True)
class PsocketsOptions(Table):
    """Options in `[flows.NAME.psockets]`.

    Attributes:
        connections: Connections that share the transfer; without it the number is searched for. From 1 to 32.
    """

    connections: int | None = None


@dataclass(frozen=True, kw_only=True)
class UdtOptions(Table):
    """Options in `[flows.NAME.udt]`.

    Attributes:
        variant: The rules of congestion control. Default: "udt4".
        nak: When a receiver names missing packets again. Default: "periodic".
        window: The most packets in flight, and what a receiver takes out of order. Default: "25600 packets".
    """

    variant: Literal["udt4", "ns2-2006"] | None = None
    nak: Literal["periodic", "once"] | None = None
    window: Packets | None = None


@dataclass(frozen=True, kw_only=True)
class TtpOptions(Table):
    """Options in `[flows.NAME.ttp]`.

    Attributes:
        chunk: Packets of data in a chunk. Default: "1000 packets".
        report_interval: N, the packets that a report covers. Default: "1024 packets".
        consecutive_losses: Q, the losses in a row that count as congestion. Default: "3 packets".
        threshold: When losses of the last n packets count as congestion. Default: "literal".
        delivery: What becomes of a chunk that can't be decoded. Default: "reliable".
        increase: What a report without losses adds to the rate. Default: "share".
        initial_loss: The link's loss before it is measured. Default: "50 %".
        averaged_reports: Reports that the expected loss is averaged over: a new one has 1 of so many parts. From 1 to
            1000. Default: 8.
        initial_rate: The first rate; absent: 80 % of the maximum.
        min_rate: The least rate; absent: 5 % of the maximum.
        max_rate: The highest rate; absent: the sender's interface's.
    """

    chunk: Packets | None = None
    report_interval: Packets | None = None
    consecutive_losses: Packets | None = None
    threshold: Literal["literal", "margin"] | None = None
    delivery: Literal["reliable", "unreliable"] | None = None
    increase: Literal["share", "packet"] | None = None
    initial_loss: Share | None = None
    averaged_reports: int | None = None
    initial_rate: Rate | None = None
    min_rate: Rate | None = None
    max_rate: Rate | None = None


@dataclass(frozen=True, kw_only=True)
class SabulOptions(Table):
    """Options in `[flows.NAME.sabul]`.

    Attributes:
        window: The most packets beyond the last ACK. Default: "25000 packets".
    """

    window: Packets | None = None


@dataclass(frozen=True, kw_only=True)
class RudpOptions(Table):
    """Options in `[flows.NAME.rudp]`.

    Attributes:
        rate: Of whole frames; without it that of the sender's interface.
        object: What is sent before the receiver is asked; a longer stream is several objects. Default: "65536 packets".
    """

    rate: Rate | None = None
    object: Packets | None = None


@dataclass(frozen=True, kw_only=True)
class FobsOptions(Table):
    """Options in `[flows.NAME.fobs]`.

    Attributes:
        rate: Of whole frames; without it that of the sender's interface.
        ack_every: New packets for which the receiver sends an ACK. Default: "64 packets".
        batch: Packets that leave at once, between two looks for an ACK. Default: "2 packets".
        chunk: What is sent until all of it has arrived; a longer stream is several chunks. Default: "65536 packets".
        congestion: What losses that last do to the sender. Default: "ignore".
        tolerated_loss: From more than this on losses are congestion. Default: "1 %".
    """

    rate: Rate | None = None
    ack_every: Packets | None = None
    batch: Packets | None = None
    chunk: Packets | None = None
    congestion: Literal["ignore", "slow", "tcp"] | None = None
    tolerated_loss: Share | None = None


@dataclass(frozen=True, kw_only=True)
class RackOptions(Table):
    """Options in `[flows.NAME.rack]`.

    Attributes:
        rtt: The delivery whose round-trip time judges losses. Absent: by profile.
        dup_thresh: The SACKed segments that end the wait for late ones, while no reordering was seen. Absent: by
            profile.
        tlp_max_ack_delay: The delayed ACK that a probe allows for with one packet in flight; absent: as long as the
            flow's receiver waits. Absent: by profile.
    """

    rtt: Literal["last-sent", "last-delivered"] | None = None
    dup_thresh: Literal["fixed", "adaptive"] | None = None
    tlp_max_ack_delay: Time | None = None


@dataclass(frozen=True, kw_only=True)
class RenoOptions(Table):
    """Options in `[flows.NAME.reno]`.

    Attributes:
        count_duplicates: Whether a duplicate ACK counts as a packet delivered, so that the ACK that follows widens the
            window by one less; recoveries newreno and reno alone. Absent: by profile.
    """

    count_duplicates: bool | None = None


@dataclass(frozen=True)
class Flows(Table):
    """A group of equal flows, each between a host pair of its own unless hosts are named.

    Attributes:
        transport: The congestion control, with its header. Default: "xcp".
        count: The number of flows. From 1 to 10000. Default: 10.
        fixed_transport: Whether an override of the scenario's `transport` leaves this group as it is; absent: no.
        recovery: How senders find and repair losses. Default: "rack".
        start: When the first flow starts. Default: "0 s".
        spacing: From one flow's start to the next one's. Default: "10 ms".
        stop: From then on the senders send nothing new; absent means to the run's end.
        transfer: Bytes to send; absent means without end.
        start_times: When each flow starts; absent: by `start` and `spacing`.
        transfers: Bytes that each flow sends; absent: `transfer`.
        file: A list of flows as CSV, in the place of their number, starts, sizes and nodes.
        profile: The host whose settings the flows have where the group does not name them; absent: `hosts.profile`.
        packet_size: A full data packet, as a whole Ethernet frame. Absent: by profile.
        initial_window: The window after set-up. Absent: by profile.
        max_window: The most packets in flight of each connection; absent: as the transport allows.
        min_rto: The shortest retransmission timeout. Absent: by profile.
        initial_rto: The retransmission timeout before a round-trip time is known. Absent: by profile.
        max_rto: Where doubling the timeout ends; absent: at 60 s (RFC 6298). Absent: by profile.
        ack_every: Packets in order for which there is one ACK. Absent: by profile. From 1 to 64.
        max_ack_delay: How long a receiver that does not acknowledge each packet holds an ACK back. Absent: by profile.
        quick_acks: ACKs of data that wait for no other packet, at a flow's start and after a duplicate. Absent: by
            profile. From 0 to 255.
        ecn: How marks of queues come back to the sender; absent: as the transport asks for, accurate with DCTCP.
        dscp: The DSCP of all packets, ACKs too, by which queues find their class; absent: 0.
        hops: First and last bottleneck link crossed; absent means all.
        direction: Backward: the senders are at the far end, and the data runs against that of the others. Default:
            "forward".
        source: The nodes of the senders, one after the other; absent means where the path along the bottlenecks begins.
        destination: The nodes of the receivers.
        address_family: The version of IP of the packets. Absent: "ipv4". Not with: mininet (ipv6).
        pairs: Pairs of ends that the flows share; absent means that each has its own. From 1 to 10000.
        access_delay: The delays of the first and the last sender's link, the others' evenly between; absent means the
            topology's.
        xcp: Options in `[flows.NAME.xcp]`.
        pacing: Options in `[flows.NAME.pacing]`.
        xcp_r: Options in `[flows.NAME.xcp_r]`.
        misreport: Options in `[flows.NAME.misreport]`.
        tcp: Options in `[flows.NAME.tcp]`.
        hstcp: Options in `[flows.NAME.hstcp]`.
        cubic: Options in `[flows.NAME.cubic]`.
        fast: Options in `[flows.NAME.fast]`.
        psockets: Options in `[flows.NAME.psockets]`.
        udt: Options in `[flows.NAME.udt]`.
        ttp: Options in `[flows.NAME.ttp]`.
        sabul: Options in `[flows.NAME.sabul]`.
        rudp: Options in `[flows.NAME.rudp]`.
        fobs: Options in `[flows.NAME.fobs]`.
        rack: Options in `[flows.NAME.rack]`.
        reno: Options in `[flows.NAME.reno]`.
    """

    transport: Transport | UncheckedName | None = None
    count: int | None = None
    _: KW_ONLY
    fixed_transport: bool | None = None
    recovery: Recovery | None = None
    start: Time | None = None
    spacing: Time | None = None
    stop: Time | None = None
    transfer: Size | None = None
    start_times: Sequence[Any] | None = None
    transfers: Sequence[Any] | None = None
    file: str | None = None
    profile: Literal["linux-6", "linux", "rfc", "ns-2", "ns2"] | None = None
    packet_size: Size | None = None
    initial_window: Packets | None = None
    max_window: Packets | None = None
    min_rto: Time | None = None
    initial_rto: Time | None = None
    max_rto: Time | None = None
    ack_every: int | None = None
    max_ack_delay: Time | None = None
    quick_acks: int | None = None
    ecn: Literal["none", "classic", "accurate"] | None = None
    dscp: int | str | None = None
    hops: str | None = None
    direction: Literal["forward", "backward"] | None = None
    source: str | Sequence[str] | None = None
    destination: str | Sequence[str] | None = None
    address_family: Literal["ipv4", "ipv6"] | None = None
    pairs: int | None = None
    access_delay: str | None = None
    xcp: XcpOptions | Keys | None = None
    pacing: PacingOptions | Keys | None = None
    xcp_r: XcpROptions | Keys | None = None
    misreport: MisreportOptions | Keys | None = None
    tcp: TcpOptions | Keys | None = None
    hstcp: HstcpOptions | Keys | None = None
    cubic: CubicOptions | Keys | None = None
    fast: FastOptions | Keys | None = None
    psockets: PsocketsOptions | Keys | None = None
    udt: UdtOptions | Keys | None = None
    ttp: TtpOptions | Keys | None = None
    sabul: SabulOptions | Keys | None = None
    rudp: RudpOptions | Keys | None = None
    fobs: FobsOptions | Keys | None = None
    rack: RackOptions | Keys | None = None
    reno: RenoOptions | Keys | None = None


@dataclass(frozen=True, kw_only=True)
class UdpSchedule(Table):
    """ON/OFF traffic along the whole row of bottlenecks, by a schedule of udp-schedules.toml.

    Attributes:
        schedule: The name of a schedule of udp-schedules.toml. Default: "none".
    """

    schedule: str | None = None


@dataclass(frozen=True, kw_only=True)
class Traffic(Table):
    """A traffic source along the whole row of bottlenecks, with hosts of its own.

    Attributes:
        direction: Backward: against the direction of the others. Default: "forward".
        source: The nodes of the senders, as in a group of flows.
        destination: The nodes of the receivers.
        address_family: The version of IP of its packets. Absent: "ipv4". Not with: mininet (ipv6).
        start: When the source begins. Default: "0 s".
        stop: From then on nothing new is sent; absent means to the run's end.
        packet_size: A full data packet, as a whole Ethernet frame. Datagrams without it have 1 kB. Absent: by profile.
        pairs: Pairs of ends that share the connections. From 1 to 100. Default: 4.
        transport: The transport of connections. Default: "newreno".
        fixed_transport: Whether an override of the scenario's `transport` leaves this source as it is; absent: no.
        recovery: How senders find and repair losses. Default: "rack".
        shape: The shape of the Pareto distributions. From 1.01 to 10.0. Default: 1.5.
        profile: The host whose settings connections have where the source does not name them; absent: `hosts.profile`.
        initial_window: The initial window of each connection; absent: by the profile. So are the others. Absent: by
            profile.
        min_rto: The shortest retransmission timeout. Absent: by profile.
        initial_rto: The retransmission timeout before a round-trip time is known. Absent: by profile.
        dscp: The DSCP of all its packets, by which queues find their class; absent: 0.
        xcp: Options in `[flows.NAME.xcp]`.
        pacing: Options in `[flows.NAME.pacing]`.
        xcp_r: Options in `[flows.NAME.xcp_r]`.
        misreport: Options in `[flows.NAME.misreport]`.
        tcp: Options in `[flows.NAME.tcp]`.
        hstcp: Options in `[flows.NAME.hstcp]`.
        cubic: Options in `[flows.NAME.cubic]`.
        fast: Options in `[flows.NAME.fast]`.
        psockets: Options in `[flows.NAME.psockets]`.
        udt: Options in `[flows.NAME.udt]`.
        ttp: Options in `[flows.NAME.ttp]`.
        sabul: Options in `[flows.NAME.sabul]`.
        rudp: Options in `[flows.NAME.rudp]`.
        fobs: Options in `[flows.NAME.fobs]`.
        rack: Options in `[flows.NAME.rack]`.
        reno: Options in `[flows.NAME.reno]`.
    """

    direction: Literal["forward", "backward"] | None = None
    source: str | Sequence[str] | None = None
    destination: str | Sequence[str] | None = None
    address_family: Literal["ipv4", "ipv6"] | None = None
    start: Time | None = None
    stop: Time | None = None
    packet_size: Size | None = None
    pairs: int | None = None
    transport: Transport | UncheckedName | None = None
    fixed_transport: bool | None = None
    recovery: Recovery | None = None
    shape: float | None = None
    profile: Literal["linux-6", "linux", "rfc", "ns-2", "ns2"] | None = None
    initial_window: Packets | None = None
    min_rto: Time | None = None
    initial_rto: Time | None = None
    dscp: int | str | None = None
    xcp: XcpOptions | Keys | None = None
    pacing: PacingOptions | Keys | None = None
    xcp_r: XcpROptions | Keys | None = None
    misreport: MisreportOptions | Keys | None = None
    tcp: TcpOptions | Keys | None = None
    hstcp: HstcpOptions | Keys | None = None
    cubic: CubicOptions | Keys | None = None
    fast: FastOptions | Keys | None = None
    psockets: PsocketsOptions | Keys | None = None
    udt: UdtOptions | Keys | None = None
    ttp: TtpOptions | Keys | None = None
    sabul: SabulOptions | Keys | None = None
    rudp: RudpOptions | Keys | None = None
    fobs: FobsOptions | Keys | None = None
    rack: RackOptions | Keys | None = None
    reno: RenoOptions | Keys | None = None


@dataclass(frozen=True, kw_only=True)
class CbrTraffic(Traffic):
    """With `kind = "cbr"`.

    Attributes:
        rate: The rate of frames, or a share of the bottleneck's: always, on average ("periodic"), of each connection
            while ON.
    """

    VARIANT: ClassVar[Mapping[str, str]] = {"kind": "cbr"}
    rate: RateOrShare


@dataclass(frozen=True, kw_only=True)
class PeriodicTraffic(Traffic):
    """With `kind = "periodic"`.

    Attributes:
        rate: The rate of frames, or a share of the bottleneck's: always, on average ("periodic"), of each connection
            while ON.
        period: The time from one ON phase to the next one.
        duty: The share of a period in which the source is ON.
    """

    VARIANT: ClassVar[Mapping[str, str]] = {"kind": "periodic"}
    rate: RateOrShare
    period: Time
    duty: Share


@dataclass(frozen=True, kw_only=True)
class ForgedTraffic(Traffic):
    """With `kind = "forged"`.

    Attributes:
        rate: The rate of frames, or a share of the bottleneck's: always, on average ("periodic"), of each connection
            while ON.
        h_cwnd: The sender's window as a forged header claims it, in bytes. From 0 to 4294967295.
        h_rtt: Its round-trip time, in microseconds; 0: not known. From 0 to 4294967295.
        h_feedback: How much its window should grow, in bytes. From -2147483648 to 2147483647.
    """

    VARIANT: ClassVar[Mapping[str, str]] = {"kind": "forged"}
    rate: RateOrShare
    h_cwnd: int
    h_rtt: int
    h_feedback: int


@dataclass(frozen=True, kw_only=True)
class ParetoOnoffTraffic(Traffic):
    """With `kind = "pareto-onoff"`.

    Attributes:
        count: Connections. From 1 to 50000.
        rate: The rate of frames, or a share of the bottleneck's: always, on average ("periodic"), of each connection
            while ON.
        on_mean: The mean time of an ON phase.
        off_mean: The mean time of an OFF phase.
    """

    VARIANT: ClassVar[Mapping[str, str]] = {"kind": "pareto-onoff"}
    count: int
    rate: RateOrShare
    on_mean: Time
    off_mean: Time


@dataclass(frozen=True, kw_only=True)
class WebTraffic(Traffic):
    """With `kind = "web"`.

    Attributes:
        arrivals: Poisson arrivals of transfers, on average.
        size_mean: Payload of a transfer.
        load: The payload of transfers on average, as a share of the bottleneck's rate, in place of `arrivals`.
    """

    VARIANT: ClassVar[Mapping[str, str]] = {"kind": "web"}
    arrivals: Frequency | None = None
    size_mean: Size
    load: Share | None = None


@dataclass(frozen=True, kw_only=True)
class TransfersTraffic(Traffic):
    """With `kind = "transfers"`.

    Attributes:
        arrivals: Poisson arrivals of transfers, on average.
        sizes: The distribution of payloads, of flow-sizes.toml.
        load: The payload of transfers on average, as a share of the bottleneck's rate, in place of `arrivals`.
    """

    VARIANT: ClassVar[Mapping[str, str]] = {"kind": "transfers"}
    arrivals: Frequency | None = None
    sizes: str
    load: Share | None = None


@dataclass(frozen=True, kw_only=True)
class Frames(Table):
    """Frames that a host sends as they are. In the simulator alone.

    Attributes:
        source: A host of the topology.
        layers: The headers and the payload of the frame, from the outermost on; absent: the packets of `pcap`.
        start: When the first frame is sent. Default: "0 s".
        every: From one to the next. Default: "1 s".
        count: How many frames are sent. From 1 to 100000. Default: 1.
        packet_size: The whole Ethernet frame: zeros are behind the layers. Absent: the layers'.
        pcap: A capture file, pcap or pcapng, whose packets the host sends at their times.
        packets: The packets of the capture: time in ns after the first, bytes, and the bytes in hexadecimal.
        scale: The factor of the times between the packets of a capture: 2 sends at half the rate. From 1e-06 to
            1000000.0. Default: 1.0.
        addresses: IPv4 addresses of a capture, with the hosts that have them here. Then the host sends the packets of
            its own address, with the addresses of the hosts. Absent: all packets, as they are.
    """

    source: str
    layers: Sequence[Any] | None = None
    start: Time | None = None
    every: Time | None = None
    count: int | None = None
    packet_size: Size | None = None
    pcap: str | None = None
    packets: Sequence[Sequence[Any]] | None = None
    scale: float | None = None
    addresses: Keys | None = None


@dataclass(frozen=True, kw_only=True)
class Ping(Table):
    """ICMP echo requests, as Linux's ping sends them. Every host replies to them.

    Attributes:
        source: The host that sends them.
        destination: A host, or an IP address, for example "10.0.1.10" of a gateway.
        address_family: The version of IP towards a host. Absent: "ipv4".
        count: How many requests are sent. From 1 to 65535. Default: 10.
        start: When the first request is sent. Default: "0 s".
        interval: From one request to the next. Default: "1 s".
        size: The payload of a request, behind 8 bytes of ICMP header; for IPv6 20 bytes less are allowed. Default: "56
            bytes".
        ttl: The TTL of the requests; absent: that of hosts. From 1 to 255.
    """

    source: str
    destination: str
    address_family: Literal["ipv4", "ipv6"] | None = None
    count: int | None = None
    start: Time | None = None
    interval: Time | None = None
    size: Size | None = None
    ttl: int | None = None


@dataclass(frozen=True, kw_only=True)
class Script(Table):
    """A Python program on a host, in virtual time; it reaches the network by Scapy. In the simulator alone.

    Attributes:
        host: A host of the topology.
        file: The program's file, beside the scenario's file.
        args: The program's arguments. Default: [].
        start: When it starts. Default: "0 s".
        stdin: The lines of its standard input, which input() returns one after the other; absent: input() is refused.
    """

    host: str
    file: str
    args: Sequence[str] | None = None
    start: Time | None = None
    stdin: Sequence[str] | None = None


@dataclass(frozen=True, kw_only=True)
class PathChange(Table):
    """From a moment on, a link has another rate or delay, or loses packets in another way.

    Attributes:
        at: When the link changes, from the start of the run.
        link: The link that changes. Default: "bottleneck".
        direction: The direction that changes. Default: "both".
        rate: 0 while the link is down.
        delay: The new one-way delay; absent: as before.
        loss: The new loss model; absent: as before.
        update_routers: Whether the controller configures the routers with a new rate. Default: true.
    """

    at: Time
    link: str | None = None
    direction: Literal["forward", "backward", "both"] | None = None
    rate: Rate | None = None
    delay: Time | None = None
    loss: LossModel | Keys | None = None
    update_routers: bool | None = None


@dataclass(frozen=True, kw_only=True)
class RateTrace(Table):
    """The rates of a link, one after the other, and from the start again where they end before the run.

    Attributes:
        link: The link whose rate follows the trace. Default: "bottleneck".
        direction: The direction whose rate follows the trace. Default: "forward".
        interval: For which each rate holds. Default: "100 ms".
        rates: The rates, one after the other; absent: those of `file`.
        file: A trace of mahimahi's in the place of rates.
        update_routers: Whether the controller configures the routers with each rate. Default: true.
    """

    link: str | None = None
    direction: Literal["forward", "backward", "both"] | None = None
    interval: Time | None = None
    rates: Sequence[Any] | None = None
    file: str | None = None
    update_routers: bool | None = None


class ScenarioKeys(TypedDict, total=False):
    """The keys of a scenario.

    Attributes:
        title: The title of reports and figures.
        duration: The simulated time of the run. Default: "50 s".
        sample_interval: The time between two samples of a time series. Default: "100 ms".
        transport: The transport of groups of flows, and of traffic sources with connections, that name none. An
            override is that of all of them without `fixed_transport`.
        queue_sample_interval: The time between two samples of a queue for its mean and quantiles. Default: "1 ms".
        topology: The connections between nodes. Delays are one-way propagation delays.
        nodes: A node of a graph.
        links: A link: of a graph, or what one of another topology has of its own.
        routes: The way to a node that is not the shortest one.
        hosts: The TTL of hosts' packets, their cost for hosts, and the packets that hosts keep. Cost is the simulator's
            alone: real hosts cost what they cost.
        router: The program of every router.
        routers: The program and the entries of one router, in the place of those of all. Not with: tofino.
        controllers: A process that controls routers over P4Runtime while the network runs. Not with: mininet.
        control_plane: The way between routers and controllers. Router number n, from 0 on, has the numbers of the first
            plus n.
        queue: The queue of every router port. Hosts' own queues are unlimited.
        loss: Keys of `[loss]` for both directions of links, `[loss.forward]` and `[loss.backward]`.
        reorder: Keys of `[reorder]` for both directions of links, `[reorder.forward]` and `[reorder.backward]`.
        jitter: Keys of `[jitter]` for both directions of links, `[jitter.forward]` and `[jitter.backward]`.
        flows: A group of equal flows, each between a host pair of its own unless hosts are named.
        udp: ON/OFF traffic along the whole row of bottlenecks, by a schedule of udp-schedules.toml.
        traffic: A traffic source along the whole row of bottlenecks, with hosts of its own.
        frames: Frames that a host sends as they are. In the simulator alone. Not with: mininet.
        pings: ICMP echo requests, as Linux's ping sends them. Every host replies to them. Not with: mininet.
        scripts: A Python program on a host, in virtual time; it reaches the network by Scapy. In the simulator alone.
            Not with: mininet.
        path_changes: From a moment on, a link has another rate or delay, or loses packets in another way. Not with:
            bmv2.
        traces: The rates of a link, one after the other, and from the start again where they end before the run. Not
            with: bmv2.
        ignored: Sentences on keys and fields of files that have no effect: readers of files write them, and results
            keep them.
    """

    title: str
    duration: Time
    sample_interval: Time
    transport: Transport | UncheckedName
    queue_sample_interval: Time
    topology: Topology | Keys
    nodes: Named[Node]
    links: Named[Link]
    routes: Named[Route]
    hosts: Hosts | Keys
    router: Router | Keys
    routers: Named[OneRouter]
    controllers: Named[Controller]
    control_plane: ControlPlane | Keys
    queue: Queue | Keys
    loss: LossModel | Directions[LossModel] | Keys
    reorder: Reorder | Directions[Reorder] | Keys
    jitter: Jitter | Directions[Jitter] | Keys
    flows: Named[Flows]
    udp: UdpSchedule | Keys
    traffic: Named[Traffic]
    frames: Named[Frames]
    pings: Named[Ping]
    scripts: Named[Script]
    path_changes: Named[PathChange]
    traces: Named[RateTrace]
    ignored: Sequence[str]
