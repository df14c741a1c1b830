"""What a router must know, derived from a network, and brought to it over P4Runtime or BfRt; its telemetry.

``network``, ``program`` and ``routing`` say what; ``goal`` is what one router is to hold, ``service`` sees that all
routers do; ``target`` is what a make of router must offer for that, ``p4runtime`` and ``bfrt`` are the two there are.
"""
