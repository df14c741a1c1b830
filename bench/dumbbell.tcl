# ns-2's side of `make bench`: ten XCP flows on the dumbbell of scenarios/dumbbell.toml, with ns-2.35's own XCP.
#
# usage: ns dumbbell.tcl seed=1 delay=100 buffer=4300 loss=0.12 udp=500
#   delay: one-way delay of the bottleneck, ms; buffer: packets; loss: of ACKs; udp: peak of all UDP sources, Mbit/s
#   duration: s. Prints one line "delivered_mb jain timeouts drops".
# UDP packets share XCP's queue (prio_ 10 is the XCP code point), as they share the one FIFO of xcpr's routers.
array set opt {seed 1 delay 100 buffer 4300 loss 0.12 udp 500 duration 50}
foreach argument $argv {
    lassign [split $argument =] name value
    set opt($name) $value
}
set flows 10
set sources 17
set steps {{0 0} {5 17} {10 8} {15 14} {20 4} {25 0} {30 17} {35 9} {40 3} {45 12}}

ns-random $opt(seed)
remove-all-packet-headers
add-packet-header IP TCP Flags XCP RTP
Agent/TCP set minrto_ 1
Agent/TCP set tcpTick_ 0.01
Agent/TCP set packetSize_ 1000
Agent/TCP set useHeaders_ false
Agent/TCP set window_ 100000
Agent/UDP set packetSize_ 1000

set ns [new Simulator]
set left [$ns node]
set right [$ns node]
$ns duplex-link $left $right 1000Mb $opt(delay)ms XCP
foreach {from to} [list $left $right $right $left] {
    $ns queue-limit $from $to $opt(buffer)
    [[$ns link $from $to] queue] set-link-capacity 1e9
}
set monitor [$ns monitor-queue $left $right ""]

if {$opt(loss) > 0} {
    set stream [new RNG]
    $stream seed [expr {1000 + $opt(seed)}]
    set uniform [new RandomVariable/Uniform]
    $uniform use-rng $stream
    set model [new ErrorModel]
    $model unit pkt
    $model set rate_ $opt(loss)
    $model ranvar $uniform
    set sink [new Agent/Null]
    $ns attach-agent $left $sink
    $model drop-target $sink
    $ns lossmodel $model $right $left
}

# A host on a router, 1 Gbit/s and 1 ms away; its own queue has no end, the router's has the buffer's size.
proc host {router} {
    global ns opt
    set node [$ns node]
    $ns duplex-link $node $router 1000Mb 1ms DropTail
    $ns queue-limit $node $router 1000000
    $ns queue-limit $router $node $opt(buffer)
    return $node
}

for {set i 0} {$i < $flows} {incr i} {
    set sender($i) [new Agent/TCP/Reno/XCP]
    set receiver($i) [new Agent/TCPSink/XCPSink]
    $sender($i) set fid_ $i
    $ns attach-agent [host $left] $sender($i)
    $ns attach-agent [host $right] $receiver($i)
    $ns connect $sender($i) $receiver($i)
    set ftp [new Application/FTP]
    $ftp attach-agent $sender($i)
    $ns at [expr {0.01 * $i}] "$ftp start"
}

if {$opt(udp) > 0} {
    set interval [expr {$sources * 8000.0 / ($opt(udp) * 1e6)}]
    for {set k 0} {$k < $sources} {incr k} {
        set udp [new Agent/UDP]
        $udp set fid_ [expr {100 + $k}]
        $udp set prio_ 10
        set null [new Agent/Null]
        $ns attach-agent [host $left] $udp
        $ns attach-agent [host $right] $null
        $ns connect $udp $null
        set cbr($k) [new Application/Traffic/CBR]
        $cbr($k) set packetSize_ 1000
        $cbr($k) set interval_ $interval
        $cbr($k) set random_ 0
        $cbr($k) attach-agent $udp
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
    global opt flows sender receiver monitor
    set sum 0.0
    set squares 0.0
    set timeouts 0
    for {set i 0} {$i < $flows} {incr i} {
        set bytes [expr {double([$receiver($i) set bytes_])}]
        set sum [expr {$sum + $bytes}]
        set squares [expr {$squares + $bytes * $bytes}]
        incr timeouts [$sender($i) set nrexmit_]
    }
    puts [format "%.1f %.4f %d %d" [expr {$sum / 1e6}] [expr {$sum * $sum / ($flows * $squares)}] \
        $timeouts [$monitor set pdrops_]]
    exit 0
}
$ns at $opt(duration) finish
$ns run
