/** Notices to this device of the organiser's. */
export const NOTICES = {
  read: 'GET /api/notices',
  subscribe: 'PUT /api/notices',
  unsubscribe: 'DELETE /api/notices',
} as const;

/** Notices to a device that holds the name of a player. */
export const GROUP_NOTICES = {
  read: 'GET /g/:code/notices',
  subscribe: 'POST /g/:code/notices',
  unsubscribe: 'POST /g/:code/notices-off',
} as const;
