import { hash, randomBytes } from 'node:crypto';
import { timestamp } from '../../store/timestamps.ts';

/** No base64url begins so. */
const DEMO_MARK = 'demo.';

/** 256 random bits; only their hash is stored. */
export function newSessionToken(): string {
  return randomBytes(32).toString('base64url');
}

export function newDemoToken(): string {
  return DEMO_MARK + newSessionToken();
}

/** Whether demonstration mode gave this token. The mark is hashed with the rest, so nobody takes it off. */
export function isDemoToken(token: string): boolean {
  return token.startsWith(DEMO_MARK);
}

export function hashSessionToken(token: string): string {
  return hash('sha256', token, 'base64url');
}

/** What a session goes by in replies; its hash, and so its token, cannot be told from it. */
export function publicSessionId(tokenHash: string): string {
  return hash('sha256', `session ${tokenHash}`, 'base64url').slice(0, 22);
}

const DAY_MS = 24 * 60 * 60 * 1000;
/** http-api.md "Session": idle 30 days, at most 90. */
const SESSION_IDLE_MS = 30 * DAY_MS;
export const SESSION_MAX_MS = 90 * DAY_MS;

/** A session that was created or last seen before has run out. */
export function sessionLimits(now: number): { createdBefore: string; seenBefore: string } {
  return {
    createdBefore: timestamp(now - SESSION_MAX_MS),
    seenBefore: timestamp(now - SESSION_IDLE_MS),
  };
}
