"""The kernel's own TCP over XCP and XCP-r: eBPF programs (hosts/kernel/) loaded, attached, watched and taken away."""
