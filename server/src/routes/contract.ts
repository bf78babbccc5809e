import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';

const tags = ['Server'];
const schemas = {
  document: {
    tags,
    summary: 'This contract as OpenAPI 3.1',
    response: { 200: z.looseObject({ openapi: z.string() }) },
  },
};

/** The contract to read: for programs, and for people. Public. */
export function contractRoutes(app: FastifyInstance): void {
  app.get('/api/openapi.json', { schema: schemas.document }, (_request, reply) =>
    reply.header('cache-control', 'no-cache').send(app.swagger()),
  );
}
