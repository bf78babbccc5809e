import type { FastifyInstance } from 'fastify';
import { validatorCompiler } from 'fastify-type-provider-zod';

/**
 * The schemas of routes are zod's. Requests are judged by them; replies go out as the services made them: their
 * schemas are for the types, the document and the tests.
 */
export function zodSchemas(app: FastifyInstance): void {
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(() => JSON.stringify);
}
