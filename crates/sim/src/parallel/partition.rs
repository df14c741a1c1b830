//! Which nodes of a network go on together, in a thread of their own, and whether that pays.
//!
//! ```text
//! clusters   nodes that a link shorter than d joins, or one that may not be cut
//! order      clusters as a breadth-first search from the network's rim meets them
//! parts      stretches of that order with equal weights
//! gain       e / (e * largest part's share + wait),   e = events in the shortest delay that is cut
//! ```
//!
//! The delay of the network with the largest gain is taken for d. So links with long delays are
//! cut, and shorter ones only where parts are too unequal otherwise. In a chain, and in branches of
//! one, stretches of a breadth-first order from one end are the parts between two cuts. George and
//! Liu (SIAM Journal on Numerical Analysis 19(2), 1982) find the rim so. In other graphs they cut
//! some links more than they must.
//!
//! The work of a node is not guessed from the plan, but taken from its work until now. A partition
//! decides how long a run takes, and nothing of what it finds out.

use std::collections::{BTreeMap, BTreeSet, VecDeque};

use xcpr_units::Span;

use crate::network::{Network, Node};

/// The cost of a packet at a router, in packets at a host. In profiles of XCP on the paper's
/// dumbbell the engine takes four times as long as hosts, for as many packets
/// (docs/performance.md).
const ROUTER_PACKET: u64 = 4;
/// The cost of waiting for another thread, in events: the 50 us that a sleeping thread may take
/// until it runs again, at 0.2 us an event. The number is an estimate.
const WAIT: f64 = 250.0;
/// The smallest gain that pays for memory which moves from core to core.
const MIN_GAIN: f64 = 1.2;

/// Bytes that are on their way on a link, eight full frames, where it pays to take the events of its ends in runs.
/// To enter a group and to leave it costs as much as a few events save.
const MIN_LOOKAHEAD_BYTES: u32 = 8 * 1500;

/// A part of the network for each thread.
#[derive(Debug, Clone, PartialEq)]
pub struct Partition {
    /// The part of each host.
    hosts: Vec<usize>,
    /// The part of each router.
    routers: Vec<usize>,
    parts: usize,
    lookahead: Span,
    gain: f64,
}

impl Partition {
    /// Finds the best partition into at most so many parts; nothing if the network can't be cut.
    pub fn best(network: &Network, threads: usize) -> Option<Partition> {
        let graph = Graph::new(network);
        let delays: BTreeSet<Span> = graph.links.iter().filter_map(|l| l.lookahead).collect();
        let partitions = delays.into_iter().rev();
        partitions
            .filter_map(|shortest| graph.partition(network, shortest, threads))
            .reduce(|best, other| if other.gain > best.gain { other } else { best })
    }

    /// Says whether threads gain more than they lose by waiting for each other.
    pub fn pays(&self) -> bool {
        self.gain >= MIN_GAIN
    }

    /// Says how many times faster the run is expected to go on than on one thread.
    pub fn gain(&self) -> f64 {
        self.gain
    }

    /// Says how many parts there are; at least two.
    pub fn parts(&self) -> usize {
        self.parts
    }

    /// Returns the shortest delay that is cut.
    pub fn lookahead(&self) -> Span {
        self.lookahead
    }

    /// Returns the part of a node, from 0 on.
    pub(crate) fn part(&self, node: Node) -> usize {
        match node {
            Node::Host(host) => self.hosts[host],
            Node::Router(router) => self.routers[router],
        }
    }
}

/// Returns the smallest clusters between which there is room for [`MIN_LOOKAHEAD_BYTES`] on each link, by host and then by router;
/// and the shortest lookahead between two, if there are two.
pub(crate) fn clusters(network: &Network) -> (Vec<usize>, Option<Span>) {
    let mut graph = Graph::new(network);
    let channels = network.links.channels.chunks_exact(2);
    for (link, both) in graph.links.iter_mut().zip(channels) {
        let has_room =
            |delay| (both.iter()).all(|c| delay >= c.model.rate().time_of(MIN_LOOKAHEAD_BYTES));
        link.lookahead = link.lookahead.filter(|&delay| has_room(delay));
    }
    let shortest = graph.links.iter().filter_map(|link| link.lookahead).min();
    (graph.clusters(shortest.unwrap_or_default()), shortest)
}

/// A link of the graph.
struct Link {
    /// By number: hosts, then routers.
    ends: [usize; 2],
    /// Nothing if the link may not be cut.
    lookahead: Option<Span>,
}

/// The network as a graph.
struct Graph {
    links: Vec<Link>,
    /// The work that each node has done.
    weights: Vec<u64>,
    /// The nodes, from the rim on.
    order: Vec<usize>,
}

impl Graph {
    fn new(network: &Network) -> Graph {
        let hosts = network.hosts.len();
        let number = |node| match node {
            Node::Host(host) => host,
            Node::Router(router) => hosts + router,
        };
        let changed = network.changed_channels();
        // One, so that nodes that have done nothing are spread over the parts too.
        let mut weights = vec![1; hosts + network.routers.len()];
        let mut links = Vec::new();
        for (link, both) in network.links.channels.chunks_exact(2).enumerate() {
            let ends = [2 * link, 2 * link + 1].map(|channel| number(network.from[channel].0));
            for (i, channel) in both.iter().enumerate() {
                let packets = channel.model.counts.sent_packets;
                for (end, is_far) in [(ends[i], false), (ends[1 - i], true)] {
                    weights[end] += match (end < hosts, is_far) {
                        (true, _) => packets,
                        (false, true) => ROUTER_PACKET * packets,
                        (false, false) => 0,
                    };
                }
            }
            let lookahead = |i: usize| {
                let lookahead = both[i].lookahead();
                lookahead.filter(|_| !changed.contains(&(2 * link + i)))
            };
            let lookahead = lookahead(0).zip(lookahead(1)).map(|(a, b)| a.min(b));
            links.push(Link { ends, lookahead });
        }
        let mut neighbours = vec![Vec::new(); weights.len()];
        for &Link { ends: [a, b], .. } in &links {
            neighbours[a].push(b);
            neighbours[b].push(a);
        }
        let rim = breadth_first(&neighbours, 0).last().copied().unwrap_or(0);
        let order = breadth_first(&neighbours, rim);
        Graph {
            links,
            weights,
            order,
        }
    }

    /// Returns the partition if only links of at least this lookahead are cut; nothing if there is but one part.
    fn partition(&self, network: &Network, shortest: Span, most: usize) -> Option<Partition> {
        let parts = self.stretches(&self.clusters(shortest), most);
        let cut = self.links.iter().filter(|link| {
            let [a, b] = link.ends;
            parts[a] != parts[b]
        });
        let lookahead = cut.filter_map(|link| link.lookahead).min()?;
        let mut loads = BTreeMap::new();
        for (part, weight) in parts.iter().zip(&self.weights) {
            *loads.entry(part).or_default() += weight;
        }
        let (largest, total): (u64, u64) = (*loads.values().max()?, loads.values().sum());
        let events = network.events_within(lookahead);
        let gain = events / (events * (largest as f64 / total as f64) + WAIT);
        let count = loads.len();
        let (hosts, routers) = parts.split_at(network.hosts.len());
        Some(Partition {
            hosts: hosts.to_vec(),
            routers: routers.to_vec(),
            parts: count,
            lookahead,
            gain,
        })
    }

    /// Returns the part of each node, from 0 on: stretches of about equal weight of the clusters in their order.
    fn stretches(&self, clusters: &[usize], most: usize) -> Vec<usize> {
        let mut weights = vec![0; clusters.len()];
        for (&cluster, weight) in clusters.iter().zip(&self.weights) {
            weights[cluster] += u128::from(*weight);
        }
        let total: u128 = weights.iter().sum();
        let mut stretches = vec![None; clusters.len()];
        let mut before = 0;
        let mut part = 0;
        let mut last = None;
        for &node in &self.order {
            let cluster = clusters[node];
            if stretches[cluster].is_none() {
                // A cluster belongs where the middle of its weight lies. One that is as heavy as
                // two stretches leaves one empty.
                let stretch = (2 * before + weights[cluster]) * most as u128 / (2 * total);
                part += usize::from(last.is_some_and(|last| last != stretch));
                last = Some(stretch);
                stretches[cluster] = Some(part);
                before += weights[cluster];
            }
        }
        let of = |&cluster: &usize| stretches[cluster].unwrap_or_default();
        clusters.iter().map(of).collect()
    }

    /// Returns the cluster of each node, by its smallest number, if links of a shorter lookahead are not cut.
    fn clusters(&self, shortest: Span) -> Vec<usize> {
        let mut of: Vec<usize> = (0..self.weights.len()).collect();
        let root = |of: &[usize], mut node: usize| {
            while of[node] != node {
                node = of[node];
            }
            node
        };
        for link in &self.links {
            if link.lookahead.is_none_or(|delay| delay < shortest) {
                let [a, b] = link.ends.map(|end| root(&of, end));
                of[a.max(b)] = a.min(b);
            }
        }
        // Every node points to a smaller one, or to itself.
        for node in 0..of.len() {
            of[node] = of[of[node]];
        }
        of
    }
}

/// Lists all nodes: first those that can be reached from `first`, by distance, then those from one of the others.
fn breadth_first(neighbours: &[Vec<usize>], first: usize) -> Vec<usize> {
    let mut seen = vec![false; neighbours.len()];
    let mut order = Vec::with_capacity(neighbours.len());
    for start in (first..neighbours.len()).chain(0..first) {
        let mut next = VecDeque::from([start]);
        while let Some(node) = next.pop_front() {
            if !seen[node] {
                seen[node] = true;
                order.push(node);
                next.extend(&neighbours[node]);
            }
        }
    }
    order
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Makes a chain of nodes with these weights, which begins at its other end.
    fn chain(weights: &[u64], delays: &[Option<u64>]) -> Graph {
        let links = delays.iter().enumerate().map(|(i, delay)| Link {
            ends: [i, i + 1],
            lookahead: delay.map(Span),
        });
        Graph {
            links: links.collect(),
            weights: weights.to_vec(),
            order: (0..weights.len()).rev().collect(),
        }
    }

    #[test]
    fn nodes_joined_by_short_links_form_one_cluster() {
        let graph = chain(&[1; 6], &[Some(5), Some(9), None, Some(5), Some(9)]);
        assert_eq!(graph.clusters(Span(1)), [0, 1, 2, 2, 4, 5]);
        assert_eq!(graph.clusters(Span(9)), [0, 0, 2, 2, 2, 5]);
        assert_eq!(graph.clusters(Span(10)), [0; 6]);
    }

    #[test]
    fn parts_of_a_partition_have_equal_weight() {
        let each = [0, 1, 2, 3, 4, 5];
        let delays = [Some(1); 5];
        let parts = |weights, most| chain(weights, &delays).stretches(&each, most);
        assert_eq!(parts(&[1; 6], 2), [1, 1, 1, 0, 0, 0]);
        assert_eq!(parts(&[1; 6], 3), [2, 2, 1, 1, 0, 0]);
        assert_eq!(parts(&[3, 1, 1, 1, 1, 1], 2), [1, 1, 0, 0, 0, 0]);
        let uneven = chain(&[1, 20], &[Some(1)]);
        assert_eq!(uneven.stretches(&[0, 1], 4), [1, 0], "none is empty");
        assert_eq!(parts(&[1; 6], 1), [0; 6]);
    }

    #[test]
    fn breadth_first_search_visits_every_node_by_distance() {
        let neighbours = [vec![2], vec![3], vec![0, 4], vec![1], vec![2]];
        assert_eq!(breadth_first(&neighbours, 4), [4, 2, 0, 1, 3]);
        assert!(breadth_first(&[], 0).is_empty());
    }
}
