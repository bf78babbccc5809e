import type { FastifyReply } from 'fastify';

type TextFile = { type: 'text/calendar' | 'text/csv'; name: string; content: string };

/** Sends a text that the browser saves as a file. */
export function sendFile(reply: FastifyReply, { type, name, content }: TextFile): FastifyReply {
  return reply
    .type(`${type}; charset=utf-8`)
    .header('content-disposition', `attachment; filename="${name}"`)
    .send(content);
}

export const sendCalendar = (reply: FastifyReply, content: string): FastifyReply =>
  sendFile(reply, { type: 'text/calendar', name: 'partido.ics', content });

/**
 * Sets the headers of a paged reply: the number of items on all pages, and a link to the next page. `next` is the path
 * of the next page, or null on the last one.
 */
export function setPageHeaders(reply: FastifyReply, total: number, next: string | null): void {
  reply.header('x-total-count', total);
  if (next !== null) reply.header('link', `<${next}>; rel="next"`);
}
