// The XCP queue of ABC (Goyal and others, NSDI 2020) between senders of our own, in virtual time.
//
// The file described.h says what the arguments mean. More of them are alpha and beta, the queue's gains in hundredths,
// as it takes them. The word opportunities=FILE names a trace of mahimahi's. A packet may leave in each of the file's
// ms. Without a trace one may leave in each of a packet's times. The queue hears of opportunities that nobody uses, as
// ABC's link tells it.
//
// ABC's repository has the queue, and no sender that speaks its header. A sender here does as ns-2's does, with a
// handshake, a first window of two packets, and no pacing. Each ACK's feedback is added to the window, which stays at
// one packet at least. Feedback is in thousandths of a packet. Its bits are pairs of bytes that are alike or not, at
// the packet's end. A sender is told of a lost packet after a round trip, and its window stays.
//
// Two words more tell causes apart. With decides=interval the queue's phi is taken once in each of its mean round
// trips. No more than phi is handed out until the next one. With shares=paper phi goes to packets by the XCP paper's
// equations, and so does the tenth that is shuffled. The flag -fno-access-control lets this program see drops and phi.

#include <cmath>
#include <cstdint>
#include <cstring>
#include <fstream>
#include <functional>
#include <memory>
#include <queue>

#include "described.h"
#include "timestamp.hh"
#include "xcp_packet_queue.hh"

namespace {

using Time = int64_t;  // ns
Time now = 0;

constexpr Time MS = 1000000;
constexpr double FIRST_WINDOW = 2, LEAST_WINDOW = 1;
constexpr int BITS = 20;
constexpr double FEEDBACKS_PER_PACKET = 1000;
constexpr double SHUFFLED = 0.1;
constexpr double RTT_GAIN = 0.125;

class Events {
    struct Event {
        Time at;
        long number;
        std::function<void()> what;
        bool operator>(const Event& other) const { return at != other.at ? at > other.at : number > other.number; }
    };
    std::priority_queue<Event, std::vector<Event>, std::greater<Event>> pending;
    long made = 0;

public:
    void in(Time wait, std::function<void()> what) { pending.push({now + wait, made++, std::move(what)}); }

    void run(Time end)
    {
        while (!pending.empty() && pending.top().at <= end) {
            now = pending.top().at;
            const auto what = pending.top().what;
            pending.pop();
            what();
        }
    }
};

Events events;

Time ms(double time) { return static_cast<Time>(time * MS + 0.5); }

// The routers' feedback in packets: a bit is set where two bytes are alike, the sign where the last pair is not.
double feedback(const std::string& packet)
{
    const auto alike = [&](int first, int second) {
        return packet[packet.size() - first] == packet[packet.size() - second];
    };
    double all = 0;
    for (int bit = 0; bit < BITS; ++bit) all += alike(3 * bit + 4, 3 * bit + 6) ? 1 << bit : 0;
    return (alike(1, 3) ? all : -all) / FEEDBACKS_PER_PACKET;
}

// A packet begins with its sender, when it was sent, and the least change that a controller of ours allowed.
struct Start {
    uint32_t sender;
    Time sent;
    double change;
};

Start start_of(const std::string& packet)
{
    Start start;
    std::memcpy(&start, packet.data(), sizeof start);
    return start;
}

struct Sender {
    const Flow flow;
    double window = FIRST_WINDOW, bytes = 0, rtt_s = 0;
    long in_flight = 0;
    Time link_free = 0;
};

// Hands a queue's phi out once in an interval. Pools are in packets a second, as the paper shares out rates.
class Controller {
    const bool by_paper;
    Time since = -1;
    double packets = 0, sum_x = 0;
    double positive = 0, negative = 0, per_x = 0, per_packet = 0;

public:
    explicit Controller(bool as_in_paper) : by_paper(as_in_paper) {}

    // A packet's change of its sender's window, packets; round trips are in s.
    double share(const XCPPacketQueue& queue, double window, double rtt)
    {
        const double mean = queue.avg_rtt / 1000.0, x = rtt / window;
        if (since < 0) since = now;
        if (now - since >= ms(queue.avg_rtt) && packets > 0) {
            const double phi = queue.eta * static_cast<double>(queue.dq_queue.size());
            const double shuffled = by_paper ? std::max(0.0, SHUFFLED * packets - std::abs(phi)) : 0;
            positive = (shuffled + std::max(phi, 0.0)) / mean;
            negative = (shuffled + std::max(-phi, 0.0)) / mean;
            per_x = positive / (by_paper ? sum_x : packets);
            per_packet = negative / packets;
            packets = sum_x = 0;
            since = now;
        }
        packets += 1;
        sum_x += x;
        const double more = std::min(positive, per_x * (by_paper ? x : 1)), less = std::min(negative, per_packet);
        positive -= more;
        negative -= less;
        return (more - less) * (by_paper ? rtt : mean);
    }
};

struct Hop {
    std::unique_ptr<XCPPacketQueue> queue;
    Controller controller;
    long drops = 0;
};

class Network {
    const Described& of;
    std::vector<Sender> senders;
    std::vector<Hop> hops;
    std::vector<Time> trace;
    Looks looks;
    const size_t packet;
    const bool by_paper, decides;

    bool says(const char* name, const char* word) const { return of.words.count(name) && of.words.at(name) == word; }

    Time one_way(const Flow& flow) const
    {
        return ms(flow.access_ms + (flow.last - flow.first + 1) * of.number("delay") + RECEIVER_MS);
    }

    Time packet_time(double mbps) const { return static_cast<Time>(packet * 8000 / mbps); }

    void send(uint32_t number)
    {
        auto& sender = senders[number];
        for (; sender.in_flight < static_cast<long>(sender.window); ++sender.in_flight) {
            std::string contents(packet, 0);
            const Start start{number, now, HUGE_VAL};
            std::memcpy(&contents[0], &start, sizeof start);
            sender.link_free = std::max(now, sender.link_free) + packet_time(of.number("access"));
            const int first = sender.flow.first;
            const auto sent = std::make_shared<std::string>(std::move(contents));
            events.in(sender.link_free - now + ms(sender.flow.access_ms), [=] { arrive(first, std::move(*sent)); });
        }
    }

    Sender& sender_of(const std::string& contents) { return senders[start_of(contents).sender]; }

    void acknowledged(Sender& sender, double change)
    {
        sender.in_flight -= 1;
        sender.window = std::max(LEAST_WINDOW, sender.window + change);
        send(static_cast<uint32_t>(&sender - senders.data()));
    }

    void arrive(int number, std::string&& contents)
    {
        auto& hop = hops[number - 1];
        auto& sender = sender_of(contents);
        const auto before = hop.queue->size_packets();
        hop.queue->enqueue(QueuedPacket(std::move(contents), timestamp()));
        if (hop.queue->size_packets() > before) return;
        hop.drops += 1;
        events.in(2 * one_way(sender.flow), [this, &sender] { acknowledged(sender, 0); });
    }

    void leave(int number)
    {
        auto& queue = *hops[number - 1].queue;
        const bool idle = queue.empty();
        const auto sent = std::make_shared<std::string>(queue.dequeue().contents);
        if (idle) return;
        auto& sender = sender_of(*sent);
        if (decides) {
            auto start = start_of(*sent);
            const double change = hops[number - 1].controller.share(queue, sender.window, sender.rtt_s);
            start.change = std::min(start.change, change);
            std::memcpy(&(*sent)[0], &start, sizeof start);
        }
        if (number < sender.flow.last) {
            events.in(ms(of.number("delay")), [=] { arrive(number + 1, std::move(*sent)); });
            return;
        }
        events.in(ms(of.number("delay") + RECEIVER_MS), [=, &sender] {
            sender.bytes += static_cast<double>(packet);
            const auto start = start_of(*sent);
            const double change = decides ? start.change : feedback(*sent);
            events.in(one_way(sender.flow), [=, &sender] {
                sender.rtt_s += (1e-9 * static_cast<double>(now - start.sent) - sender.rtt_s) * RTT_GAIN;
                acknowledged(sender, change);
            });
        });
    }

    double mbps(int number) const
    {
        if (number > 1 || of.rates_mbps.empty()) return of.number("rate");
        return of.rates_mbps[static_cast<size_t>(now / ms(of.interval_ms)) % of.rates_mbps.size()];
    }

    void serve(int number)
    {
        leave(number);
        events.in(packet_time(mbps(number)), [=] { serve(number); });
    }

    void serve_trace(size_t place, Time turn)
    {
        leave(1);
        const size_t next = (place + 1) % trace.size();
        const Time begins = next ? turn : turn + trace.back();
        events.in(begins + trace[next] - now, [=] { serve_trace(next, begins); });
    }

    void look(long ticks)
    {
        looks.at(std::max(0.0, hops.front().queue->size_packets() - 1.0));
        if (ticks % static_cast<long>(of.number("step") * 1000 / LOOK_MS + 0.5) == 0) {
            long drops = 0;
            std::vector<double> bytes;
            for (const auto& hop : hops) drops += hop.drops;
            for (const auto& sender : senders) bytes.push_back(sender.bytes);
            looks.show(static_cast<double>(ticks) * LOOK_MS / 1000, drops, bytes);
        }
        events.in(ms(LOOK_MS), [=] { look(ticks + 1); });
    }

public:
    explicit Network(const Described& described)
        : of(described), packet(static_cast<size_t>(of.number("packet"))), by_paper(says("shares", "paper")),
          decides(by_paper || says("decides", "interval"))
    {
        char gains[99];
        snprintf(gains, sizeof gains, "packets=%.0f,alpha=%.0f,beta=%.0f", of.number("buffer"), of.number("alpha"),
                 of.number("beta"));
        for (int hop = 1; hop <= of.number("hops"); ++hop)
            hops.push_back({std::unique_ptr<XCPPacketQueue>(new XCPPacketQueue(gains)), Controller(by_paper)});
        if (of.words.count("opportunities")) {
            std::ifstream file(of.words.at("opportunities"));
            for (double at = 0; file >> at;) trace.push_back(ms(at));
        }
        for (int hop = 1; hop <= of.number("hops"); ++hop) {
            if (trace.empty())
                serve(hop);
            else
                events.in(trace.front(), [=] { serve_trace(0, 0); });
        }
        for (const auto& flow : of.flows) senders.push_back({flow});
        for (uint32_t number = 0; number < senders.size(); ++number) {
            const auto& flow = senders[number].flow;
            senders[number].rtt_s = 2e-9 * static_cast<double>(one_way(flow));
            events.in(ms(flow.start_s * 1000) + 2 * one_way(flow), [=] { send(number); });
        }
        look(0);
    }
};

}  // namespace

// The clock that the queue asks, in ms.
uint64_t timestamp() { return static_cast<uint64_t>(now / MS); }

int main(int count, char* arguments[])
{
    const Described described(count, arguments);
    Network network(described);
    events.run(ms(described.number("duration") * 1000));
}
