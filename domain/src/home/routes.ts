export const HOME = { read: 'GET /api/home' } as const;
