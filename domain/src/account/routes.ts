export const SIGN_IN = {
  begin: 'GET /auth/google',
  callback: 'GET /auth/callback',
  signOut: 'POST /auth/sign-out',
} as const;

export const SESSION = {
  read: 'GET /api/session',
} as const;

export const ACCOUNT = {
  read: 'GET /api/me',
  change: 'PATCH /api/me',
  sessions: 'GET /api/sessions',
  endOtherSessions: 'DELETE /api/sessions/others',
  export: 'GET /api/me/export',
  remove: 'DELETE /api/me',
} as const;
