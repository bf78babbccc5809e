import { READ, type Row } from './row.ts';
import { requestWithoutDatabase } from './world.ts';

export const server: readonly Row[] = [
  { route: 'GET /healthz', problems: [], good: [{ status: 200 }] },
  {
    route: 'GET /readyz',
    problems: [],
    good: [{ status: 200 }, { status: 503, ask: requestWithoutDatabase }],
  },
  { route: 'GET /api/openapi.json', problems: [], good: [{ status: 200 }] },
  {
    route: 'GET /api/health',
    problems: READ,
    good: [{ status: 200, says: () => ({ status: 'ok' }) }],
  },
];
