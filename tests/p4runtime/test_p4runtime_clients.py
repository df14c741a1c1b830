"""Other people's controllers: finsy, and p4runtime-shell in an environment of its own, which ``make`` sets up."""

from __future__ import annotations

import asyncio
import json
import os
import subprocess
from pathlib import Path

import finsy as fy
import pytest
from p4runtime_rig import CPU_PORT, DEVICE, P4, ethernet, rig

from xcpr.io.paths import ROOT

TIMEOUT_S = 30
MADE = ROOT / ".make/shell-venv"
SHELL = os.environ.get("P4RUNTIME_SH_PYTHON", str(MADE / "bin/python") if (MADE / "made").exists() else "")
SCRIPT = Path(__file__).parents[1] / "helpers/p4runtime_shell_script.py"


@pytest.mark.skipif(not SHELL, reason="needs p4runtime-shell: make .make/shell-venv/made")
def test_p4runtime_shell_programs_the_switch() -> None:
    with rig(None) as made:
        command = [SHELL, str(SCRIPT), f"127.0.0.1:{made.server.port}", str(DEVICE)]
        command += [str(P4 / "features.p4info.txtpb"), str(P4 / "features.json")]
        done = subprocess.run(command, capture_output=True, text=True, timeout=TIMEOUT_S, check=False)
    assert done.returncode == 0, done.stderr
    found = dict(json.loads(line) for line in done.stdout.splitlines())
    assert "ALREADY_EXISTS, 'table I.exact_table: an entry with this match" in found.pop("a second insert")
    assert "NOT_FOUND, 'table I.exact_table: there is no entry with this match" in found.pop("a second delete")
    assert found == {
        "read": ["01"],
        "modified": ["02"],
        "kinds": [["I.lpm_table", 0], ["I.ternary_table", 3], *[["I.const_table", priority] for priority in (3, 2, 1)]],
        "default": ["03"],
        "group": [1],
        "counters": [0, 0, 0, 5, 0],
        "replication": [5, 6],
        "packet-in": [(ethernet(1)[:14] + b"hello").hex()],
    }


def test_finsy_programs_the_switch() -> None:
    async def main(port: int) -> None:
        options = fy.SwitchOptions(p4info=P4 / "features.p4info.txtpb", p4blob=P4 / "features.json", device_id=DEVICE)
        async with asyncio.timeout(TIMEOUT_S), fy.Switch("sw", f"127.0.0.1:{port}", options) as switch:
            await use(switch)

    with rig(None) as made:
        asyncio.run(main(made.server.port))


async def use(switch: fy.Switch) -> None:
    await switch.delete_all()
    entry = fy.P4TableEntry(
        "exact_table", match=fy.Match(dst="00:00:00:00:00:01"), action=fy.Action("to_controller"), metadata=b"m"
    )
    ternary = fy.P4TableEntry(
        "ternary_table",
        match=fy.Match(dst="0x10/&0xf0", type="5...9"),
        action=fy.Action("set_source", src="00:00:00:00:00:07"),
        priority=9,
    )
    clone = fy.P4CloneSessionEntry(4, replicas=[CPU_PORT])
    member = fy.P4ActionProfileMember("chooser", member_id=1, action=fy.Action("forward", port=7))
    written = [entry, ternary, clone, member]
    everything = [fy.P4TableEntry("exact_table"), fy.P4TableEntry("ternary_table"), fy.P4CloneSessionEntry(),
                  fy.P4ActionProfileMember()]  # fmt: skip
    await switch.insert(written)
    found = [one async for one in switch.read(everything)]
    assert [one.encode(switch.p4info) for one in found] == [one.encode(switch.p4info) for one in written]
    with pytest.raises(fy.P4ClientError) as failed:
        await switch.insert([entry])
    assert [detail.canonical_code.name for detail in failed.value.details.values()] == ["ALREADY_EXISTS"]
    await switch.write([~fy.P4RegisterEntry("memory", index=3, data=17)])
    assert [one.data async for one in switch.read(fy.P4RegisterEntry("memory", index=3))] == [17]
    await switch.write([fy.P4PacketOut(ethernet(9), egress_port=CPU_PORT, pad=0)])
    async for packet in switch.read_packets():
        assert (packet.payload, packet["ingress_port"]) == (ethernet(9), CPU_PORT)
        break
    await switch.delete(written)
    assert [one async for one in switch.read(everything)] == []
