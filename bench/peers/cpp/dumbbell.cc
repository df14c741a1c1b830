// ns-3's side of a comparison: TCP flows on the dumbbell of scenarios/dumbbell.toml.
//
//     g++ -O2 dumbbell.cc -o dumbbell $(pkg-config --cflags ns3-core) -lns3-applications -lns3-internet -lns3-point-to-point
//         -lns3-network -lns3-core
//     ./dumbbell --protocol=TcpCubic --flows=10 --rate=1000 --access=1000 --delay=50 --buffer=2300 --duration=20
//
// Rates are in Mbit/s, the bottleneck's one-way delay in ms, its buffer in packets, the duration in seconds. Hosts are 1 ms from their
// router. Prints one line "delivered_mb jain drops".

#include <cstdio>
#include <string>

#include "ns3/applications-module.h"
#include "ns3/core-module.h"
#include "ns3/internet-module.h"
#include "ns3/network-module.h"
#include "ns3/point-to-point-module.h"

using namespace ns3;

namespace {

constexpr uint16_t PORT = 9;
// A packet of 1000 bytes with its headers.
constexpr uint32_t SEGMENT_BYTES = 946;
constexpr uint32_t SOCKET_BYTES = 64 << 20;
uint32_t drops = 0;

std::string quantity(uint32_t number, const char* unit) { return std::to_string(number) + unit; }

// A link whose device has the only queue: without flow control ns-3 puts no queueing discipline before it.
NetDeviceContainer connect(NodeContainer ends, uint32_t mbit, uint32_t ms, uint32_t packets)
{
    PointToPointHelper link;
    link.SetDeviceAttribute("DataRate", StringValue(quantity(mbit, "Mbps")));
    link.SetChannelAttribute("Delay", StringValue(quantity(ms, "ms")));
    link.DisableFlowControl();
    link.SetQueue("ns3::DropTailQueue", "MaxSize", StringValue(quantity(packets, "p")));
    return link.Install(ends);
}

Ipv4InterfaceContainer address(const NetDeviceContainer& devices, Ipv4AddressHelper& addresses)
{
    const auto given = addresses.Assign(devices);
    addresses.NewNetwork();
    return given;
}

}  // namespace

int main(int argc, char* argv[])
{
    std::string protocol = "TcpCubic";
    uint32_t flows = 10, rate = 1000, access = 1000, delay = 50, buffer = 2300, duration = 20;
    CommandLine line;
    line.AddValue("protocol", "a TCP of ns-3's", protocol);
    line.AddValue("flows", "how many", flows);
    line.AddValue("rate", "of the bottleneck, Mbit/s", rate);
    line.AddValue("access", "of hosts' links, Mbit/s", access);
    line.AddValue("delay", "of the bottleneck, ms", delay);
    line.AddValue("buffer", "of the bottleneck, packets", buffer);
    line.AddValue("duration", "seconds", duration);
    line.Parse(argc, argv);
    Config::SetDefault("ns3::TcpL4Protocol::SocketType", TypeIdValue(TypeId::LookupByName("ns3::" + protocol)));
    Config::SetDefault("ns3::TcpSocket::SegmentSize", UintegerValue(SEGMENT_BYTES));
    Config::SetDefault("ns3::TcpSocket::SndBufSize", UintegerValue(SOCKET_BYTES));
    Config::SetDefault("ns3::TcpSocket::RcvBufSize", UintegerValue(SOCKET_BYTES));

    NodeContainer routers(2), senders(flows), receivers(flows);
    InternetStackHelper().InstallAll();
    Ipv4AddressHelper addresses("10.0.0.0", "255.255.255.0");
    const auto bottleneck = connect(routers, rate, delay, buffer);
    address(bottleneck, addresses);
    DynamicCast<PointToPointNetDevice>(bottleneck.Get(0))->GetQueue()->TraceConnectWithoutContext(
        "Drop", Callback<void, Ptr<const Packet>>([](Ptr<const Packet>) { ++drops; }));
    ApplicationContainer sinks;
    for (uint32_t i = 0; i < flows; ++i) {
        const auto left = connect(NodeContainer(senders.Get(i), routers.Get(0)), access, 1, 1000000);
        address(left, addresses);
        const auto right = connect(NodeContainer(routers.Get(1), receivers.Get(i)), access, 1, 1000000);
        const auto at = address(right, addresses);
        PacketSinkHelper sink("ns3::TcpSocketFactory", InetSocketAddress(Ipv4Address::GetAny(), PORT));
        sinks.Add(sink.Install(receivers.Get(i)));
        BulkSendHelper bulk("ns3::TcpSocketFactory", InetSocketAddress(at.GetAddress(1), PORT));
        bulk.SetAttribute("SendSize", UintegerValue(SEGMENT_BYTES));
        bulk.Install(senders.Get(i)).Start(MilliSeconds(10 * i));
    }
    Ipv4GlobalRoutingHelper::PopulateRoutingTables();
    Simulator::Stop(Seconds(duration));
    Simulator::Run();

    double sum = 0, squares = 0;
    for (uint32_t i = 0; i < flows; ++i) {
        const double bytes = DynamicCast<PacketSink>(sinks.Get(i))->GetTotalRx();
        sum += bytes;
        squares += bytes * bytes;
    }
    std::printf("%.1f %.4f %u\n", sum / 1e6, sum * sum / (flows * squares), drops);
    Simulator::Destroy();
}
