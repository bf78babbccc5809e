import type { FastifyReply } from 'fastify';

/**
 * Sets the headers of a paged reply: the number of items on all pages, and a link to the next page. `next` is the path
 * of the next page, or null on the last one.
 */
export function setPageHeaders(reply: FastifyReply, total: number, next: string | null): void {
  reply.header('x-total-count', total);
  if (next !== null) reply.header('link', `<${next}>; rel="next"`);
}
