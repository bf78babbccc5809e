import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { notFound } from '../app-error.ts';
import { isLoopbackAddress, isLoopbackHost } from '../loopback.ts';

const OPEN_PATHS = new Set(['/healthz', '/readyz']);

/**
 * Demonstration mode trusts everybody, so everybody must sit at this machine (decisions.md,
 * "demonstration mode"): a loopback peer, a loopback Host, no proxy or tunnel in front; else 404,
 * like any path that is not there. Other loopback names go to `publicUrl`, so that cookies and
 * redirect URIs fit. Register it first, and in demonstration mode only.
 */
export async function demoFences(app: FastifyInstance, options: { publicUrl: string }) {
  const publicUrl = new URL(options.publicUrl);

  app.addHook('onRequest', async (request, reply): Promise<FastifyReply | void> => {
    if (OPEN_PATHS.has(request.url.split('?', 1)[0] ?? '')) return;
    const host = hostOf(request, publicUrl.protocol);
    if (host === null || !isDirect(request)) throw notFound();
    if (host === publicUrl.host) return;
    // Joined as text: resolving '//elsewhere' against the address would leave this server.
    return reply.redirect(publicUrl.origin + request.url, 307);
  });
}

/** The hook is for the whole app, not for a scope of its own (what fastify-plugin does). */
Object.assign(demoFences, { [Symbol.for('skip-override')]: true });

/** The loopback host that was asked for, with its port as URLs write it, or null. */
function hostOf({ headers, url }: FastifyRequest, protocol: string): string | null {
  const given = headers.host ?? '';
  if (!/^[\w.:[\]-]+$/.test(given) || !url.startsWith('/')) return null;
  const parsed = URL.parse(`${protocol}//${given}`);
  return parsed !== null && isLoopbackHost(parsed.hostname) ? parsed.host : null;
}

/** Asks the socket, not `request.ip`, which a trusted proxy may set. */
function isDirect({ raw }: FastifyRequest): boolean {
  if (!isLoopbackAddress(raw.socket.remoteAddress)) return false;
  return !Object.keys(raw.headers).some(
    (name) => name === 'forwarded' || name === 'via' || name.startsWith('x-forwarded-'),
  );
}
