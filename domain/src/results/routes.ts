/** How a match ended. */
export const RESULT = {
  read: 'GET /api/matches/:id/result',
  set: 'PUT /api/matches/:id/result',
  remove: 'DELETE /api/matches/:id/result',
} as const;
