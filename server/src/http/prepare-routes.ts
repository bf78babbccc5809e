import type { FastifyInstance, RouteOptions } from 'fastify';
import { validatorCompiler } from 'fastify-type-provider-zod';

declare module 'fastify' {
  interface FastifyInstance {
    /** All routes of the app, in the order of registration. */
    routeTable: readonly RouteOptions[];
  }
}

/**
 * Makes routes validate requests by zod schemas, and collects all routes in `app.routeTable`. Must be called before the
 * first route is registered. Replies are not validated: their schemas are only for types, the OpenAPI document and
 * tests.
 */
export function prepareRoutes(app: FastifyInstance): void {
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(() => JSON.stringify);
  const routes: RouteOptions[] = [];
  app.decorate('routeTable', routes);
  app.addHook('onRoute', (route) => void routes.push(route));
}
