# ns-2.35's XCP on a dumbbell whose flows have unlike round trips, beside bench/mixes.py.
#
# usage: ns mixes.tcl seed=1 rate=20 delay=5 buffer=200 duration=20 step=2 flows=1:0,91:5
#   rate: of the bottleneck and of hosts' links, Mbit/s; delay: one-way delay of the bottleneck, ms; buffer: packets
#   duration, step: s; flows: the one-way delay of each sender's link, ms, and the flow's start, s
# Prints "time bytes bytes ..." at each step: what every flow has received since its start.
array set opt { seed 1 rate 20 delay 5 buffer 200 duration 20 step 2 flows 1:0,91:5 }
foreach argument $argv {
    lassign [split $argument =] name value
    set opt($name) $value
}

ns-random $opt(seed)
remove-all-packet-headers
add-packet-header IP TCP Flags XCP
Agent/TCP set minrto_ 1
Agent/TCP set tcpTick_ 0.01
Agent/TCP set packetSize_ 1000
Agent/TCP set useHeaders_ false
Agent/TCP set window_ 100000

set ns [new Simulator]
set left [$ns node]
set right [$ns node]
$ns duplex-link $left $right $opt(rate)Mb $opt(delay)ms XCP
foreach {from to} [list $left $right $right $left] {
    $ns queue-limit $from $to $opt(buffer)
    [[$ns link $from $to] queue] set-link-capacity [expr {$opt(rate) * 1e6}]
}

proc host {router delay} {
    global ns opt
    set node [$ns node]
    $ns duplex-link $node $router $opt(rate)Mb ${delay}ms DropTail
    $ns queue-limit $node $router 1000000
    $ns queue-limit $router $node 1000000
    return $node
}

set receivers {}
foreach flow [split $opt(flows) ,] {
    lassign [split $flow :] delay start
    set sender [new Agent/TCP/Reno/XCP]
    set receiver [new Agent/TCPSink/XCPSink]
    $ns attach-agent [host $left $delay] $sender
    $ns attach-agent [host $right 1] $receiver
    $ns connect $sender $receiver
    set ftp [new Application/FTP]
    $ftp attach-agent $sender
    $ns at $start "$ftp start"
    lappend receivers $receiver
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
