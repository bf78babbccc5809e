import type { IDToken } from 'openid-client';
import { ATTEMPT_SECONDS } from './attempt-cookie.ts';

/** How far the provider's clock may be from ours. */
export const CLOCK_TOLERANCE_SECONDS = 30;

/** OpenID Connect Core, 2: at most 255 ASCII characters. */
const SUBJECT = /^[\x20-\x7e]{1,255}$/;

/**
 * What the library leaves open of an ID token (OpenID Connect Core, 3.1.3.7) after signature, algorithm, `iss`, `aud`,
 * `exp`, `nbf` and `nonce`: the first doubt, in a word for the log, or null. `now` is in epoch seconds.
 */
export function doubtAbout(claims: IDToken, clientId: string, now: number): string | null {
  const { azp, iat, sub } = claims;
  if (azp !== undefined && azp !== clientId) return 'azp';
  if (iat > now + CLOCK_TOLERANCE_SECONDS) return 'iat_in_the_future';
  if (iat < now - ATTEMPT_SECONDS - CLOCK_TOLERANCE_SECONDS) return 'iat_before_the_attempt';
  return SUBJECT.test(sub) ? null : 'sub';
}
