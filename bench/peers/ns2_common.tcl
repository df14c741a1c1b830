# The settings, links, transports and UDP that dumbbell.tcl and mixed_dumbbell.tcl share. Both fill
# opt with defaults before.
foreach argument $argv {
    lassign [split $argument =] name value
    set opt($name) $value
}
set xcp [expr {$opt(protocol) eq "xcp"}]

ns-random $opt(seed)
remove-all-packet-headers
add-packet-header IP TCP Flags XCP RTP
Agent/TCP set minrto_ 1
Agent/TCP set tcpTick_ 0.01
Agent/TCP set packetSize_ 1000
Agent/TCP set useHeaders_ false
Agent/UDP set packetSize_ 1000
set ns [new Simulator]

# A bottleneck whose queues have the buffer's size either way. A discipline is for TCP: XCP has its own.
proc bottleneck {left right discipline} {
    global ns opt xcp
    $ns duplex-link $left $right $opt(rate)Mb $opt(delay)ms [expr {$xcp ? "XCP" : $discipline}]
    foreach {from to} [list $left $right $right $left] {
        $ns queue-limit $from $to $opt(buffer)
        if {$xcp} { [[$ns link $from $to] queue] set-link-capacity [expr {$opt(rate) * 1e6}] }
    }
}

# Packets from one node to another are lost, from a time on.
proc lossy {from to since} {
    global ns opt
    set stream [new RNG]
    $stream seed [expr {1000 + $opt(seed)}]
    set uniform [new RandomVariable/Uniform]
    $uniform use-rng $stream
    set model [new ErrorModel]
    $model unit pkt
    $model set rate_ 0
    $ns at $since "$model set rate_ $opt(loss)"
    $model ranvar $uniform
    $model drop-target [new Agent/Null]
    $ns lossmodel $model $from $to
}

# A host on a router, so many ms away; its own queue has no end, the router's has the given limit.
proc host {router delay limit} {
    global ns opt
    set node [$ns node]
    $ns duplex-link $node $router $opt(access)Mb ${delay}ms DropTail
    $ns queue-limit $node $router 1000000
    $ns queue-limit $router $node $limit
    return $node
}

# A sender and a receiver of the protocol.
proc transport {} {
    global ns opt
    switch -glob $opt(protocol) {
        xcp     { lassign {Reno/XCP TCPSink/XCPSink} agent sink }
        newreno { lassign {Newreno TCPSink} agent sink }
        linux-* { lassign {Linux TCPSink/Sack1} agent sink }
        default { lassign {Sack1 TCPSink/Sack1} agent sink }
    }
    set sender [new Agent/TCP/$agent]
    set receiver [new Agent/$sink]
    if {$opt(protocol) eq "hstcp"} {
        $sender set windowOption_ 8
        $sender set max_ssthresh_ 1000
    }
    if {$agent eq "Linux"} {
        $sender set timestamps_ true
        $receiver set ts_echo_rfc1323_ true
        $ns at 0 "$sender select_ca [string range $opt(protocol) 6 end]"
    }
    return [list $sender $receiver]
}

# The two transfer without end, from a time on.
proc transfer {sender from receiver to start} {
    global ns
    $ns attach-agent $from $sender
    $ns attach-agent $to $receiver
    $ns connect $sender $receiver
    set ftp [new Application/FTP]
    $ftp attach-agent $sender
    $ns at $start "$ftp start"
}

# A source of UDP, whose packets share XCP's queue (prio_ 10 is the XCP code point), as they do in xcpr's routers.
proc udp {from to} {
    global ns
    set udp [new Agent/UDP]
    $udp set prio_ 10
    set null [new Agent/Null]
    $ns attach-agent $from $udp
    $ns attach-agent $to $null
    $ns connect $udp $null
    set cbr [new Application/Traffic/CBR]
    $cbr set packetSize_ 1000
    $cbr set random_ 0
    $cbr attach-agent $udp
    return $cbr
}
