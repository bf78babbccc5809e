/** Routes of results. `list` returns the scores of several matches. */
export const RESULT = {
  list: 'GET /api/results',
  read: 'GET /api/matches/:id/result',
  set: 'PUT /api/matches/:id/result',
  remove: 'DELETE /api/matches/:id/result',
} as const;

export const FIGURAS = { list: 'GET /api/figuras' } as const;
