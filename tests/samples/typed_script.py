"""A user's script with errors: mypy finds each of them, with the text behind "error"."""

from xcpr import CbrTraffic, Directions, DropTail, Dumbbell, Flows, RandomLoss, Red, Scenario, Tree

mine = Scenario(
    topology=Dumbbell(rate="100 Mbit/s", rtt="40 ms"),
    queue=DropTail(limit="1 bdp"),
    loss=Directions(forward=RandomLoss(probability=0.01)),
    flows=[Flows("cubic", 4), Flows("xcp-r", 4, start="5 s")],
    traffic={"voice": CbrTraffic(rate="1 Mbit/s")},
)
print(mine.run(seed=1).totals.utilisation)
mine.replace(queue=Red(gentle=True)).replace(queue={"discipline": "drop-tail"})
Scenario("demo", flows={"main": {"count": 2}})

Dumbbell(rat="100 Mbit/s")  # error: Unexpected keyword argument "rat" for "Dumbbell"; did you mean "rate"?
Dumbbell(fanout=3)  # error: Unexpected keyword argument "fanout" for "Dumbbell"
Dumbbell(rate=[1])  # error: Argument "rate" to "Dumbbell" has incompatible type "list[int]"
Flows("cubik", 4)  # error: Argument 1 to "Flows" has incompatible type "Literal['cubik']"; expected "Literal['xcp',
Flows("cubic", count="4")  # error: Argument "count" to "Flows" has incompatible type "str"; expected "int | None"
Scenario(topolgy=Dumbbell())  # error: Unexpected keyword argument "topolgy" for "Scenario"; did you mean "topology"?
Tree(depth=3)  # error: Missing named argument "fanout" for "Tree"
