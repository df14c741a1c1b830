-- Wireshark and tshark: the congestion headers (docs/header.md) and the routers' telemetry records, XCP's, RCP's and
-- HPCC's.
--
--     tshark -X lua_script:tools/xcp.lua -i s1-eth1 -Y 'xcp.format == 1' -T fields -e xcp.cwnd -e xcp.feedback
--
-- In Wireshark: Help > About > Folders > Personal Lua Plugins, and copy this file there.

local IP_PROTOCOL = 253 -- RFC 3692, section 2.1: experimental
local ETHERTYPE_TELEMETRY = 0x88B5
local HEADER_BYTES = 20
local VERSION = 1
local DATA, XCP_ACK, XCP_R_ACK = 1, 2, 3
local FORMATS = { [DATA] = "data", [XCP_ACK] = "XCP ACK", [XCP_R_ACK] = "XCP-r ACK" }
local PROTOCOLS = { [6] = "TCP", [17] = "UDP" }

local tcp = Dissector.get("tcp")
local udp = Dissector.get("udp")
local data = Dissector.get("data")

-- The fields of a congestion header: the framing that all have (docs/header.md), and its own.
local function framing(protocol, formats, more)
  local fields = {
    next = ProtoField.uint8(protocol .. ".next_protocol", "Next protocol", base.DEC, PROTOCOLS),
    length = ProtoField.uint8(protocol .. ".length", "Length (bytes)"),
    version = ProtoField.uint8(protocol .. ".version", "Version", base.DEC, nil, 0xF0),
    format = ProtoField.uint8(protocol .. ".format", "Format", base.DEC, formats, 0x0F),
  }
  for name, field in pairs(more) do
    fields[name] = field
  end
  return fields
end

-- Shows the framing; items that may be wrong are returned.
local function add_framing(tree, fields, buffer)
  tree:add(fields.next, buffer(0, 1))
  local length, version = tree:add(fields.length, buffer(1, 1)), tree:add(fields.version, buffer(2, 1))
  return length, version, tree:add(fields.format, buffer(2, 1))
end

local congestion = Proto("xcpr_congestion", "Congestion header")
local malformed = ProtoExpert.new("xcpr_congestion.malformed", "The next protocol's header is malformed",
  expert.group.MALFORMED, expert.severity.ERROR)
congestion.experts = { malformed }

-- The bytes behind the header belong to its next protocol. The column shows both summaries, the
-- header's first. A dissector of Wireshark's raises an error where its header is cut short or wrong.
local function finish(buffer, header_bytes, pinfo, root, name, text)
  local rest = buffer(header_bytes):tvb()
  if rest:len() > 0 then
    local protocol = buffer(0, 1):uint()
    local inner = protocol == 6 and tcp or protocol == 17 and udp or data
    if not pcall(inner.call, inner, rest, pinfo, root) then
      root:add_proto_expert_info(malformed)
    end
  end
  pinfo.cols.protocol = name
  pinfo.cols.info:prepend(text .. " | ")
  return buffer:len()
end

local xcp = Proto("xcp", "Explicit Control Protocol")
local f = framing("xcp", FORMATS, {
  epoch = ProtoField.uint8("xcp.epoch", "Epoch"),
  cwnd = ProtoField.uint32("xcp.cwnd", "H_cwnd (bytes)"),
  rtt = ProtoField.uint32("xcp.rtt", "H_rtt (us)"),
  feedback = ProtoField.int32("xcp.feedback", "H_feedback (bytes)"),
  change = ProtoField.int32("xcp.reverse.change", "H_reverse: feedback since the last ACK (bytes)"),
  window = ProtoField.uint32("xcp.reverse.window", "H_reverse: cwnd' (bytes)"),
  on_data = ProtoField.uint32("xcp.reverse.on_data",
    "H_reverse on data: XCP's feedback, or XCP-r's cwnd' below 4 bits of epoch; 0 says nothing", base.HEX),
  asks_for = ProtoField.uint32("xcp.reverse.asks_for", "H_reverse on a SYN: the format of ACKs", base.DEC, FORMATS),
})
xcp.fields = f

local e = {
  length = ProtoExpert.new("xcp.bad_length", "Length is not 20 or the header is cut short",
    expert.group.MALFORMED, expert.severity.ERROR),
  version = ProtoExpert.new("xcp.bad_version", "Version is not 1", expert.group.PROTOCOL, expert.severity.ERROR),
  format = ProtoExpert.new("xcp.bad_format", "Format is not 1 to 3", expert.group.PROTOCOL, expert.severity.ERROR),
  rtt = ProtoExpert.new("xcp.rtt_unknown", "RTT not known yet: routers give no share",
    expert.group.SEQUENCE, expert.severity.NOTE),
}
xcp.experts = e

-- Whether a TCP segment begins behind the header that opens a connection.
local function is_syn(buffer, protocol)
  return protocol == 6 and buffer:len() >= HEADER_BYTES + 14 and buffer(HEADER_BYTES + 13, 1):bitfield(3, 4) == 1
end

-- The meaning of H_reverse depends on the format. On data it depends on the connection's mode too,
-- which the SYN says.
local function add_reverse(tree, range, format, syn)
  if format == XCP_ACK then
    tree:add(f.change, range)
  elseif format == XCP_R_ACK then
    tree:add(f.window, range)
  elseif syn then
    tree:add(f.asks_for, range)
  else
    tree:add(f.on_data, range)
  end
end

local function summary(format, buffer)
  if format == DATA then
    return string.format("XCP data: cwnd %d, RTT %d us, feedback %+d",
      buffer(4, 4):uint(), buffer(8, 4):uint(), buffer(12, 4):int())
  elseif format == XCP_ACK then
    return string.format("XCP ACK: change %+d", buffer(16, 4):int())
  elseif format == XCP_R_ACK then
    return string.format("XCP-r ACK: cwnd' %d, epoch %d", buffer(16, 4):uint(), buffer(3, 1):uint())
  end
  return "XCP, unknown format"
end

function xcp.dissector(buffer, pinfo, root)
  pinfo.cols.protocol = "XCP"
  if buffer:len() < HEADER_BYTES then
    root:add(xcp, buffer()):add_proto_expert_info(e.length)
    return buffer:len()
  end
  local tree = root:add(xcp, buffer(0, HEADER_BYTES))
  local protocol, format = buffer(0, 1):uint(), buffer(2, 1):bitfield(4, 4)
  local length, version, kind = add_framing(tree, f, buffer)
  if buffer(1, 1):uint() ~= HEADER_BYTES then
    length:add_proto_expert_info(e.length)
  end
  if buffer(2, 1):bitfield(0, 4) ~= VERSION then
    version:add_proto_expert_info(e.version)
  end
  if not FORMATS[format] then
    kind:add_proto_expert_info(e.format)
  end
  tree:add(f.epoch, buffer(3, 1))
  tree:add(f.cwnd, buffer(4, 4))
  local rtt = tree:add(f.rtt, buffer(8, 4))
  if format == DATA and buffer(8, 4):uint() == 0 then
    rtt:add_proto_expert_info(e.rtt)
  end
  tree:add(f.feedback, buffer(12, 4))
  add_reverse(tree, buffer(16, 4), format, is_syn(buffer, protocol))
  local text = summary(format, buffer)
  tree:append_text(", " .. text)
  return finish(buffer, HEADER_BYTES, pinfo, root, "XCP", text)
end

local RCP_BYTES = 16
local RCP_DATA, RCP_ACK = 4, 5
local RCP_FORMATS = { [RCP_DATA] = "data", [RCP_ACK] = "ACK" }
local rcp = Proto("xcpr_rcp", "Rate Control Protocol")
local g = framing("xcpr_rcp", RCP_FORMATS, {
  rtt = ProtoField.uint32("xcpr_rcp.rtt", "H_rtt (us)"),
  rate = ProtoField.uint64("xcpr_rcp.rate", "H_rate (bytes per 2^20 us)"),
})
rcp.fields = g

function rcp.dissector(buffer, pinfo, root)
  local tree = root:add(rcp, buffer(0, RCP_BYTES))
  add_framing(tree, g, buffer)
  tree:add(g.rtt, buffer(4, 4))
  tree:add(g.rate, buffer(8, 8))
  local text = string.format("RCP %s: RTT %d us, rate %s", RCP_FORMATS[buffer(2, 1):bitfield(4, 4)],
    buffer(4, 4):uint(), buffer(8, 8):uint64())
  return finish(buffer, RCP_BYTES, pinfo, root, "RCP", text)
end

local HPCC_BYTES, HPCC_FIRST_HOP, HPCC_HOP_BYTES, HPCC_HOPS = 84, 4, 16, 5
local HPCC_DATA, HPCC_ACK = 6, 7
local HPCC_FORMATS = { [HPCC_DATA] = "data", [HPCC_ACK] = "ACK" }
local hpcc = Proto("xcpr_hpcc", "High Precision Congestion Control")
local h = framing("xcpr_hpcc", HPCC_FORMATS, {
  hops = ProtoField.uint8("xcpr_hpcc.hops", "Hops passed"),
  capacity = ProtoField.uint64("xcpr_hpcc.capacity", "Capacity (bytes per 2^20 us)"),
  time = ProtoField.uint24("xcpr_hpcc.time", "Time (us)"),
  sent = ProtoField.uint32("xcpr_hpcc.sent", "Bytes sent"),
  queue = ProtoField.uint32("xcpr_hpcc.queue", "Bytes that wait"),
})
hpcc.fields = h

function hpcc.dissector(buffer, pinfo, root)
  local tree = root:add(hpcc, buffer(0, HPCC_BYTES))
  add_framing(tree, h, buffer)
  tree:add(h.hops, buffer(3, 1))
  local passed = buffer(3, 1):uint()
  for hop = 0, math.min(passed, HPCC_HOPS) - 1 do
    local at = HPCC_FIRST_HOP + hop * HPCC_HOP_BYTES
    tree:add(h.capacity, buffer(at, 5))
    tree:add(h.time, buffer(at + 5, 3))
    tree:add(h.sent, buffer(at + 8, 4))
    tree:add(h.queue, buffer(at + 12, 4))
  end
  local text = string.format("HPCC %s: %d hops", HPCC_FORMATS[buffer(2, 1):bitfield(4, 4)], passed)
  return finish(buffer, HPCC_BYTES, pinfo, root, "HPCC", text)
end

-- Formats tell headers apart. A format that is neither RCP's nor HPCC's is shown as XCP's, with its
-- faults.
function congestion.dissector(buffer, pinfo, root)
  local format = buffer:len() >= RCP_BYTES and buffer(2, 1):bitfield(4, 4)
  local is_hpcc = HPCC_FORMATS[format] and buffer:len() >= HPCC_BYTES
  return (RCP_FORMATS[format] and rcp or is_hpcc and hpcc or xcp).dissector(buffer, pinfo, root)
end

DissectorTable.get("ip.proto"):add(IP_PROTOCOL, congestion)

-- telemetry_t of a program's record.p4: name, bytes, title; in order.
local XCP_LAYOUT = {
  { "port", 2, "Port" },
  { "time_us", 6, "End of the control interval (us)" },
  { "interval_us", 4, "Control interval (us)" },
  { "capacity_q20", 8, "Capacity (bytes per 2^20 us)" },
  { "input_bytes", 8, "Input traffic (bytes)" },
  { "queue_bytes", 8, "Persistent queue (bytes)" },
  { "avg_rtt_q8", 4, "Mean RTT (us / 256)" },
  { "phi_q16", 8, "phi (bytes / 65536)" },
  { "residue_pos_q16", 8, "Positive pool (bytes / 65536)" },
  { "residue_neg_q16", 8, "Negative pool (bytes / 65536)" },
  { "positive_mantissa", 8, "Positive coefficient: mantissa" },
  { "positive_shift", 1, "Positive coefficient: shift" },
  { "negative_mantissa", 8, "Negative coefficient: mantissa" },
  { "negative_shift", 1, "Negative coefficient: shift" },
  { "drops", 4, "Drops since the start (packets)" },
}
local RCP_LAYOUT = {
  { "port", 2, "Port" },
  { "time_us", 6, "End of the control interval (us)" },
  { "interval_us", 4, "Control interval (us)" },
  { "capacity_q20", 8, "Capacity (bytes per 2^20 us)" },
  { "input_bytes", 8, "Input traffic (bytes)" },
  { "queue_bytes", 8, "Queue at the end (bytes)" },
  { "avg_rtt_q8", 4, "Mean RTT (us / 256)" },
  { "rate_q16", 8, "Rate offered (bytes per 2^20 us / 65536)" },
  { "drops", 4, "Drops since the start (packets)" },
}
local HPCC_LAYOUT = {
  { "port", 2, "Port" },
  { "time_us", 6, "End of the interval (us)" },
  { "interval_us", 4, "Interval (us)" },
  { "capacity_q20", 8, "Capacity (bytes per 2^20 us)" },
  { "input_bytes", 8, "Input traffic (bytes)" },
  { "queue_bytes", 8, "Queue at the end (bytes)" },
  { "sent_bytes", 8, "Sent since the start (bytes)" },
  { "drops", 4, "Drops since the start (packets)" },
}
local INTEGERS = { [1] = ProtoField.uint8, [2] = ProtoField.uint16, [4] = ProtoField.uint32, [8] = ProtoField.uint64 }

-- A protocol whose packets are records of this layout; their length.
local function declare(record, prefix, layout)
  local length = 0
  for _, column in ipairs(layout) do
    local name, bytes, title = column[1], column[2], column[3]
    local make = name == "phi_q16" and ProtoField.int64 or INTEGERS[bytes] or ProtoField.uint64
    column.field = make(prefix .. "." .. name, title)
    record.fields[#record.fields + 1] = column.field
    length = length + bytes
  end
  return length
end

local xcp_record = Proto("xcp_telemetry", "XCP router telemetry")
local rcp_record = Proto("rcp_telemetry", "RCP router telemetry")
local hpcc_record = Proto("hpcc_telemetry", "HPCC router telemetry")
local XCP_RECORD_BYTES = declare(xcp_record, "xcp_telemetry", XCP_LAYOUT)
local RCP_RECORD_BYTES = declare(rcp_record, "rcp_telemetry", RCP_LAYOUT)
local HPCC_RECORD_BYTES = declare(hpcc_record, "hpcc_telemetry", HPCC_LAYOUT)

local function show(record, layout, length, buffer, root)
  local tree = root:add(record, buffer(0, length))
  local at = 0
  for _, column in ipairs(layout) do
    tree:add(column.field, buffer(at, column[2]))
    at = at + column[2]
  end
end

-- Their lengths tell records apart.
local telemetry = Proto("xcpr_telemetry", "Router telemetry")
function telemetry.dissector(buffer, pinfo, root)
  local is_xcp = buffer:len() >= XCP_RECORD_BYTES
  if buffer:len() < HPCC_RECORD_BYTES then
    return 0
  elseif buffer:len() < RCP_RECORD_BYTES then
    show(hpcc_record, HPCC_LAYOUT, HPCC_RECORD_BYTES, buffer, root)
    pinfo.cols.protocol = "HPCC-TLM"
    pinfo.cols.info = string.format("port %d: queue %s bytes", buffer(0, 2):uint(), buffer(28, 8):uint64())
    return HPCC_RECORD_BYTES
  end
  local common = string.format("port %d: RTT %.3f ms, queue %s bytes, ", buffer(0, 2):uint(),
    buffer(36, 4):uint() / 256e3, buffer(28, 8):uint64())
  if is_xcp then
    show(xcp_record, XCP_LAYOUT, XCP_RECORD_BYTES, buffer, root)
    pinfo.cols.protocol = "XCP-TLM"
    pinfo.cols.info = common .. string.format("phi %s bytes", buffer(40, 8):int64() / 65536)
    return XCP_RECORD_BYTES
  end
  show(rcp_record, RCP_LAYOUT, RCP_RECORD_BYTES, buffer, root)
  pinfo.cols.protocol = "RCP-TLM"
  pinfo.cols.info = common .. string.format("rate %s bytes per 2^20 us", buffer(40, 8):uint64() / 65536)
  return RCP_RECORD_BYTES
end

DissectorTable.get("ethertype"):add(ETHERTYPE_TELEMETRY, telemetry)
