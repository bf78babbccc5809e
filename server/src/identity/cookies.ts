export type CookieNames = {
  session: string;
  /**
   * Prefix of the cookie of a sign-in attempt; its name is this prefix and the attempt's state. Each attempt has its
   * own cookie, so that sign-ins in two tabs do not overwrite each other.
   */
  attemptPrefix: string;
  /** Name of the cookie from which the players' page recognises a device that has answered. */
  device: string;
};

/**
 * Returns the names of all cookies. On https they begin with `__Host-`. On http they contain the port, because browsers
 * share cookies between the ports of one host.
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

/**
 * Response header that makes the browser delete the storage of this site after signing out, also for tabs that receive
 * no events. The cache stays, since it contains only the program: responses with user data are `no-store`.
 */
export const CLEAR_SITE_DATA = ['clear-site-data', '"storage"'] as const;
