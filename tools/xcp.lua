-- Wireshark and tshark: the XCP congestion header (docs/header.md) and the routers' telemetry records.
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

local xcp = Proto("xcp", "Explicit Control Protocol")
local f = {
  next = ProtoField.uint8("xcp.next_protocol", "Next protocol", base.DEC, PROTOCOLS),
  length = ProtoField.uint8("xcp.length", "Length (bytes)"),
  version = ProtoField.uint8("xcp.version", "Version", base.DEC, nil, 0xF0),
  format = ProtoField.uint8("xcp.format", "Format", base.DEC, FORMATS, 0x0F),
  epoch = ProtoField.uint8("xcp.epoch", "Epoch"),
  cwnd = ProtoField.uint32("xcp.cwnd", "H_cwnd (bytes)"),
  rtt = ProtoField.uint32("xcp.rtt", "H_rtt (us)"),
  feedback = ProtoField.int32("xcp.feedback", "H_feedback (bytes)"),
  change = ProtoField.int32("xcp.reverse.change", "H_reverse: feedback since the last ACK (bytes)"),
  window = ProtoField.uint32("xcp.reverse.window", "H_reverse: cwnd' (bytes)"),
  on_data = ProtoField.uint32("xcp.reverse.on_data",
    "H_reverse on data: XCP's feedback, or XCP-r's cwnd' below 4 bits of epoch; 0 says nothing", base.HEX),
  asks_for = ProtoField.uint32("xcp.reverse.asks_for", "H_reverse on a SYN: the format of ACKs", base.DEC, FORMATS),
}
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

local tcp = Dissector.get("tcp")
local udp = Dissector.get("udp")
local data = Dissector.get("data")

-- Whether a TCP segment begins behind the header that opens a connection.
local function is_syn(buffer, protocol)
  return protocol == 6 and buffer:len() >= HEADER_BYTES + 14 and buffer(HEADER_BYTES + 13, 1):bitfield(3, 4) == 1
end

-- What H_reverse means depends on the format, and on data on the mode of the connection, which its SYN says.
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
  tree:add(f.next, buffer(0, 1))
  local length = tree:add(f.length, buffer(1, 1))
  if buffer(1, 1):uint() ~= HEADER_BYTES then
    length:add_proto_expert_info(e.length)
  end
  local version = tree:add(f.version, buffer(2, 1))
  if buffer(2, 1):bitfield(0, 4) ~= VERSION then
    version:add_proto_expert_info(e.version)
  end
  local kind = tree:add(f.format, buffer(2, 1))
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

  local rest = buffer(HEADER_BYTES):tvb()
  if rest:len() > 0 then
    local inner = protocol == 6 and tcp or protocol == 17 and udp or data
    inner:call(rest, pinfo, root)
  end
  pinfo.cols.protocol = "XCP"
  pinfo.cols.info:prepend(text .. " | ")
  return buffer:len()
end

DissectorTable.get("ip.proto"):add(IP_PROTOCOL, xcp)

-- telemetry_t of p4src/xcp/record.p4: name, bytes, title; in order.
local record = Proto("xcp_telemetry", "XCP router telemetry")
local LAYOUT = {
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
local RECORD_BYTES = 0
local INTEGERS = { [1] = ProtoField.uint8, [2] = ProtoField.uint16, [4] = ProtoField.uint32, [8] = ProtoField.uint64 }
for _, column in ipairs(LAYOUT) do
  local name, bytes, title = column[1], column[2], column[3]
  local make = name == "phi_q16" and ProtoField.int64 or INTEGERS[bytes] or ProtoField.uint64
  column.field = make("xcp_telemetry." .. name, title)
  record.fields[#record.fields + 1] = column.field
  RECORD_BYTES = RECORD_BYTES + bytes
end

function record.dissector(buffer, pinfo, root)
  pinfo.cols.protocol = "XCP-TLM"
  if buffer:len() < RECORD_BYTES then
    return 0
  end
  local tree = root:add(record, buffer(0, RECORD_BYTES))
  local at = 0
  for _, column in ipairs(LAYOUT) do
    tree:add(column.field, buffer(at, column[2]))
    at = at + column[2]
  end
  pinfo.cols.info = string.format("port %d: RTT %.3f ms, queue %s bytes, phi %s bytes", buffer(0, 2):uint(),
    buffer(36, 4):uint() / 256e3, buffer(28, 8):uint64(), buffer(40, 8):int64() / 65536)
  return RECORD_BYTES
end

DissectorTable.get("ethertype"):add(ETHERTYPE_TELEMETRY, record)
