export const AUTOPILOT = {
  read: 'GET /api/matches/:id/autopilot',
  set: 'PUT /api/matches/:id/autopilot',
  undo: 'PUT /api/matches/:id/autopilot/undone',
} as const;
