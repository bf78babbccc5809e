import type { IncomingMessage } from 'node:http';
import { HEALTH, patternOf } from '@picadito/domain';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { notFound } from '../app-error.ts';
import { isLoopbackAddress, isLoopbackHost } from '../security/loopback.ts';

const OPEN_PATHS = new Set([HEALTH.alive, HEALTH.ready].map(patternOf));

/** What proxies, tunnels and content networks add to the requests that they pass on. */
const FORWARDED =
  /^(forwarded|via|cdn-loop|client-ip|true-client-ip|x-(forwarded|original|real-ip|client-ip|cluster-client-ip|proxy|envoy|amzn|azure|arr)|(cf|ngrok|tailscale|fly|fastly)-)/;

/**
 * Demonstration mode has no authentication, so every request must come from this machine (docs/decisions/134): a
 * loopback peer, a loopback Host, no proxy or tunnel in front; else 404, like any path that is not there. Other
 * loopback names go to `publicUrl`, so that cookies and redirect URIs fit. Register it first, and in demonstration
 * mode only.
 */
export async function loopbackOnly(app: FastifyInstance, options: { publicUrl: string }) {
  const { origin, host, protocol } = new URL(options.publicUrl);

  app.addHook('onRequest', async ({ url, raw }, reply): Promise<FastifyReply | void> => {
    if (OPEN_PATHS.has(url.split('?', 1)[0] ?? '')) return;
    if (!url.startsWith('/') || !isDirect(raw)) throw notFound();
    if (raw.headers.host === host) return;
    const asked = loopbackHost(raw.headers.host ?? '', protocol);
    if (asked === null) throw notFound();
    if (asked === host) return;
    // Joined as text: resolving '//elsewhere' against the address would leave this server.
    return reply.redirect(origin + url, 307);
  });
}

/** The hook is for the whole app, not for a scope of its own (what fastify-plugin does). */
Object.assign(loopbackOnly, { [Symbol.for('skip-override')]: true });

/** A loopback host with its port as URLs write it, or null. */
function loopbackHost(given: string, protocol: string): string | null {
  if (!/^[\w.:[\]-]+$/.test(given)) return null;
  const url = URL.parse(`${protocol}//${given}`);
  return url !== null && isLoopbackHost(url.hostname) ? url.host : null;
}

/** Reads the socket, not `request.ip`, which a trusted proxy may set. */
function isDirect({ socket, headers, rawHeaders }: IncomingMessage): boolean {
  if (!isLoopbackAddress(socket.remoteAddress)) return false;
  if (Object.keys(headers).some((name) => FORWARDED.test(name))) return false;
  // of two Hosts Node returns the first, and a proxy may have used the other
  const hosts = rawHeaders.filter((word, at) => at % 2 === 0 && /^host$/i.test(word));
  return hosts.length === 1;
}
