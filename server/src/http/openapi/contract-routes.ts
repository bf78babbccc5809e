import { documentationContract } from '@picadito/domain';
import type { FastifyInstance } from 'fastify';
import { publicRoutes } from '../route.ts';
import { contractOf } from './openapi.ts';

/** Registers the route that serves the contract of the API as an OpenAPI document; it needs no session. */
export function contractRoutes(app: FastifyInstance): void {
  publicRoutes(documentationContract, {
    document: ({ reply }) => {
      reply.header('cache-control', 'no-cache');
      return contractOf(app);
    },
  })(app);
}
