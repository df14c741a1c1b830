// htsim's side of comparisons: XCP flows on a dumbbell, or on a parking lot with its crossing flows.
//
// Rates are in Mbit/s, the one-way delay of a bottleneck in ms, its buffer in packets, the duration in seconds. Hosts
// are 1 ms from their router. Routers have XcpQueue at the whole rate of each link, hosts have Queue. The arguments are
// those of dumbbell.tcl: flows=10 rate=1000 access=1000 delay=50 buffer=2300 duration=20 hops=1 crossing=0 crossed=1,3.
// Prints one line "delivered_mb jain drops".

#include <map>
#include <sstream>
#include <string>
#include <utility>
#include <vector>

#include "network.h"
#include "pipe.h"
#include "queue.h"
#include "xcp.h"
#include "xcpqueue.h"

namespace {

constexpr int PACKET_BYTES = 1000;
constexpr double SPACING_MS = 10;
// A host's own queue has no end.
constexpr double HOST_PACKETS = 1000000;

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
    std::map<std::string, double> settings;
    std::vector<Link> forward, back;
    std::vector<XcpSink*> receivers;
    XcpRtxTimerScanner timers;

    Network(EventList& of, std::map<std::string, double> given)
        : events(of), settings(std::move(given)), timers(timeFromMs(10), of)
    {
        for (int hop = 0; hop < settings["hops"]; ++hop) {
            forward.push_back(router(settings["rate"], settings["delay"]));
            back.push_back(router(settings["rate"], settings["delay"]));
        }
    }

    Link router(double mbps, double ms)
    {
        auto* queue = new XcpQueue(speedFromMbps(mbps), memFromPkt(settings["buffer"]), events, nullptr, 1.0);
        return {queue, new Pipe(timeFromMs(ms), events)};
    }

    Link host()
    {
        auto* queue = new Queue(speedFromMbps(settings["access"]), memFromPkt(HOST_PACKETS), events, nullptr);
        return {queue, new Pipe(timeFromMs(1.0), events)};
    }

    // A flow over the bottlenecks from `first` to `last`, counted from 0.
    void flow(int first, int last)
    {
        auto *out = new Route(), *home = new Route();
        host().onto(*out);
        for (int hop = first; hop <= last; ++hop) forward[hop].onto(*out);
        router(settings["access"], 1).onto(*out);
        host().onto(*home);
        for (int hop = last; hop >= first; --hop) back[hop].onto(*home);
        router(settings["access"], 1).onto(*home);
        auto* sender = new XcpSrc(nullptr, nullptr, events);
        auto* receiver = new XcpSink();
        out->push_back(receiver);
        home->push_back(sender);
        sender->connect(*out, *home, *receiver, timeFromMs(SPACING_MS * receivers.size()));
        timers.registerXcp(*sender);
        receivers.push_back(receiver);
    }

    int drops() const
    {
        int all = 0;
        for (const auto& link : forward) all += link.queue->num_drops();
        return all;
    }
};

}  // namespace

int main(int count, char* arguments[])
{
    std::map<std::string, double> settings{{"hops", 1}, {"crossing", 0}};
    std::vector<int> crossed;
    for (int place = 1; place < count; ++place) {
        const std::string argument = arguments[place];
        const auto equals = argument.find('=');
        const auto name = argument.substr(0, equals), value = argument.substr(equals + 1);
        if (name == "crossed") {
            std::stringstream hops(value);
            for (std::string hop; std::getline(hops, hop, ',');) crossed.push_back(std::stoi(hop));
        } else {
            settings[name] = std::stod(value);
        }
    }
    EventList events;
    events.setEndtime(timeFromSec(settings["duration"]));
    Packet::set_packet_size(PACKET_BYTES);
    Network network(events, settings);
    const int last = static_cast<int>(settings["hops"]) - 1;
    for (int flow = 0; flow < settings["flows"]; ++flow) network.flow(0, last);
    for (const int hop : crossed)
        for (int flow = 0; flow < settings["crossing"]; ++flow) network.flow(hop - 1, hop - 1);
    while (events.doNextEvent()) {
    }
    double sum = 0, squares = 0;
    for (auto* receiver : network.receivers) {
        const auto bytes = static_cast<double>(receiver->cumulative_ack());
        sum += bytes;
        squares += bytes * bytes;
    }
    const double jain = sum * sum / (network.receivers.size() * squares);
    printf("%.1f %.4f %d\n", sum / 1e6, jain, network.drops());
}
