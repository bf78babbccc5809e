/** Lists the routes by which a device of the organiser turns notices on and off. */
export const NOTICES = {
  read: 'GET /api/notices',
  subscribe: 'PUT /api/notices',
  unsubscribe: 'DELETE /api/notices',
} as const;

/** Lists the routes by which a device that holds the name of a player turns notices on and off. */
export const GROUP_NOTICES = {
  read: 'GET /g/:code/notices',
  subscribe: 'POST /g/:code/notices',
  unsubscribe: 'POST /g/:code/notices-off',
} as const;
