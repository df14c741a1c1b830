"""The reason why a controller does not reach a router's P4Runtime server.

gRPC has the reason in its own log alone, or says that the stream ended. So a connection beside it finds out what the
server speaks.
"""

from __future__ import annotations

import asyncio
import os
import ssl
from contextlib import suppress
from pathlib import Path

from .goal import Goal

ANSWER_S = 3.0
"""The time that a server may take for its half of a handshake."""
HTTP2 = ["h2"]
"""The application protocol of gRPC's servers, which take no other."""


class CertificateMissing(Exception):
    """The server ends the connection behind the handshake, as one does that wants another certificate."""


async def find_fault(goal: Goal) -> str | None:
    """Connects to a router's server, and returns the fault in a line; None where a connection finds none."""
    try:
        async with asyncio.timeout(ANSWER_S):
            _, writer = await _connect(goal.address, None)
    except TimeoutError:
        return f"nothing answers at {goal.address}"
    except OSError as error:
        reason = os.strerror(error.errno) if error.errno else error
        return f"nothing answers at {goal.address}: {reason}"
    await _close(writer)
    return await (_find_tls(goal.address) if goal.authority is None else _find_tls_fault(goal, goal.authority))


async def _find_tls(address: str) -> str | None:
    """Finds out whether a server speaks TLS, where the controller speaks plain text."""
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)
    # Nothing is sent, so the server may be anybody's.
    context.check_hostname = False
    context.verify_mode = ssl.CERT_NONE
    try:
        await _shake_hands(address, context)
    except CertificateMissing:
        pass
    except (OSError, TimeoutError):
        return None
    return f"the server at {address} speaks TLS: --tls-ca FILE names the authority of its certificate"


async def _find_tls_fault(goal: Goal, authority: Path) -> str | None:
    """Finds out why a handshake with a server fails."""
    context = ssl.create_default_context(cafile=str(authority))
    if goal.identity is not None:
        context.load_cert_chain(*goal.identity)
    at = f"the server at {goal.address}"
    try:
        await _shake_hands(goal.address, context)
    except ssl.SSLCertVerificationError as error:
        return f"{at} has a certificate that {authority} (--tls-ca) does not cover: {error.verify_message}"
    except ssl.SSLError as error:
        if "WRONG_VERSION" in (error.reason or "") or "RECORD_LAYER" in (error.reason or ""):
            return f"{at} speaks no TLS: leave --tls-ca out"
        return f"TLS with {at} fails: {error.reason}"
    except CertificateMissing:
        if goal.identity is None:
            return f"{at} asks for a certificate: give --tls-cert FILE and --tls-key FILE"
        return f"{at} refuses the certificate {goal.identity[0]} (--tls-cert)"
    except (OSError, TimeoutError):
        return None
    return None


async def _shake_hands(address: str, context: ssl.SSLContext) -> None:
    context.set_alpn_protocols(HTTP2)
    async with asyncio.timeout(ANSWER_S):
        reader, writer = await _connect(address, context)
        try:
            # With TLS 1.3 a server refuses a client behind its own half of the handshake. Else HTTP/2 begins.
            if not await reader.read(1):
                raise CertificateMissing
        except ssl.SSLError as error:
            if "CERTIFICATE_REQUIRED" in (error.reason or ""):
                raise CertificateMissing from None
            raise
        finally:
            await _close(writer)


async def _close(writer: asyncio.StreamWriter) -> None:
    # An orderly end of TLS would wait for the server's.
    writer.transport.abort()
    with suppress(OSError):
        await writer.wait_closed()


async def _connect(address: str, context: ssl.SSLContext | None) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
    if address.startswith("unix:"):
        path = address.removeprefix("unix:")
        return await asyncio.open_unix_connection(path, ssl=context, server_hostname="localhost" if context else None)
    host, _, port = address.rpartition(":")
    return await asyncio.open_connection(host.strip("[]"), int(port), ssl=context)
