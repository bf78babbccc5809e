import type { FastifyInstance } from 'fastify';
import { validatorCompiler } from 'fastify-type-provider-zod';

/**
 * The schemas of routes are zod's. Requests are validated by them; replies are sent as the use cases return them:
 * their schemas serve the types, the document and the tests.
 */
export function zodSchemas(app: FastifyInstance): void {
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(() => JSON.stringify);
}
