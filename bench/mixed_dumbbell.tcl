# ns-2.35's flows on a dumbbell, each with a delay and a start of its own, ACKs that are lost, and UDP: for
# bench/random_networks.py, bench/ns2_mixes.py and bench/phases.py.
#
# usage: ns mixed_dumbbell.tcl seed=1 rate=20 delay=5 buffer=200 duration=20 step=2 flows=1:0,91:5
#   protocol: xcp, or newreno (no SACK) and linux-MODULE (ns-2's Linux modules, SACK), both on a drop-tail queue
#   rate, access: of the bottleneck and of hosts' links (the bottleneck's by default), Mbit/s
#   delay: one-way delay of the bottleneck, ms; buffer: packets; duration, step: s
#   flows: the one-way delay of each sender's link, ms, and the flow's start, s
#   loss: of ACKs; udp: the rate of a source while it is ON, Mbit/s, how long it is ON, s, and how often it begins, s
#   jitter: a packet leaves late by up to so many packets' times at the bottleneck; UDP's intervals vary unless it is 0
# UDP shares XCP's queue, as it does in xcpr's routers (prio_ 10 is the XCP code point).
# Prints "time bytes bytes ..." at each step: what every flow has received since its start.
array set opt {
    seed 1 protocol xcp rate 20 access 0 delay 5 buffer 200 duration 20 step 2 flows 1:0,91:5 loss 0 udp 0:0:0 jitter 0
}
foreach argument $argv {
    lassign [split $argument =] name value
    set opt($name) $value
}
if {$opt(access) == 0} { set opt(access) $opt(rate) }
set xcp [expr {$opt(protocol) eq "xcp"}]

ns-random $opt(seed)
remove-all-packet-headers
add-packet-header IP TCP Flags XCP RTP
Agent/TCP set minrto_ 1
Agent/TCP set tcpTick_ 0.01
Agent/TCP set packetSize_ 1000
Agent/TCP set useHeaders_ false
Agent/TCP set window_ 100000
Agent/TCP set overhead_ [expr {$opt(jitter) * 8000 / ($opt(rate) * 1e6)}]

set ns [new Simulator]
set left [$ns node]
set right [$ns node]
$ns duplex-link $left $right $opt(rate)Mb $opt(delay)ms [expr {$xcp ? "XCP" : "DropTail"}]
foreach {from to} [list $left $right $right $left] {
    $ns queue-limit $from $to $opt(buffer)
    if {$xcp} { [[$ns link $from $to] queue] set-link-capacity [expr {$opt(rate) * 1e6}] }
}

if {$opt(loss) > 0} {
    set stream [new RNG]
    $stream seed [expr {1000 + $opt(seed)}]
    set uniform [new RandomVariable/Uniform]
    $uniform use-rng $stream
    set model [new ErrorModel]
    $model unit pkt
    $model set rate_ $opt(loss)
    $model ranvar $uniform
    $model drop-target [new Agent/Null]
    $ns lossmodel $model $right $left
}

proc host {router delay} {
    global ns opt
    set node [$ns node]
    $ns duplex-link $node $router $opt(access)Mb ${delay}ms DropTail
    $ns queue-limit $node $router 1000000
    $ns queue-limit $router $node 1000000
    return $node
}

set receivers {}
foreach flow [split $opt(flows) ,] {
    lassign [split $flow :] delay start
    switch -glob $opt(protocol) {
        xcp     { lassign {Reno/XCP TCPSink/XCPSink} agent sink }
        newreno { lassign {Newreno TCPSink} agent sink }
        linux-* { lassign {Linux TCPSink/Sack1} agent sink }
    }
    set sender [new Agent/TCP/$agent]
    set receiver [new Agent/$sink]
    if {$agent eq "Linux"} {
        $sender set timestamps_ true
        $receiver set ts_echo_rfc1323_ true
        $ns at 0 "$sender select_ca [string range $opt(protocol) 6 end]"
    }
    $ns attach-agent [host $left $delay] $sender
    $ns attach-agent [host $right 1] $receiver
    $ns connect $sender $receiver
    set ftp [new Application/FTP]
    $ftp attach-agent $sender
    $ns at $start "$ftp start"
    lappend receivers $receiver
}

lassign [split $opt(udp) :] udp_rate udp_on udp_period
if {$udp_rate > 0} {
    set udp [new Agent/UDP]
    $udp set packetSize_ 1000
    $udp set prio_ 10
    set null [new Agent/Null]
    $ns attach-agent [host $left 1] $udp
    $ns attach-agent [host $right 1] $null
    $ns connect $udp $null
    set cbr [new Application/Traffic/CBR]
    $cbr set packetSize_ 1000
    $cbr set rate_ ${udp_rate}Mb
    $cbr set random_ [expr {$opt(jitter) > 0}]
    $cbr attach-agent $udp
    for {set time 0} {$time < $opt(duration)} {set time [expr {$time + $udp_period}]} {
        $ns at $time "$cbr start"
        if {$udp_on < $udp_period} { $ns at [expr {$time + $udp_on}] "$cbr stop" }
    }
}

proc show {} {
    global ns opt receivers
    set counts [lmap receiver $receivers { $receiver set bytes_ }]
    puts [format "%.1f %s" [$ns now] [join $counts " "]]
    $ns after $opt(step) show
}
$ns at 0 show
$ns at [expr {$opt(duration) + 0.001}] "exit 0"
$ns run
