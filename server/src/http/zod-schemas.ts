import type { FastifyInstance } from 'fastify';
import { validatorCompiler } from 'fastify-type-provider-zod';

/**
 * Makes routes validate requests by zod schemas. Replies are not validated: their schemas are only for types, the
 * OpenAPI document and tests.
 */
export function zodSchemas(app: FastifyInstance): void {
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(() => JSON.stringify);
}
