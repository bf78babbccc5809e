import type { FastifyRequest } from 'fastify';

/** The pattern of the route that a request matched, never its address: ids and queries are personal data. */
export function routeName({ routeOptions: { url } }: FastifyRequest): string {
  if (url === undefined) return 'none';
  // each file of the web client has a route of its own
  return url.startsWith('/assets/') ? '/assets/*' : url;
}
