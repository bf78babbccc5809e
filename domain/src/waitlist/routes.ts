/** Routes by which the organiser reads the answers by the link and decides on them. */
export const MATCH_ANSWERS = {
  read: 'GET /api/matches/:id/answers',
  set: 'PUT /api/matches/:id/answers/settings',
  told: 'PUT /api/matches/:id/answers/:playerId/told',
  keep: 'PUT /api/matches/:id/guests/:playerId',
  undo: 'PUT /api/matches/:id/answers/undone',
  redo: 'PUT /api/matches/:id/answers/redone',
  removeComment: 'PUT /api/matches/:id/answers/:playerId/comment',
} as const;
