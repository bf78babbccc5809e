/** How a match ended; `list` is the scores of several. */
export const RESULT = {
  list: 'GET /api/results',
  read: 'GET /api/matches/:id/result',
  set: 'PUT /api/matches/:id/result',
  remove: 'DELETE /api/matches/:id/result',
} as const;

/** Whom players voted for. */
export const FIGURAS = { list: 'GET /api/figuras' } as const;
