/** Teams of a weekly match that are made without the organiser, and which teams players see. */
export const AUTOPILOT = {
  read: 'GET /api/matches/:id/autopilot',
  set: 'PUT /api/matches/:id/autopilot',
  undo: 'PUT /api/matches/:id/autopilot/undone',
} as const;
