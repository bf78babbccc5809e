export const TEAMS = {
  read: 'GET /api/matches/:id/teams',
  create: 'POST /api/matches/:id/teams',
  replace: 'PUT /api/matches/:id/teams',
  show: 'PUT /api/matches/:id/teams/shown',
} as const;

export const LINEUP_CONTEXT = {
  read: 'GET /api/matches/:id/evening',
  change: 'PATCH /api/matches/:id/evening',
} as const;

export const TEAM_CONSTRAINTS = {
  read: 'GET /api/marks',
  setKeeper: 'PUT /api/players/:id/keeper',
  changePair: 'PUT /api/pairs',
} as const;
