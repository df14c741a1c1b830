"""The hook of tools/mkdocs.yml for pages that were merged into others: their old addresses lead to the new ones."""

from __future__ import annotations

from pathlib import Path, PurePosixPath
from posixpath import relpath
from typing import Any

REDIRECTS = {
    "adr/0001-pools-are-rates": "adr/router#pools-are-rates-and-shares-add-up-exactly",
    "adr/0002-how-a-router-measures": "adr/router#how-a-router-measures-and-in-which-units",
    "adr/0006-packets-of-the-control-plane": "adr/router#packets-to-and-from-the-control-plane",
    "adr/0007-one-package": "adr/build-and-services#one-package-one-extension-and-the-path-of-the-commands",
    "adr/0008-native-code": "adr/speed#p4-programs-become-native-code",
    "adr/0009-ends": "adr/endpoints#drivers-own-ends-not-kinds-of-ends-0009",
    "adr/0010-rcp": "adr/rcp-and-hpcc#rcp-at-a-port-and-at-its-sender",
    "adr/0013-applications-and-their-ports": "adr/endpoints#traffic-sources-are-applications-and-hold-the-ports-of-their-connections",
    "adr/0015-settings-of-experiments": "adr/experiments#settings-that-papers-leave-open",
    "adr/0101-xcp-r-in-the-hosts": "adr/xcp-r#xcp-r-and-xcp-in-the-hosts",
    "adr/0201-plain-tcp": "adr/tcp#the-window-based-tcps",
    "adr/0203-laws-of-papers": "adr/tcp#fast-tcp-tcp-lp-hstcp-and-hstcp-lp",
    "adr/0206-psockets": "adr/tcp#psockets-is-a-flow-made-of-flows-and-searches-within-the-transfer-0206",
    "adr/0208-loss-recovery": "adr/tcp#lost-retransmissions-and-reordering-in-recovery",
    "adr/0211-ecn-and-dctcp": "adr/tcp#ecn-in-hosts-and-queues-and-dctcp",
    "adr/0214-bbr": "adr/tcp#bbrv3-is-a-law-over-samples-of-the-delivery-rate-0214",
    "adr/0220-hpcc": "adr/rcp-and-hpcc#hpcc-at-a-port-and-in-hosts",
    "adr/0301-links-and-time": "adr/real-packets#links-and-time-on-real-packets",
    "adr/0303-frames-of-interfaces": "adr/real-packets#frames-of-interfaces-packet-sockets-and-af_xdp",
    "adr/0311-p4runtime-server": "adr/control-plane#the-p4runtime-server",
    "adr/0401-raw-sockets": "adr/transfers#raw-sockets-and-runs-of-packets",
    "adr/0403-the-header-on-the-wire": "adr/transfers#the-congestion-header-on-the-wire",
    "adr/0404-transfers": "adr/transfers#transfers-of-files",
    "adr/0405-paths-without-routers": "adr/xcp-r#paths-on-which-no-router-answers",
    "adr/0408-encrypted-transfers": "adr/transfers#transfers-with-a-secret",
    "adr/0410-receivers-and-strangers": "adr/transfers#strangers-at-a-receiver",
    "adr/0412-xcp-in-the-kernel": "adr/kernel",
    "adr/0415-pacing": "adr/xcp-r#xcp-and-xcp-r-are-paced-by-default",
    "adr/0416-xcp-beside-tcp": "adr/queues-and-links#xcp-beside-other-classes-two-queues-with-shares-by-flows-and-classes-with-numbers",
    "adr/0501-the-controller": "adr/control-plane#the-controller-over-p4runtime-and-over-bfrt",
    "adr/0521-erasure-codes": "adr/udp-transports#erasure-codes",
    "adr/0601-mininet": "adr/real-packets#runs-in-mininet",
    "adr/0702-models-of-the-router": "adr/tests#a-test-variant-and-models-that-the-router-must-agree-with",
    "adr/0801-tables-for-multiplication": "adr/tofino#products-are-sums-of-logarithms-from-constant-tables-0801",
    "adr/0802-the-tofino-program": "adr/tofino#the-tofino-program",
    "adr/0804-the-tofino-program-in-the-engine": "adr/tofino#the-engine-the-simulator-and-the-switch-run-the-tofino-program",
    "adr/1001-experiments-and-sweeps": "adr/experiments#experiments-and-sweeps",
    "adr/1002-pages-and-their-figures": "adr/experiments#pages-and-their-figures",
    "adr/1004-how-rust-is-built": "adr/build-and-services#how-rust-is-built",
    "adr/1005-where-runs-are-written": "adr/experiments#where-runs-are-written-and-by-whom",
    "adr/1021-packets-that-are-late": "adr/queues-and-links#packets-that-are-late-reordering-and-jitter",
    "adr/1031-explicit": "adr/experiments#the-experiment-explicit",
    "adr/1101-transports-over-udp": "adr/udp-transports#a-transport-over-udp-is-an-end-of-its-own",
    "adr/1102-udt": "adr/udp-transports#udt-draft-libudt-and-where-neither-is-right-1102",
    "adr/1103-sabul-rudp-fobs": "adr/udp-transports#sabul-rudp-and-fobs-what-their-papers-leave-open",
    "adr/1111-ttp": "adr/udp-transports#ttp-choices-that-its-paper-leaves-open-1111",
    "adr/1112-files-over-udp": "adr/udp-transports#a-file-over-udp-has-a-tcp-connection-beside-it-1112",
    "adr/1118-what-hosts-cost": "adr/endpoints#costs-of-packets-interfaces-and-lists-in-simulated-hosts",
    "adr/1401-programs-of-ones-own": "adr/own-programs#p4-programs-of-ones-own",
    "adr/1402-the-engine-beside-simple-switch": "adr/tests#the-engine-beside-simple_switch-and-p4cs-tests",
    "adr/1410-topologies": "adr/own-programs#topologies-bottlenecks-and-equal-ways",
    "adr/1415-link-models-are-declared": "adr/queues-and-links#link-models-declare-themselves-and-keys-say-what-lacks-them-1415",
    "adr/1502-memory-of-packets": "adr/speed#memory-that-a-packet-touches",
    "adr/1510-one-run-on-threads": "adr/speed#one-run-on-several-threads-parts-of-the-network-between-links-1510",
    "adr/1513-ideas-tried-and-left": "adr/left#ideas-for-speed-that-were-tried-and-left-1513",
    "adr/1601-links-that-fail": "adr/failing-links",
    "adr/1603-policed-ports": "adr/policing",
    "adr/1611-who-programs-a-switch": "adr/control-plane#rights-to-program-a-switch",
    "adr/1625-searched-at-random": "adr/tests#inputs-that-are-searched-at-random",
    "adr/1701-services": "adr/build-and-services#services",
    "adr/1710-the-playground": "adr/pages-and-learning#the-playground-is-the-simulator-as-webassembly-with-ready-plans-1710",
    "adr/1711-laws-in-python": "adr/pages-and-learning#a-law-in-python-is-a-window-law-of-plain-tcp-given-to-xcprrun-1711",
    "adr/1712-a-run-as-a-page": "adr/pages-and-learning#a-run-as-a-page",
    "adr/1713-charts-of-our-own": "adr/pages-and-learning#charts-of-pages-are-drawn-by-a-file-of-our-own-1713",
    "adr/1718-look-inside": "adr/pages-and-learning#frames-at-a-port-and-one-packets-way-1718",
    "adr/1719-styles-of-figures": "adr/pages-and-learning#a-style-is-a-figures-size-not-its-fonts-1719",
    "adr/1731-files-of-strangers": "adr/tests#one-reader-has-all-files-that-people-bring-1731",
    "adr/1771-parts-without-users": "adr/left#parts-without-users-are-removed-1771",
    "adr/1781-queues-own-their-packets": "adr/queues-and-links#queues-own-their-packets-1781",
    "concepts-p4": "concepts#the-pipeline",
    "experiments/suspects": "experiments/README#what-does-not-agree-and-why",
    "first-day": "tofino#a-first-day-with-a-switch",
    "gallery": "experiments/README#gallery",
    "lecture": "concepts#one-lecture",
    "limits": "data/limits",
    "mininet": "guide#mininet",
    "phases": "experiments/ns2#phases",
    "rivals": "performance#beside-bmv2",
    "worlds": "guide#three-worlds",
}
"""Pages that are gone, and where a reader finds what they had: a page, and a heading where it is not the whole page.

Names are those of files below docs/, without their suffix."""
PAGE = """<!doctype html>
<title>Moved</title>
<link rel="canonical" href="{target}">
<meta http-equiv="refresh" content="0; url={target}">
<script>location.replace(location.hash ? "{page}" + location.hash : "{target}")</script>
<p>This page has moved to <a href="{target}">{target}</a>.</p>
"""


def write_redirect(old: str) -> str:
    """Returns the HTML of a page that is gone; a heading in its address leads to the same heading of the new page."""
    name, _, anchor = REDIRECTS[old].partition("#")
    path = PurePosixPath(name)
    html = path.with_name("index.html") if path.name == "README" else path.with_name(f"{path.name}.html")
    page = relpath(html, PurePosixPath(old).parent)
    return PAGE.format(page=page, target=f"{page}#{anchor}" if anchor else page)


def on_post_build(config: Any, **_: Any) -> None:
    """Writes a page for each old address."""
    for old in REDIRECTS:
        path = Path(config["site_dir"]) / f"{old}.html"
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(write_redirect(old), encoding="utf-8")
