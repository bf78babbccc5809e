/** Routes by which the organiser manages the survey of a list. */
export const SURVEY = {
  read: 'GET /api/lists/:id/survey',
  start: 'PUT /api/lists/:id/survey',
  remove: 'DELETE /api/lists/:id/survey',
  close: 'PUT /api/lists/:id/survey/closed',
  decide: 'PUT /api/lists/:id/survey/:playerId',
} as const;

/** Public routes by which players answer a survey, by the group link or a personal link. */
export const GROUP_SURVEY = {
  read: 'GET /g/:code/survey',
  send: 'POST /g/:code/survey',
  readOwn: 'GET /g/:code/:key/survey',
  sendOwn: 'POST /g/:code/:key/survey',
} as const;
