/** What the organiser does with the survey of a list. */
export const SURVEY = {
  read: 'GET /api/lists/:id/survey',
  start: 'PUT /api/lists/:id/survey',
  remove: 'DELETE /api/lists/:id/survey',
  close: 'PUT /api/lists/:id/survey/closed',
  decide: 'PUT /api/lists/:id/survey/:playerId',
} as const;

/** What its players do, by the link of the list and by their own ones. */
export const GROUP_SURVEY = {
  read: 'GET /g/:code/survey',
  send: 'POST /g/:code/survey',
  readOwn: 'GET /g/:code/:key/survey',
  sendOwn: 'POST /g/:code/:key/survey',
} as const;
