"""The packets of hosts: transports and their options, cross traffic, sizes of transfers, frames."""
