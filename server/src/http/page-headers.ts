import type { FastifyReply } from 'fastify';

/** Sets the number of items on all pages and a link to the path of the next page; `next` is null on the last one. */
export function setPageHeaders(reply: FastifyReply, total: number, next: string | null): void {
  reply.header('x-total-count', total);
  if (next !== null) reply.header('link', `<${next}>; rel="next"`);
}
