# ns-2.35's flows on a dumbbell, each with a delay and a start of its own, ACKs that are lost, and UDP: for
# bench/peers/random_networks.py, bench/peers/ns2_mixes.py and bench/stalls/phases.py.
#
# usage: ns mixed_dumbbell.tcl seed=1 rate=20 delay=5 buffer=200 duration=20 step=2 flows=1:0,91:5
#   protocol: xcp, or newreno (no SACK) and linux-MODULE (ns-2's Linux modules, SACK), both on a drop-tail queue
#   rate, access: of the bottleneck and of hosts' links (the bottleneck's by default), Mbit/s
#   delay: one-way delay of the bottleneck, ms; buffer: packets; duration, step: s
#   flows: the one-way delay of each sender's link, ms, and the flow's start, s
#   loss: of ACKs; udp: the rate of a source while it is ON, Mbit/s, how long it is ON, s, and how often it begins, s
#   jitter: a packet leaves late by up to so many packets' times at the bottleneck; UDP's intervals vary unless it is 0
# Prints "time bytes bytes ..." at each step: what every flow has received since its start.
array set opt {
    seed 1 protocol xcp rate 20 access 0 delay 5 buffer 200 duration 20 step 2 flows 1:0,91:5 loss 0 udp 0:0:0 jitter 0
}
source [file join [file dirname [info script]] ns2_common.tcl]
if {$opt(access) == 0} { set opt(access) $opt(rate) }
Agent/TCP set window_ 100000
Agent/TCP set overhead_ [expr {$opt(jitter) * 8000 / ($opt(rate) * 1e6)}]

set endless 1000000
set left [$ns node]
set right [$ns node]
bottleneck $left $right DropTail
if {$opt(loss) > 0} { lossy $right $left 0 }

set receivers {}
foreach flow [split $opt(flows) ,] {
    lassign [split $flow :] delay start
    lassign [transport] sender receiver
    transfer $sender [host $left $delay $endless] $receiver [host $right 1 $endless] $start
    lappend receivers $receiver
}

lassign [split $opt(udp) :] udp_rate udp_on udp_period
if {$udp_rate > 0} {
    set cbr [udp [host $left 1 $endless] [host $right 1 $endless]]
    $cbr set rate_ ${udp_rate}Mb
    $cbr set random_ [expr {$opt(jitter) > 0}]
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
