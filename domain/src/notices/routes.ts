/** Routes by which a device of the organiser turns notices on and off. */
export const NOTICES = {
  read: 'GET /api/notices',
  subscribe: 'PUT /api/notices',
  unsubscribe: 'DELETE /api/notices',
} as const;

/** Public routes by which a device that owns a player's name turns notices for that player on and off. */
export const GROUP_NOTICES = {
  read: 'GET /g/:code/notices',
  subscribe: 'POST /g/:code/notices',
  unsubscribe: 'POST /g/:code/notices-off',
} as const;
