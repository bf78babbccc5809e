export type CookieNames = {
  session: string;
  /**
   * Each sign-in attempt has its own cookie, so that two tabs do not collide; its name is this prefix and the state.
   */
  attemptPrefix: string;
  /** Names the cookie of a device that has answered by a link. */
  device: string;
};

/**
 * Returns the names of the cookies: with `__Host-` on https, with the port on http, because browsers share cookies
 * between the ports of one host.
 */
export function cookieNames(publicUrl: string): CookieNames {
  const url = new URL(publicUrl);
  if (url.protocol === 'https:') return namesAfter('__Host-picadito');
  const port = url.port || '80';
  return namesAfter(`picadito-${port}`);
}

function namesAfter(session: string): CookieNames {
  return { session, attemptPrefix: `${session}-attempt-`, device: `${session}-device` };
}

/** Returns the options of all cookies; `__Host-` names require exactly this path and no domain. */
export function cookieOptions(secure: boolean) {
  return { httpOnly: true, sameSite: 'lax', path: '/', secure } as const;
}
