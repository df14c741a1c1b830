# ns-2.35's XCP flows over bottlenecks in a row. cpp/described.h says what the arguments mean, and what is printed.
# More of them: seed, by which the routers' first timers end; target, the part of a link's rate that its router knows.
array set opt {
    seed 1 protocol xcp rate 100 access 1000 delay 48 hops 1 buffer 833 packet 1500 duration 40 step 0.1
    flows 1:1:1:0 rates "" target 1
}
source [file join [file dirname [info script]] ns2_common.tcl]
Agent/TCP set packetSize_ $opt(packet)
Agent/TCP set window_ 100000

set endless 1000000
for {set hop 0} {$hop <= $opt(hops)} {incr hop} { set router($hop) [$ns node] }
for {set hop 0} {$hop < $opt(hops)} {incr hop} {
    bottleneck $router($hop) $router([expr {$hop + 1}]) DropTail
    lappend monitors [$ns monitor-queue $router($hop) $router([expr {$hop + 1}]) ""]
}
set watched [lindex $monitors 0]

set receivers {}
foreach flow [split $opt(flows) ,] {
    lassign [split $flow :] first last access start
    lassign [transport] sender receiver
    set from [host $router([expr {$first - 1}]) $access $endless]
    transfer $sender $from $receiver [host $router($last) 1 $endless] $start
    lappend receivers $receiver
}

# A bottleneck has a rate, kbit/s, and its router knows.
proc capacity {hop kbps} {
    global ns opt router
    set link [$ns link $router([expr {$hop - 1}]) $router($hop)]
    [$link link] set bandwidth_ [expr {$kbps * 1e3}]
    [$link queue] set-link-capacity [expr {$kbps * 1e3 * $opt(target)}]
}
for {set hop 1} {$hop <= $opt(hops)} {incr hop} { capacity $hop [expr {$opt(rate) * 1e3}] }
set rates [lassign [split $opt(rates) :] interval]
set time 0
while {[llength $rates] > 0 && $time < $opt(duration)} {
    foreach kbps $rates {
        $ns at $time "capacity 1 $kbps"
        set time [expr {$time + $interval / 1000.0}]
    }
}

proc look {} {
    global ns opt watched monitors receivers sum most count ticks
    set waiting [$watched set pkts_]
    set sum [expr {$sum + $waiting}]
    set most [expr {max($most, $waiting)}]
    incr count
    if {$ticks % round($opt(step) * 1000) == 0} {
        set drops 0
        foreach monitor $monitors { incr drops [$monitor set pdrops_] }
        set counts [lmap receiver $receivers { $receiver set bytes_ }]
        puts [format "%.1f %.2f %d %d %s" [$ns now] [expr {$sum / $count}] $most $drops [join $counts " "]]
        set sum 0.0
        set most 0
        set count 0
    }
    incr ticks
    $ns at [expr {$ticks / 1000.0}] look
}
set sum 0.0
set most 0
set count 0
set ticks 0
$ns at 0 look
$ns at [expr {$opt(duration) + 0.0005}] "exit 0"
$ns run
