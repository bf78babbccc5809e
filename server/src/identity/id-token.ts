import type { IDToken } from 'openid-client';
import { ATTEMPT_SECONDS } from './attempt-cookie.ts';

/** The largest accepted difference between the provider's clock and the server's. */
export const CLOCK_TOLERANCE_SECONDS = 30;

/** Matches a valid subject: at most 255 ASCII characters (OpenID Connect Core, 2). */
const SUBJECT = /^[\x20-\x7e]{1,255}$/;

/**
 * Makes the checks of an ID token (OpenID Connect Core, 3.1.3.7) that remain after the library has checked signature,
 * algorithm, `iss`, `aud`, `exp`, `nbf` and `nonce`. Returns the first failed check in a word for the log, or null if
 * the token is valid. `now` is in epoch seconds.
 */
export function doubtAbout(claims: IDToken, clientId: string, now: number): string | null {
  const { azp, iat, sub } = claims;
  if (azp !== undefined && azp !== clientId) return 'azp';
  if (iat > now + CLOCK_TOLERANCE_SECONDS) return 'iat_in_the_future';
  if (iat < now - ATTEMPT_SECONDS - CLOCK_TOLERANCE_SECONDS) return 'iat_before_the_attempt';
  return SUBJECT.test(sub) ? null : 'sub';
}
