/** Routes for health checks of load balancers, which need no session and give no details. */
export const HEALTH = {
  alive: 'GET /healthz',
  ready: 'GET /readyz',
} as const;

/** Route of the report of 'Diagnosticar DB'. */
export const DIAGNOSIS = {
  read: 'GET /api/health',
} as const;
