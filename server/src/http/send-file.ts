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
