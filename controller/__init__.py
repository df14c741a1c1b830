"""The knowledge that a router needs, derived from a network, and brought to it over P4Runtime or BfRt; its
telemetry.

``network``, ``program`` and ``routing`` derive it. A ``goal`` is the state that one router is to hold, and
``service`` sees that all routers do. A ``target`` is the interface that a make of router must offer for that,
and ``p4runtime`` and ``bfrt`` are the two there are.
"""
