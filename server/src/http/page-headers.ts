import type { FastifyReply } from 'fastify';

/** How many there are on all pages, and the path of the next one; null on the last. */
export function setPageHeaders(reply: FastifyReply, total: number, next: string | null): void {
  reply.header('x-total-count', total);
  if (next !== null) reply.header('link', `<${next}>; rel="next"`);
}
