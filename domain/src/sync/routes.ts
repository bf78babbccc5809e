export const EVENTS = {
  follow: 'GET /api/events',
} as const;
