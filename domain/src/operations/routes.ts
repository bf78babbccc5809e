/** For load balancers: no session, no detail. */
export const HEALTH = {
  alive: 'GET /healthz',
  ready: 'GET /readyz',
} as const;

export const DIAGNOSIS = {
  read: 'GET /api/health',
} as const;

/** This contract itself. */
export const DOCUMENTATION = {
  document: 'GET /api/openapi.json',
} as const;
