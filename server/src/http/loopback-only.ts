import type { IncomingMessage } from 'node:http';
import { HEALTH, patternOf } from '@picadito/domain';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { notFound } from '../app-error.ts';
import { isLoopbackAddress, isLoopbackHost } from '../security/loopback.ts';

const OPEN_PATHS = new Set([HEALTH.alive, HEALTH.ready].map(patternOf));

/** Matches headers that proxies, tunnels and content networks add to the requests that they forward. */
const FORWARDED =
  /^(forwarded|via|cdn-loop|client-ip|true-client-ip|x-(forwarded|original|real-ip|client-ip|cluster-client-ip|proxy|envoy|amzn|azure|arr)|(cf|ngrok|tailscale|fly|fastly)-)/;

/**
 * Refuses requests from other machines with 404, since demonstration mode has no authentication (docs/decisions/133):
 * the peer address and the Host header must be loopback, and no proxy or tunnel may have forwarded the request. Health
 * checks are exempt. Other loopback names, such as localhost, are redirected to `publicUrl`, so that cookies and
 * redirect URIs match. Must be registered first, and in demonstration mode only.
 */
export async function loopbackOnly(app: FastifyInstance, options: { publicUrl: string }) {
  const { origin, host, protocol } = new URL(options.publicUrl);

  app.addHook('onRequest', async ({ url, raw }, reply): Promise<FastifyReply | void> => {
    if (OPEN_PATHS.has(url.split('?', 1)[0] ?? '')) return;
    if (!url.startsWith('/') || !isDirect(raw)) throw notFound();
    if (raw.headers.host === host) return;
    const requestedHost = loopbackHost(raw.headers.host ?? '', protocol);
    if (requestedHost === null) throw notFound();
    if (requestedHost === host) return;
    // Origin and path are joined as text, because resolving '//elsewhere' against the origin would lead to another
    // server.
    return reply.redirect(origin + url, 307);
  });
}

/** Makes the hook apply to the whole app instead of an encapsulated scope, as fastify-plugin does. */
Object.assign(loopbackOnly, { [Symbol.for('skip-override')]: true });

/** Returns a loopback host with its port as URLs write it; null for any other host. */
function loopbackHost(given: string, protocol: string): string | null {
  if (!/^[\w.:[\]-]+$/.test(given)) return null;
  const url = URL.parse(`${protocol}//${given}`);
  return url !== null && isLoopbackHost(url.hostname) ? url.host : null;
}

/**
 * Tells whether a request came directly from this machine, without a proxy. Reads the address of the socket, because a
 * trusted proxy may set `request.ip`.
 */
function isDirect({ socket, headers, rawHeaders }: IncomingMessage): boolean {
  if (!isLoopbackAddress(socket.remoteAddress)) return false;
  if (Object.keys(headers).some((name) => FORWARDED.test(name))) return false;
  // Node returns the first of two Host headers, but a proxy may have used the second; so only one is allowed.
  const hosts = rawHeaders.filter((word, at) => at % 2 === 0 && /^host$/i.test(word));
  return hosts.length === 1;
}
