export const LEVEL_SUGGESTION = {
  read: 'GET /api/lists/:id/level-suggestion',
  answer: 'PUT /api/players/:id/level-suggestion',
} as const;
