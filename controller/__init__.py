"""What a router must know, derived from a network: routes, capacities, clone sessions."""
