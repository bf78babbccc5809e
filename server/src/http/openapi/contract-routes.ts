import { documentationContract } from '@picadito/domain';
import type { FastifyInstance } from 'fastify';
import { ANEW_FOR_ALL, encoded, pageOf, type Page } from '../page.ts';
import { publicRoutes } from '../route.ts';
import { contractOf } from './openapi.ts';
import type { Document } from './openapi-document.ts';

/** Brotli's best quality would take half a second longer, while a request waits, for 15 % less. */
const BROTLI_QUALITY = 5;

/** Serves the contract as OpenAPI, also without a session. */
export function contractRoutes(app: FastifyInstance): void {
  let json: Page | undefined;

  publicRoutes(documentationContract, {
    document: ({ request, reply }) => {
      reply.type('application/json; charset=utf-8');
      json ??= pageOf(JSON.stringify(contractOf(app)), BROTLI_QUALITY);
      // the schema of the route is that of the object which this text is
      return encoded(request, reply, json, ANEW_FOR_ALL) as unknown as Document;
    },
  })(app);
}
