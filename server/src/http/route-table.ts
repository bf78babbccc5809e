import type { FastifyInstance, RouteOptions } from 'fastify';

declare module 'fastify' {
  interface FastifyInstance {
    /** Every route of the app, in the order of its wiring. */
    routeTable: readonly RouteOptions[];
  }
}

/** Register it before the first route. */
export function routeTable(app: FastifyInstance): void {
  const routes: RouteOptions[] = [];
  app.decorate('routeTable', routes);
  app.addHook('onRoute', (route) => void routes.push(route));
}
