export type CookieNames = {
  session: string;
  /** One cookie per sign-in attempt, so that two tabs do not collide: this, then the state. */
  attemptPrefix: string;
};

/**
 * `__Host-` on https; on http the port instead, because browsers share cookies over the ports
 * of one host.
 */
export function cookieNames(publicUrl: string): CookieNames {
  const url = new URL(publicUrl);
  if (url.protocol === 'https:')
    return { session: '__Host-picadito', attemptPrefix: '__Host-picadito-attempt-' };
  const port = url.port || '80';
  return { session: `picadito-${port}`, attemptPrefix: `picadito-${port}-attempt-` };
}

/** What all our cookies share; the `__Host-` names demand exactly this path and no domain. */
export function cookieOptions(secure: boolean) {
  return { httpOnly: true, sameSite: 'lax', path: '/', secure } as const;
}
