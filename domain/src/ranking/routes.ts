export const PLAYER_STATS = {
  list: 'GET /api/players/stats',
  change: 'PUT /api/players/:id/stats',
} as const;

/**
 * Route of the figures. Its path begins with the path of the statistics, because every change that makes cached
 * statistics stale makes the figures stale too.
 */
export const PLAYER_FIGURES = { read: 'GET /api/players/stats/figures' } as const;
