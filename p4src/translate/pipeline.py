"""One of a TNA program's two pipelines as a program in BMv2's JSON: a parser, one pipeline named ingress, a deparser.

The fields of standard_metadata are the architecture's facts for the program. The clock,
``ingress_global_timestamp``, is the parser's, in nanoseconds. A dropped frame has ``egress_spec`` 511, as on
BMv2; a mirrored one is a clone, whose header in front, named ``mirror``, leads the deparser's order. The
first value of a register is its ``initial_value``, which BMv2's JSON does not have.
"""

from __future__ import annotations

from itertools import count

from .expressions import Expressions, Json, field, hexstr, operation
from .ir import (
    Ir,
    Node,
    UnknownConstructError,
    Width,
    arguments,
    constant,
    declared_name,
    items,
    kind,
    statements,
)
from .parser import parse_states
from .tables import match_json, table_json

DROP_PORT = 511
MIRROR = "mirror"
PORT = Width(9)

STANDARD = {
    "ingress_port": PORT,
    "egress_spec": PORT,
    "egress_port": PORT,
    "ingress_global_timestamp": Width(48),
    "parser_error": Width(16),
    "drop_ctl": Width(3),
    "mirror_type": Width(3),
}

INTRINSIC = {
    "ingress_intrinsic_metadata_t": {"ingress_port": "ingress_port"},
    "ingress_intrinsic_metadata_from_parser_t": {
        "global_tstamp": "ingress_global_timestamp",
        "parser_err": "parser_error",
    },
    "ingress_intrinsic_metadata_for_deparser_t": {"drop_ctl": "drop_ctl"},
    "ingress_intrinsic_metadata_for_tm_t": {"ucast_egress_port": "egress_spec"},
    "egress_intrinsic_metadata_t": {"egress_port": "egress_port"},
    "egress_intrinsic_metadata_from_parser_t": {"global_tstamp": "ingress_global_timestamp"},
    "egress_intrinsic_metadata_for_deparser_t": {"mirror_type": "mirror_type"},
}
"""The part of the architecture's metadata that is there, and its places."""

ERRORS = [["NoError", 0], ["PacketTooShort", 2]]
"""As parser_err has them: bit 1 says that a header is cut short."""


class Gress:
    """A pipeline on its way to JSON."""

    def __init__(self, ir: Ir, parser: str, control: str, deparser: str) -> None:
        self.ir = ir
        self.parser, self.control, self.deparser = (ir.declared[name] for name in (parser, control, deparser))
        self.containers: dict[str, str] = {}
        for declaration in (self.parser, self.control, self.deparser):
            self.containers |= ir.parameters(declaration)
        self.where = control
        self.scalars: dict[str, Width] = {}
        self.headers: dict[str, str] = {}
        self.stacks: dict[str, list[str]] = {}
        self.declared: dict[str, Node] = {}
        self.names: dict[str, list[str] | Json] = {}
        self.actions: list[Json] = []
        self.tables: list[Json] = []
        self.conditionals: list[Json] = []
        self.registers: dict[str, Json] = {}
        self.counters: list[Json] = []
        self.calculations: dict[str, Json] = {}
        self.number = count()
        self.expressions = Expressions(ir, self.place, control)

    def program(self) -> Json:
        """Translates the program."""
        self.declare_headers()
        for owner in (self.parser, self.control, self.deparser):
            for node in items(owner["parserLocals" if owner is self.parser else "controlLocals"]):
                self.declare(node)
        states = parse_states(self)
        order, mirroring = self.emitted()
        first = self.block([*items(self.control["body"]["components"]), *mirroring], self.finish())
        return {
            **self.layout(),
            "errors": ERRORS,
            "parsers": [{"name": "parser", "id": 0, "init_state": "start", "parse_states": states}],
            "deparsers": [{"name": "deparser", "id": 0, "order": order}],
            "counter_arrays": self.counters,
            "register_arrays": list(self.registers.values()),
            "calculations": list(self.calculations.values()),
            "actions": self.actions,
            "pipelines": [
                {
                    "name": "ingress",
                    "id": 0,
                    "init_table": first,
                    "tables": self.tables,
                    "conditionals": self.conditionals,
                },
                {"name": "egress", "id": 1, "init_table": None, "tables": [], "conditionals": []},
            ],
        }

    # declarations

    def declare_headers(self) -> None:
        (struct,) = {name for name in self.containers.values() if name.endswith("_headers_t")}
        self.headers[MIRROR] = ""
        for f in items(self.ir.declared[struct]["fields"]):
            made = self.ir.type(f["type"])
            if kind(made) == "Type_Header":
                self.headers[f["name"]] = made["name"]
            elif kind(made) in ("Type_Array", "Type_Stack"):
                members = [f"{f['name']}[{i}]" for i in range(constant(made["size"]))]
                self.stacks[f["name"]] = members
                self.headers |= dict.fromkeys(members, self.ir.type(made["elementType"])["name"])
            else:
                raise UnknownConstructError(f"{kind(made)} {f['name']}", struct)

    def declare(self, node: Node) -> None:
        """Adds a local declaration of a parser or control."""
        name, made = node["name"], self.ir.type(node["type"]) if "type" in node else {}
        self.declared[name] = node
        if kind(node) == "Declaration_Variable" and kind(made) == "Type_Header":
            # The front end's copy of what is mirrored.
            self.headers[MIRROR] = made["name"]
            self.names[name] = [MIRROR]
        elif kind(node) == "Declaration_Variable":
            self.scalar(name, self.ir.width(made, self.where))
        elif kind(node) == "Declaration_Instance":
            self.instance(node)

    def scalar(self, name: str, width: Width) -> list[str]:
        """Makes a field for a local variable."""
        self.scalars[name] = width
        self.names[name] = ["scalars", name]
        return ["scalars", name]

    def extern(self, node: Node) -> str:
        """Returns the class of an extern's instance."""
        made = node["type"]
        return str((made["baseType"] if kind(made) == "Type_Specialized" else made)["path"]["name"])

    def instance(self, node: Node) -> None:
        given = [argument["expression"] for argument in items(node["arguments"])]
        match self.extern(node):
            case "Register":
                self.register(node, constant(given[0]), given[1] if len(given) > 1 else None)
            case "Counter":
                counter = {"name": declared_name(node), "id": len(self.counters), "size": constant(given[0])}
                self.counters.append(counter | {"is_direct": False})
            case "RegisterAction" | "Random" | "Mirror" | "Checksum":
                pass
            case other:
                raise UnknownConstructError(f"extern {other}", declared_name(node))

    def register(self, node: Node, size: int, initial: Node | None) -> None:
        """Makes an array for a register, or for each of its two words."""
        name, value = declared_name(node), self.ir.type(items(node["type"]["arguments"])[0])
        is_struct = kind(value) == "Type_Struct"
        first = {}
        if initial and kind(initial) == "StructExpression":
            first = {part["name"]: constant(part["expression"]) for part in items(initial["components"])}
        elif initial:
            first = {"": constant(initial)}
        members = self.ir.fields(value, name) if is_struct else {"": self.ir.width(value, name)}
        for member, width in members.items():
            array = f"{name}.{member}" if member else name
            self.registers[array] = {
                "name": array,
                "id": len(self.registers),
                "size": size,
                "bitwidth": width.bits,
                "initial_value": hex(first.get(member, 0) & (1 << width.bits) - 1),
            }
            self.scalar(array, width)

    def layout(self) -> Json:
        """Returns header types and headers."""
        types = {name: self.ir.fields(self.ir.declared[name], name) for name in self.headers.values() if name}
        structs = {name: self.ir.fields(self.ir.declared[name], name) for name in self.metadata()}
        metadata = {"scalars": self.scalars, "standard_metadata": STANDARD} | structs

        def fields(widths: dict[str, Width]) -> list[list[str | int | bool]]:
            return [[name, width.bits, width.signed] for name, width in widths.items()]

        named = [*self.headers.items(), *((name, name) for name in metadata)]
        headers = [
            {"name": name, "id": i, "header_type": made, "metadata": name in metadata}
            for i, (name, made) in enumerate(named)
            if made
        ]
        ids = {header["name"]: header["id"] for header in headers}
        return {
            "header_types": [
                {"name": name, "id": i, "fields": fields(widths)}
                for i, (name, widths) in enumerate((types | metadata).items())
            ],
            "headers": headers,
            "header_stacks": [
                {
                    "name": name,
                    "id": i,
                    "header_type": self.headers[members[0]],
                    "size": len(members),
                    "header_ids": [ids[member] for member in members],
                }
                for i, (name, members) in enumerate(self.stacks.items())
            ],
        }

    def metadata(self) -> list[str]:
        """Returns the program's own structs of metadata."""
        return [name for name in dict.fromkeys(self.containers.values()) if name.endswith("_state_t")]

    # names

    def place(self, node: Node) -> list[str] | Json:
        """Returns where a name is: [header, field], [header], or an action's parameter."""
        if kind(node) == "PathExpression":
            name = node["path"]["name"]
            if name in self.names:
                return self.names[name]
        elif kind(node) == "ArrayIndex":
            return [f"{self.place_of_stack(node['left'])}[{constant(node['right'])}]"]
        elif kind(node) == "Member":
            owner, member = node["expr"], node["member"]
            container = self.containers.get(owner["path"]["name"]) if kind(owner) == "PathExpression" else None
            if container in INTRINSIC:
                if member not in INTRINSIC[container]:
                    raise UnknownConstructError(f"{container}.{member}", self.where)
                return ["standard_metadata", INTRINSIC[container][member]]
            if container in self.metadata():
                return [container, member]
            if container:
                return [member]
            found = self.place(owner)
            if isinstance(found, list):
                # A register's word is a scalar of its own.
                return ["scalars", f"{found[1]}.{member}"] if found[0] == "scalars" else [found[0], member]
        raise UnknownConstructError(f"the name {node.get('member', node.get('path'))}", self.where)

    def place_of_stack(self, node: Node) -> str:
        name = str(node["member"])
        if name not in self.stacks:
            raise UnknownConstructError(f"{name} as a header stack", self.where)
        return name

    # statements

    def primitives(self, body: list[Node], out: list[Json]) -> None:
        """Appends statements without tables to an action's primitives."""
        for node in body:
            match kind(node):
                case "BlockStatement":
                    self.primitives(statements(node), out)
                case "EmptyStatement":
                    pass
                case "AssignmentStatement":
                    self.assign(node["left"], node["right"], out)
                case "IfStatement":
                    self.choose(node, out)
                case "MethodCallStatement":
                    self.call(node["methodCall"], out)
                case other:
                    raise UnknownConstructError(other, self.where)

    def choose(self, node: Node, out: list[Json]) -> None:
        """Translates an if statement inside an action: jumps to an index among the action's primitives."""
        condition = operation("b2d", None, self.expressions.condition(node["condition"]))
        skip: Json = {"op": "_jump_if_zero", "parameters": [condition, hexstr(0)]}
        out.append(skip)
        self.primitives(statements(node["ifTrue"]), out)
        if node.get("ifFalse"):
            jump: Json = {"op": "_jump", "parameters": [hexstr(0)]}
            out.append(jump)
            skip["parameters"][1] = hexstr(len(out))
            self.primitives(statements(node["ifFalse"]), out)
            jump["parameters"][0] = hexstr(len(out))
        else:
            skip["parameters"][1] = hexstr(len(out))

    def assign(self, left: Node, right: Node, out: list[Json]) -> None:
        to = self.place(left)
        if not isinstance(to, list):
            raise UnknownConstructError("an assignment to a parameter", self.where)
        if kind(right) == "MethodCallExpression":
            method = right["method"].get("member")
            if method == "get":
                out.append(uniform(to, self.expressions.width(right)))
                return
            if method == "execute":
                self.execute(right, to, out)
                return
        out.append(assignment(to, self.expressions.number(right)))

    def call(self, node: Node, out: list[Json]) -> None:
        method = node["method"]
        if kind(method) == "PathExpression":
            action = self.declared[method["path"]["name"]]
            if items(action["parameters"]["parameters"]):
                raise UnknownConstructError(f"a call of {declared_name(action)} with arguments", self.where)
            self.primitives(statements(action["body"]), out)
            return
        match method["member"]:
            case "setValid" | "setInvalid":
                (header,) = self.expressions.header(method["expr"])
                op = "add_header" if method["member"] == "setValid" else "remove_header"
                out.append({"op": op, "parameters": [{"type": "header", "value": header}]})
            case "execute":
                self.execute(node, None, out)
            case "count":
                name = declared_name(self.declared[method["expr"]["path"]["name"]])
                index = self.expressions.number(arguments(node)[0])
                out.append({"op": "count", "parameters": [{"type": "counter_array", "value": name}, index]})
            case "emit" if self.extern(self.declared[method["expr"]["path"]["name"]]) == "Mirror":
                session, header = arguments(node)
                if self.place(header) != [MIRROR]:
                    raise UnknownConstructError("a mirrored header that is not the front end's copy", self.where)
                parameters = [self.expressions.number(session), hexstr(0)]
                out.append({"op": "clone_egress_pkt_to_egress", "parameters": parameters})
            case other:
                raise UnknownConstructError(f"{other}()", self.where)

    def execute(self, call: Node, to: list[str] | None, out: list[Json]) -> None:
        """Translates one access to a register: its words are read, the action's body runs, and what it sets is
        written."""
        action = self.declared[call["method"]["expr"]["path"]["name"]]
        (register,) = (argument["expression"] for argument in items(action["arguments"]))
        name = declared_name(self.declared[register["path"]["name"]])
        words = [array for array in self.registers if array == name or array.startswith(f"{name}.")]
        index = self.expressions.number(arguments(call)[0])
        (body,) = (f for f in items(action["initializer"]["components"]) if f["name"] == "apply")
        mine, *rest = items(body["type"]["parameters"]["parameters"])
        outer = dict(self.names)
        self.names[mine["name"]] = ["scalars", name]
        if rest:
            self.names[rest[0]["name"]] = self.scalar(f"{name}$result", self.ir.width(rest[0]["type"], name))
        for word in words:
            array = {"type": "register_array", "value": word}
            out.append({"op": "register_read", "parameters": [field(["scalars", word]), array, index]})
        result = self.names[rest[0]["name"]] if rest else None
        start = len(out)
        self.primitives(statements(body["body"]), out)
        for word in words_written(out[start:], words, declared_name(action), result):
            array = {"type": "register_array", "value": word}
            out.append({"op": "register_write", "parameters": [array, index, field(["scalars", word])]})
        self.names = outer
        if to and isinstance(result, list):
            out.append(assignment(to, field(result)))

    # the pipeline's graph

    def emitted(self) -> tuple[list[str], list[Node]]:
        """Returns the deparser's order of headers, and its statements for the mirror, which the pipeline ends with."""
        order, mirroring = [MIRROR] if self.headers[MIRROR] else [], []
        for node in items(self.deparser["body"]["components"]):
            if kind(node) == "MethodCallStatement" and node["methodCall"]["method"].get("member") == "emit":
                order += self.expressions.header(arguments(node["methodCall"])[0])
            elif kind(node) == "IfStatement":
                mirroring.append(node)
            else:
                raise UnknownConstructError(f"{kind(node)} in a deparser", self.where)
        return order, mirroring

    def finish(self) -> str | None:
        """Makes the pipeline's last node: a frame with bit 0 of drop_ctl goes nowhere."""
        if "drop_ctl" not in INTRINSIC.get(self.containers.get("for_deparser", ""), {}):
            return None
        dropped = operation("!=", operation("&", field(["standard_metadata", "drop_ctl"]), hexstr(1)), hexstr(0))
        name = f"node_{next(self.number)}"
        drop = self.step([assignment(["standard_metadata", "egress_spec"], hexstr(DROP_PORT))], None)
        self.conditional(name, dropped, drop, None)
        return name

    def conditional(self, name: str, condition: Json, then: str | None, other: str | None) -> None:
        """Adds a node that branches."""
        node = {"name": name, "id": len(self.conditionals), "expression": condition}
        self.conditionals.append(node | {"true_next": then, "false_next": other})

    def applied(self, node: Node) -> Node | None:
        """Returns the table that a statement applies; None where it applies none."""
        call = node.get("methodCall", {})
        if call.get("method", {}).get("member") != "apply":
            return None
        return self.declared[call["method"]["expr"]["path"]["name"]]

    def has_table(self, node: Node) -> bool:
        """Returns whether a statement applies a table anywhere."""
        if kind(node) == "IfStatement":
            return any(self.has_table(s) for branch in ("ifTrue", "ifFalse") for s in statements(node.get(branch)))
        if kind(node) == "BlockStatement":
            return any(map(self.has_table, statements(node)))
        return self.applied(node) is not None

    def block(self, body: list[Node], then: str | None) -> str | None:
        """Returns the first node of some statements, after which ``then`` comes. A block that applies no table is one
        action."""
        body = list(body)
        while body:
            plain: list[Node] = []
            while body and not self.has_table(body[-1]):
                plain.insert(0, body.pop())
            if plain:
                out: list[Json] = []
                self.primitives(plain, out)
                then = self.step(out, then)
                continue
            node = body.pop()
            table = self.applied(node)
            if table:
                then = self.table(table, then)
            elif kind(node) == "BlockStatement":
                then = self.block(statements(node), then)
            else:
                name = f"node_{next(self.number)}"
                branches = [self.block(statements(node.get(side)), then) for side in ("ifTrue", "ifFalse")]
                self.conditional(name, self.expressions.condition(node["condition"]), *branches)
                then = name
        return then

    def step(self, primitives: list[Json], then: str | None) -> str:
        """Adds a node that runs primitives: a table without a key."""
        name = f"step_{next(self.number)}"
        action = self.action(name, [], primitives)
        self.tables.append(table_json(name, [], [action], action, then))
        return name

    def action(self, name: str, parameters: list[tuple[str, int]], primitives: list[Json]) -> Json:
        """Adds an action."""
        data = [{"name": parameter, "bitwidth": bits} for parameter, bits in parameters]
        action = {"name": name, "id": len(self.actions), "runtime_data": data, "primitives": primitives}
        self.actions.append(action)
        return action

    def table_action(self, node: Node) -> Json:
        """Translates an action that a table names, with the data that entries give it."""
        parameters, outer = [], dict(self.names)
        for i, parameter in enumerate(items(node["parameters"]["parameters"])):
            parameters.append((declared_name(parameter), self.ir.width(parameter["type"], self.where).bits))
            self.names[parameter["name"]] = {"type": "runtime_data", "value": i}
        out: list[Json] = []
        self.primitives(statements(node["body"]), out)
        self.names = outer
        return self.action(declared_name(node), parameters, out)

    def table(self, node: Node, then: str | None) -> str:
        """Translates a table; returns its node."""
        name = declared_name(node)
        if any(table["name"] == name for table in self.tables):
            raise UnknownConstructError("a table that is applied in two places", name)
        properties = {p["name"]: p for p in items(node["properties"]["properties"])}
        unknown = properties.keys() - {"key", "actions", "default_action", "entries", "size"}
        if unknown:
            raise UnknownConstructError(f"the property {min(unknown)}", name)
        elements = items(properties["actions"]["value"]["actionList"])
        named = [element["expression"]["method"]["path"]["name"] for element in elements]
        made = {action: self.table_action(self.declared[action]) for action in named}
        keys = items(properties["key"]["value"]["keyElements"])
        default = properties["default_action"]["value"]["expression"]
        table = table_json(
            name,
            [self.key(element) for element in keys],
            list(made.values()),
            made[default["method"]["path"]["name"]],
            then,
            [constant(value) for value in arguments(default)],
        )
        if "size" in properties:
            table["max_size"] = constant(properties["size"]["value"]["expression"])
        if "entries" in properties:
            rows = items(properties["entries"]["value"]["entries"])
            table["entries"] = [self.entry(row, i, table["key"], keys, made) for i, row in enumerate(rows)]
        self.tables.append(table)
        return name

    def key(self, element: Node) -> Json:
        """Translates a part of a table's key."""
        value = element["expression"]
        if kind(value) == "MethodCallExpression" and value["method"].get("member") == "isValid":
            target = [*self.expressions.header(value["method"]["expr"]), "$valid$"]
        else:
            found = self.place(value)
            if not isinstance(found, list):
                raise UnknownConstructError("a key that is an action's parameter", self.where)
            target = found
        match = element["matchType"]["path"]["name"]
        return {
            "match_type": match,
            "name": declared_name(element | {"name": ".".join(target)}),
            "target": target,
            "mask": None,
        }

    def entry(self, row: Node, number: int, keys: list[Json], elements: list[Node], made: dict[str, Json]) -> Json:
        """Translates a constant entry; the first that matches wins."""
        values = zip(items(row["keys"]["components"]), keys, elements, strict=True)
        action = made[row["action"]["method"]["path"]["name"]]
        data = [hex(constant(value)) for value in arguments(row["action"])]
        return {
            "match_key": [match_json(value, key, self.expressions.width(e["expression"])) for value, key, e in values],
            "action_entry": {"action_id": action["id"], "action_data": data},
            "priority": number + 1,
        }


def assignment(to: list[str], value: Json) -> Json:
    """Makes the primitive to = value."""
    return {"op": "assign", "parameters": [field(to), value]}


def uniform(to: list[str], width: Width) -> Json:
    """Makes a primitive that draws a random number of a width."""
    parameters = [field(to), hexstr(0), hexstr((1 << width.bits) - 1)]
    return {"op": "modify_field_rng_uniform", "parameters": parameters}


def fields_read(value: object) -> set[str]:
    """Returns the scalars that an expression reads."""
    if isinstance(value, dict):
        if value.get("type") == "field":
            return {value["value"][1]}
        return set().union(*map(fields_read, value.values()))
    return set().union(*map(fields_read, value)) if isinstance(value, list) else set()


def words_written(primitives: list[Json], words: list[str], action: str, result: object) -> list[str]:
    """Returns the words of a register that an access sets.

    Both ALUs read the register's old value, and only the result may be a new word. A body that counts on more
    is refused, since it would do something else on a switch.
    """
    written: list[str] = []
    for primitive in primitives:
        to, read = primitive["parameters"][0], fields_read(primitive["parameters"])
        if primitive["op"] == "assign":
            to, read = to["value"], fields_read(primitive["parameters"][1])
            if to[1] in words:
                written.append(to[1])
                read -= {to[1]} if written.count(to[1]) == 1 else set()
        if to != result and read & set(written):
            raise UnknownConstructError(f"a word that is read after it is set ({min(read & set(written))})", action)
    return list(dict.fromkeys(written))
