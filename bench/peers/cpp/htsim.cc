// htsim's side of comparisons: XCP flows over bottlenecks in a row. described.h says what the arguments mean.
//
// Routers have XcpQueue, hosts have Queue. The argument target is the part of each link's rate that routers aim at
// (default 1; htsim's own default is 0.9). With mean=interval a router's mean round trip is that of an interval's
// packets, weighted by x. Otherwise it is htsim's moving mean over packets. No call of htsim's tells a router of a new
// rate. This program writes the fields, and so is compiled with -fno-access-control.

#include "described.h"
#include "network.h"
#include "pipe.h"
#include "queue.h"
#include "xcp.h"
#include "xcpqueue.h"

namespace {

constexpr double HOST_PACKETS = 1000000;

// A router's port.
class Port : public XcpQueue {
    bool by_interval;
    double weights = 0, weighted = 0;

public:
    Port(double mbps, double packets, EventList& events, const Described& of)
        : XcpQueue(speedFromMbps(mbps), memFromPkt(packets), events, nullptr, of.number("target", 1)),
          by_interval(of.words.count("mean") && of.words.at("mean") == "interval")
    {
    }

    void tell(double mbps, double target)
    {
        set_bitrate(speedFromMbps(mbps));
        _target_bitrate = static_cast<linkspeed_bps>(mbps * 1e6 * target);
    }

    double waiting() const { return std::max(0.0, _enqueued.size() - 1.0); }

    void receivePacket(Packet& packet) override
    {
        if (!by_interval) return XcpQueue::receivePacket(packet);
        if (eventlist().now() - _last_update > _control_interval) {
            if (weights > 0) _mean_rtt = static_cast<simtime_picosec>(weighted / weights);
            weights = weighted = 0;
        }
        if (packet.type() == XCP) {
            const auto& data = static_cast<XcpPacket&>(packet);
            const double rtt = data.rtt(), between = rtt * packet.size() / data.cwnd();
            weights += between;
            weighted += between * rtt;
        }
        const auto mean = _mean_rtt;
        XcpQueue::receivePacket(packet);
        _mean_rtt = mean;
    }
};

// A queue and the delay behind it. The simulator keeps pointers to both until it ends.
struct Link {
    Queue* queue;
    Pipe* pipe;

    void onto(Route& route) const
    {
        route.push_back(queue);
        route.push_back(pipe);
    }
};

struct Network {
    EventList& events;
    const Described& of;
    std::vector<Link> forward, back;
    std::vector<XcpSink*> receivers;
    XcpRtxTimerScanner timers;

    Network(EventList& list, const Described& described) : events(list), of(described), timers(timeFromMs(10), list)
    {
        for (int hop = 0; hop < of.number("hops"); ++hop) {
            forward.push_back(router(of.number("rate"), of.number("delay")));
            back.push_back(router(of.number("rate"), of.number("delay")));
        }
        for (const auto& flow : of.flows) add(flow);
    }

    Link router(double mbps, double ms)
    {
        return {new Port(mbps, of.number("buffer"), events, of), new Pipe(timeFromMs(ms), events)};
    }

    Link host(double ms)
    {
        auto* queue = new Queue(speedFromMbps(of.number("access")), memFromPkt(HOST_PACKETS), events, nullptr);
        return {queue, new Pipe(timeFromMs(ms), events)};
    }

    void add(const Flow& flow)
    {
        auto *out = new Route(), *home = new Route();
        host(flow.access_ms).onto(*out);
        for (int hop = flow.first; hop <= flow.last; ++hop) forward[hop - 1].onto(*out);
        router(of.number("access"), RECEIVER_MS).onto(*out);
        host(RECEIVER_MS).onto(*home);
        for (int hop = flow.last; hop >= flow.first; --hop) back[hop - 1].onto(*home);
        router(of.number("access"), flow.access_ms).onto(*home);
        auto* sender = new XcpSrc(nullptr, nullptr, events);
        auto* receiver = new XcpSink();
        out->push_back(receiver);
        home->push_back(sender);
        sender->connect(*out, *home, *receiver, timeFromSec(flow.start_s));
        timers.registerXcp(*sender);
        receivers.push_back(receiver);
    }

    Port& watched() const { return static_cast<Port&>(*forward.front().queue); }

    long drops() const
    {
        long all = 0;
        for (const auto& link : forward) all += link.queue->num_drops();
        return all;
    }
};

// Looks at the queue, prints the lines, and changes the rate when it is time.
class Clock : public EventSource {
    Network& network;
    const Described& of;
    Looks looks;
    long ticks = 0;

public:
    Clock(Network& watched, EventList& events) : EventSource(events, "clock"), network(watched), of(watched.of)
    {
        eventlist().sourceIsPending(*this, 0);
    }

    bool due(double every_ms) const { return ticks % static_cast<long>(every_ms / LOOK_MS + 0.5) == 0; }

    void doNextEvent() override
    {
        if (!of.rates_mbps.empty() && due(of.interval_ms)) {
            const auto place = static_cast<size_t>(ticks * LOOK_MS / of.interval_ms + 0.5);
            network.watched().tell(of.rates_mbps[place % of.rates_mbps.size()], of.number("target", 1));
        }
        looks.at(network.watched().waiting());
        if (due(of.number("step") * 1000)) {
            std::vector<double> bytes;
            for (auto* receiver : network.receivers) bytes.push_back(static_cast<double>(receiver->cumulative_ack()));
            looks.show(ticks * LOOK_MS / 1000, network.drops(), bytes);
        }
        ++ticks;
        eventlist().sourceIsPendingRel(*this, timeFromMs(LOOK_MS));
    }
};

}  // namespace

int main(int count, char* arguments[])
{
    const Described described(count, arguments);
    EventList events;
    events.setEndtime(timeFromSec(described.number("duration") + LOOK_MS / 2000));
    Packet::set_packet_size(static_cast<int>(described.number("packet")));
    Network network(events, described);
    Clock clock(network, events);
    while (events.doNextEvent()) {
    }
}
