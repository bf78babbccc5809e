export const PLAYER_STATS = {
  list: 'GET /api/players/stats',
  change: 'PUT /api/players/:id/stats',
} as const;
