import type { FastifyInstance } from 'fastify';

/**
 * Content of robots.txt. The players' pages are not listed here: they forbid indexing themselves, and previews of links
 * in chats have to read them.
 */
const ROBOTS = 'User-agent: *\nDisallow: /api/\nDisallow: /auth/\nDisallow: /demo/\n';
/** Time in milliseconds after which a reader has to fetch security.txt again; RFC 9116 requires less than a year. */
const EXPIRES_MS = 90 * 24 * 60 * 60 * 1000;

type Site = { publicUrl: string; securityContact: string | null; now: () => number };

/** Registers robots.txt and, if the operator has named a contact, security.txt (RFC 9116). */
export function wellKnown(app: FastifyInstance, { publicUrl, securityContact, now }: Site): void {
  app.get('/robots.txt', (_request, reply) => reply.type('text/plain; charset=utf-8').send(ROBOTS));
  if (securityContact === null) return;
  const path = '/.well-known/security.txt';
  app.get(path, (_request, reply) =>
    reply
      .type('text/plain; charset=utf-8')
      .send(
        `Contact: ${securityContact}\nExpires: ${new Date(now() + EXPIRES_MS).toISOString()}\nPreferred-Languages: es, en\nCanonical: ${publicUrl}${path}\n`,
      ),
  );
}
