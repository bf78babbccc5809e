import type { FastifyReply } from 'fastify';

export function sendCalendar(reply: FastifyReply, file: string): FastifyReply {
  return reply
    .type('text/calendar; charset=utf-8')
    .header('content-disposition', 'attachment; filename="partido.ics"')
    .send(file);
}
