export const ATTENDANCE = {
  confirm: 'PUT /api/matches/:id/players/:playerId/confirm',
  change: 'PUT /api/matches/:id/attendance',
  call: 'PUT /api/matches/:id/players/:playerId/call',
} as const;
