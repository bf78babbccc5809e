import type { FastifyRequest } from 'fastify';

/** The pattern that a request met, never its address: with ids and queries it would tell of people. */
export function routeName({ routeOptions: { url } }: FastifyRequest): string {
  if (url === undefined) return 'none';
  // each file of the web client has a route of its own
  return url.startsWith('/assets/') ? '/assets/*' : url;
}
