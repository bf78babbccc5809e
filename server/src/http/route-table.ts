import type { FastifyInstance, RouteOptions } from 'fastify';

declare module 'fastify' {
  interface FastifyInstance {
    /** All routes of the app, in the order of registration. */
    routeTable: readonly RouteOptions[];
  }
}

/** Collects the routes of the app in `app.routeTable`. Must be registered before the first route. */
export function routeTable(app: FastifyInstance): void {
  const routes: RouteOptions[] = [];
  app.decorate('routeTable', routes);
  app.addHook('onRoute', (route) => void routes.push(route));
}
