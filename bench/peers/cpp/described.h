// A network as xcp_by_others.py describes it to the simulators of others, and what they print of it.
//
// Bottlenecks in a row have numbers from 1 on. Arguments are NAME=VALUE: rate and access are in Mbit/s, delay is of
// each bottleneck one way, ms; buffer is in packets, packet in bytes, duration and step in s. A flow is
// FIRST:LAST:ACCESS:START: bottlenecks, the one-way delay of its sender's link in ms, its start in s. Receivers are
// 1 ms from their router. rates=INTERVAL:RATE:RATE... has the first bottleneck's rates, ms and kbit/s.
// Each step prints "time mean most drops bytes bytes ...". Mean and most are of the packets that wait at the first
// bottleneck, by looks each ms since the line before. Drops, and the bytes of every flow, are since the start.

#pragma once

#include <algorithm>
#include <cstdio>
#include <map>
#include <sstream>
#include <string>
#include <vector>

constexpr double RECEIVER_MS = 1;
constexpr double LOOK_MS = 1;

struct Flow {
    int first, last;
    double access_ms, start_s;
};

inline std::vector<std::string> parts(const std::string& text, char between)
{
    std::vector<std::string> found;
    std::stringstream rest(text);
    for (std::string part; std::getline(rest, part, between);) found.push_back(part);
    return found;
}

struct Described {
    std::map<std::string, double> numbers{{"hops", 1}};
    std::map<std::string, std::string> words;
    std::vector<Flow> flows;
    double interval_ms = 0;
    std::vector<double> rates_mbps;

    Described(int count, char* arguments[])
    {
        for (int place = 1; place < count; ++place) {
            const std::string argument = arguments[place];
            const auto equals = argument.find('=');
            const auto name = argument.substr(0, equals), value = argument.substr(equals + 1);
            if (name == "flows") {
                for (const auto& flow : parts(value, ',')) {
                    const auto of = parts(flow, ':');
                    flows.push_back({std::stoi(of[0]), std::stoi(of[1]), std::stod(of[2]), std::stod(of[3])});
                }
            } else if (name == "rates") {
                for (const auto& rate : parts(value, ':')) rates_mbps.push_back(std::stod(rate) / 1000);
                interval_ms = rates_mbps.front() * 1000;
                rates_mbps.erase(rates_mbps.begin());
            } else if (value.find_first_not_of("0123456789.") == std::string::npos) {
                numbers[name] = std::stod(value);
            } else {
                words[name] = value;
            }
        }
    }

    double number(const std::string& name) const { return numbers.at(name); }
    double number(const std::string& name, double otherwise) const
    {
        return numbers.count(name) ? numbers.at(name) : otherwise;
    }
};

class Looks {
    double sum = 0, count = 0, most = 0;

public:
    void at(double packets)
    {
        sum += packets;
        count += 1;
        most = std::max(most, packets);
    }

    void show(double time_s, long drops, const std::vector<double>& bytes)
    {
        printf("%.1f %.2f %.0f %ld", time_s, count ? sum / count : 0, most, drops);
        for (const double of_flow : bytes) printf(" %.0f", of_flow);
        printf("\n");
        sum = count = most = 0;
    }
};
