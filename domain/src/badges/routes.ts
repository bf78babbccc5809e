export const BADGES = {
  list: 'GET /api/users/:id/badges',
  claim: 'POST /api/badges',
} as const;
