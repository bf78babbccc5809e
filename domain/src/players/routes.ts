export const LISTS = {
  list: 'GET /api/lists',
  create: 'POST /api/lists',
  read: 'GET /api/lists/:id',
  rename: 'PATCH /api/lists/:id',
  remove: 'DELETE /api/lists/:id',
  players: 'GET /api/lists/:id/players',
  addPlayer: 'POST /api/lists/:id/players',
} as const;

export const PLAYERS = {
  list: 'GET /api/players',
  add: 'POST /api/players',
  replace: 'PUT /api/players/:id',
  change: 'PATCH /api/players/:id',
  remove: 'DELETE /api/players/:id',
} as const;
