/** What the organiser of a list does with its link. */
export const GROUP_LINK = {
  read: 'GET /api/lists/:id/link',
  set: 'PUT /api/lists/:id/link',
  page: 'GET /api/lists/:id/link/page',
  devices: 'GET /api/lists/:id/devices',
  releaseName: 'DELETE /api/lists/:id/devices/:playerId',
  names: 'GET /api/lists/:id/link/names',
  writeName: 'PUT /api/players/:id/shown-name',
} as const;

/** What its players do. */
export const GROUP_PAGE = {
  read: 'GET /g/:code',
  changes: 'GET /g/:code/changes',
  calendar: 'GET /g/:code/calendar/:match',
} as const;

/** What they answer by it. */
export const GROUP_ANSWERS = {
  answer: 'POST /g/:code/answer',
  forget: 'POST /g/:code/forget',
} as const;
