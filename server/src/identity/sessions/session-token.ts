import { SESSION_IDLE_DAYS, SESSION_MAX_DAYS } from '@picadito/domain';
import { hash, randomBytes } from 'node:crypto';
import { timestamp } from '../../store/timestamps.ts';

/** Base64url has no dot, so no other token begins with this. */
const DEMO_MARK = 'demo.';

/** Returns a token of 256 random bits; the database stores only its hash. */
export function newSessionToken(): string {
  return randomBytes(32).toString('base64url');
}

export function newDemoToken(): string {
  return DEMO_MARK + newSessionToken();
}

/**
 * Tells whether demonstration mode issued this token. The prefix is hashed with the rest, so removing it invalidates
 * the token.
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
/** Sessions expire after a time without requests and after a total lifetime (docs/decisions/133). */
const SESSION_IDLE_MS = SESSION_IDLE_DAYS * DAY_MS;
export const SESSION_MAX_MS = SESSION_MAX_DAYS * DAY_MS;

/** Returns timestamps: a session that was created or last seen before them has expired. */
export function sessionLimits(now: number): { createdBefore: string; seenBefore: string } {
  return {
    createdBefore: timestamp(now - SESSION_MAX_MS),
    seenBefore: timestamp(now - SESSION_IDLE_MS),
  };
}
