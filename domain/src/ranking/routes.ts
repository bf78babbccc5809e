export const PLAYER_STATS = {
  list: 'GET /api/players/stats',
  change: 'PUT /api/players/:id/stats',
} as const;

/** Under the statistics: what makes those stale makes these stale too. */
export const PLAYER_FIGURES = { read: 'GET /api/players/stats/figures' } as const;
