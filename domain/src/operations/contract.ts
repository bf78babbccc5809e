import * as z from 'zod/mini';
import { contract } from '../contract/operation.ts';
import { aliveReply, awayReply, healthReply, readyReply } from './health-reply.ts';
import { DIAGNOSIS, DOCUMENTATION, HEALTH } from './routes.ts';

export const healthContract = contract('Server', HEALTH, {
  alive: { summary: 'Whether the server answers, and its version', replies: { 200: aliveReply } },
  ready: {
    summary: 'Whether its database answers',
    replies: { 200: readyReply, 503: awayReply },
  },
});

/** Operation that returns the report of 'Diagnosticar DB', which needs a session. */
export const diagnosisContract = contract('Server', DIAGNOSIS, {
  read: {
    summary: 'The database, and whether it has the index of each query',
    description:
      '`version` is that of the schema, the number of its newest migration. Every account may read the report, so it does not name the version of the engine.',
    replies: { 200: healthReply },
  },
});

export const documentationContract = contract('Server', DOCUMENTATION, {
  document: {
    summary: 'This contract as OpenAPI 3.1',
    replies: { 200: z.looseObject({ openapi: z.string() }) },
  },
});
