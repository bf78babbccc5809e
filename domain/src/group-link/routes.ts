/** What the organiser of a list does with its link. */
export const GROUP_LINK = {
  read: 'GET /api/lists/:id/link',
  set: 'PUT /api/lists/:id/link',
} as const;
