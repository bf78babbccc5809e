export type CookieNames = {
  session: string;
  /** One cookie per sign-in attempt, so that two tabs do not collide: this, then the state. */
  attemptPrefix: string;
  /** Of a device that holds names on the pages of links. */
  device: string;
};

/**
 * `__Host-` on https; on http the port instead, because browsers share cookies over the ports
 * of one host.
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

/** What all our cookies share; the `__Host-` names demand exactly this path and no domain. */
export function cookieOptions(secure: boolean) {
  return { httpOnly: true, sameSite: 'lax', path: '/', secure } as const;
}
