export const MATCHES = {
  list: 'GET /api/matches',
  counts: 'GET /api/matches/counts',
  create: 'POST /api/matches',
  read: 'GET /api/matches/:id',
  replace: 'PUT /api/matches/:id',
  change: 'PATCH /api/matches/:id',
  remove: 'DELETE /api/matches/:id',
} as const;

export const ROSTER = {
  read: 'GET /api/matches/:id/players',
  add: 'POST /api/matches/:id/players',
  remove: 'DELETE /api/matches/:id/players/:playerId',
} as const;
