import { SESSION_IDLE_DAYS, SESSION_MAX_DAYS } from '@picadito/domain';
import { hash, randomBytes } from 'node:crypto';
import { timestamp } from '../../store/timestamps.ts';

/**
 * Prefix of the tokens of demonstration mode. All other tokens are base64url, which has no dot, so none begins with it.
 */
const DEMO_MARK = 'demo.';

/** Returns a token of 256 random bits; the database stores only its hash. */
export function newSessionToken(): string {
  return randomBytes(32).toString('base64url');
}

export function newDemoToken(): string {
  return DEMO_MARK + newSessionToken();
}

/**
 * Tells whether demonstration mode issued this token. The stored hash covers the prefix, so removing the prefix makes
 * the token invalid.
 */
export function isDemoToken(token: string): boolean {
  return token.startsWith(DEMO_MARK);
}

export function hashSessionToken(token: string): string {
  return hash('sha256', token, 'base64url');
}

/** Returns the id of a session for responses; neither the hash nor the token can be derived from it. */
export function publicSessionId(tokenHash: string): string {
  return hash('sha256', `session ${tokenHash}`, 'base64url').slice(0, 22);
}

const DAY_MS = 24 * 60 * 60 * 1000;
/**
 * Time in milliseconds without requests after which a session expires. It also expires after a total lifetime of
 * `SESSION_MAX_MS` (docs/decisions/133).
 */
const SESSION_IDLE_MS = SESSION_IDLE_DAYS * DAY_MS;
export const SESSION_MAX_MS = SESSION_MAX_DAYS * DAY_MS;

/**
 * Returns the two timestamps that decide whether a session has expired: it has if it was created before `createdBefore`
 * or last seen before `seenBefore`.
 */
export function sessionLimits(now: number): { createdBefore: string; seenBefore: string } {
  return {
    createdBefore: timestamp(now - SESSION_MAX_MS),
    seenBefore: timestamp(now - SESSION_IDLE_MS),
  };
}
