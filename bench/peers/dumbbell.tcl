# ns-2.35's side of comparisons: flows on the dumbbell of scenarios/dumbbell.toml, or on a parking lot, with ns-2's own
# protocols.
#
# usage: ns dumbbell.tcl seed=1 delay=100 buffer=4300 loss=0.12 udp=500
#   protocol: xcp, newreno (no SACK), sack (NewReno with SACK), hstcp (with SACK), linux-MODULE (its Linux modules)
#   flows; rate, access: of the bottleneck and of hosts' links, Mbit/s; delay: one-way delay of the bottleneck, ms; buffer: packets; queue: RED or
#   DropTail for TCP (XCP has its own); loss: of ACKs, from lossfrom s on; udp: peak of all UDP sources, Mbit/s; duration: s
#   hops: bottlenecks in a row; crossing: flows that cross one alone, for each of those in crossed, as 1,3
#   syn: "plain" leaves the slow-start threshold alone when a SYN times out; "ns" lets it fall to 2, as ns-2 does
#   overhead: each packet of a sender is late by a random time from none to that, us
#   windows: instead of the line below, print "time_s window_packets" of the first flow at this interval, s
# Prints one line "delivered_mb jain timeouts drops stddev_mb queue_packets", the last the (first) bottleneck's mean.
array set opt {
    seed 1 protocol xcp flows 10 rate 1000 access 1000 delay 100 buffer 4300 queue RED loss 0.12 lossfrom 0 udp 500 duration 50 syn ns overhead 0 windows 0 hops 1 crossing 0 crossed ""
}
source [file join [file dirname [info script]] ns2_common.tcl]
set sources 17
set steps {{0 0} {5 17} {10 8} {15 14} {20 4} {25 0} {30 17} {35 9} {40 3} {45 12}}
Agent/TCP set overhead_ [expr {$opt(overhead) * 1e-6}]
Agent/TCP set window_ [expr {$xcp ? 100000 : 25 * $opt(rate)}]

for {set hop 0} {$hop <= $opt(hops)} {incr hop} { set router($hop) [$ns node] }
set left $router(0)
set right $router($opt(hops))
# RED as in Katabi, Handley and Rohrs (SIGCOMM 2002): thresholds at 1/3 and 2/3 of the buffer, gentle.
Queue/RED set thresh_ [expr {$opt(buffer) / 3.0}]
Queue/RED set maxthresh_ [expr {$opt(buffer) * 2 / 3.0}]
Queue/RED set q_weight_ 0.002
Queue/RED set linterm_ 10
Queue/RED set gentle_ true
Queue/RED set bytes_ false
Queue/RED set queue_in_bytes_ false
Queue/RED set mean_pktsize_ 1000
Queue/RED set adaptive_ 0
for {set hop 0} {$hop < $opt(hops)} {incr hop} {
    bottleneck $router($hop) $router([expr {$hop + 1}]) $opt(queue)
}
set monitor [$ns monitor-queue $left $router(1) ""]
if {$opt(loss) > 0} { lossy $router(1) $left $opt(lossfrom) }

# Flow number i between two routers, whose hosts are 1 ms away.
proc flow {i from to} {
    global opt sender receiver
    lassign [transport] sender($i) receiver($i)
    $sender($i) set fid_ $i
    set start [expr {0.01 * $i}]
    transfer $sender($i) [host $from 1 $opt(buffer)] $receiver($i) [host $to 1 $opt(buffer)] $start
}
for {set i 0} {$i < $opt(flows)} {incr i} { flow $i $left $right }
foreach hop [split $opt(crossed) ,] {
    for {set k 0} {$k < $opt(crossing)} {incr k} {
        flow $i $router([expr {$hop - 1}]) $router($hop)
        incr i
    }
}

if {$opt(udp) > 0} {
    set interval [expr {$sources * 8000.0 / ($opt(udp) * 1e6)}]
    for {set k 0} {$k < $sources} {incr k} {
        set cbr($k) [udp [host $left 1 $opt(buffer)] [host $right 1 $opt(buffer)]]
        $cbr($k) set interval_ $interval
    }
    set on 0
    foreach step $steps {
        lassign $step time wanted
        for {set k $on} {$k < $wanted} {incr k} {
            $ns at [expr {$time + $k * $interval / $sources}] "$cbr($k) start"
        }
        for {set k $wanted} {$k < $on} {incr k} { $ns at $time "$cbr($k) stop" }
        set on $wanted
    }
}

proc finish {} {
    global ns opt sender receiver monitor
    if {$opt(windows) > 0} { exit 0 }
    set sum 0.0
    set squares 0.0
    set timeouts 0
    foreach i [array names sender] {
        set bytes [expr {double([$receiver($i) set bytes_])}]
        set sum [expr {$sum + $bytes}]
        set squares [expr {$squares + $bytes * $bytes}]
        incr timeouts [$sender($i) set nrexmit_]
    }
    set n [array size sender]
    set deviation [expr {sqrt(max(0, $squares / $n - ($sum / $n) ** 2))}]
    set queue [expr {[[$monitor get-pkts-integrator] set sum_] / [$ns now]}]
    puts [format "%.1f %.4f %d %d %.1f %.1f" [expr {$sum / 1e6}] [expr {$sum * $sum / ($n * $squares)}] \
        $timeouts [$monitor set pdrops_] [expr {$deviation / 1e6}] $queue]
    exit 0
}

# Until its first ACK a flow gets its threshold back every 10 ms.
proc spare_syn {} {
    global ns opt sender
    foreach i [array names sender] {
        if {[$sender($i) set ack_] < 0} { $sender($i) set ssthresh_ 1000000 }
    }
    $ns after 0.01 spare_syn
}
if {$opt(syn) eq "plain"} { $ns at 0 spare_syn }

proc sample {} {
    global ns opt sender
    puts [format "%.1f %.2f" [$ns now] [$sender(0) set cwnd_]]
    $ns after $opt(windows) sample
}
if {$opt(windows) > 0} { $ns at 0 sample }
$ns at $opt(duration) finish
$ns run
