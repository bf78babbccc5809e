/** What results suggest about levels. Not `routes.ts`: those of all subjects come with the first screen. */
export const LEVEL_SUGGESTION = {
  read: 'GET /api/lists/:id/level-suggestion',
  answer: 'PUT /api/players/:id/level-suggestion',
} as const;
