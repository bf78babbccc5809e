import { documentationContract } from '@picadito/domain';
import type { FastifyInstance } from 'fastify';
import { publicRoutes } from '../route.ts';
import { contractOf } from './openapi.ts';

/** Serves the contract as OpenAPI, also without a session. */
export function contractRoutes(app: FastifyInstance): void {
  publicRoutes(documentationContract, {
    document: ({ reply }) => {
      reply.header('cache-control', 'no-cache');
      return contractOf(app);
    },
  })(app);
}
