"""A controller's service run beside the steps of a test."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from contextlib import suppress
from typing import Any

from xcpr.controller.goal import Change, Goal
from xcpr.controller.service import Options, Service

TIMEOUT_S = 20.0


def serve(goal: Goal, changes: tuple[Change, ...] = (), **options: Any) -> Service:
    return Service([goal], changes, Options(**options))


def run(service: Service, *steps: Callable[[], Coroutine[Any, Any, None]]) -> None:
    """Runs a service, and the steps one after the other beside it."""

    async def main() -> None:
        task = asyncio.create_task(service.run())
        try:
            async with asyncio.timeout(TIMEOUT_S):
                for step in steps:
                    await step()
        finally:
            task.cancel()
            with suppress(asyncio.CancelledError):
                await task

    asyncio.run(main())


def until(condition: Callable[[], bool]) -> Callable[[], Coroutine[Any, Any, None]]:
    async def wait() -> None:
        while not condition():
            await asyncio.sleep(0.02)

    return wait
