import type { FastifyRequest } from 'fastify';

/**
 * Returns the pattern of the route that a request matched, never its address, since ids and queries are personal data.
 */
export function routeName({ routeOptions: { url } }: FastifyRequest): string {
  if (url === undefined) return 'none';
  // Each file of the web client has its own route.
  return url.startsWith('/assets/') ? '/assets/*' : url;
}
