import { SESSION_IDLE_DAYS, SESSION_MAX_DAYS } from '@picadito/domain';
import { hash, randomBytes } from 'node:crypto';
import { timestamp } from '../../store/timestamps.ts';

/**
 * Prefix of the tokens of demonstration mode. No other token begins with it, because the text before its first dot is
 * longer.
 */
const DEMO_MARK = 'demo.';

/** Pattern of a token: the mark of demonstration mode, if it issued the token, then the secret and the user's id. */
const TOKEN = /^(?:demo\.)?[\w-]{22,43}\.([\w-]{22})$/;

/** Returns 128 random bits, from which a token is made; with a mark in demonstration mode. */
export function newSessionSecret(isDemo = false): string {
  return (isDemo ? DEMO_MARK : '') + randomBytes(16).toString('base64url');
}

/**
 * Returns the token of a user's session; the database stores only its hash. `secret` is new, or an old token that does
 * not name its user (docs/decisions/133).
 */
export function sessionToken(secret: string, userId: string): string {
  return `${secret}.${userId}`;
}

/** Returns the id of the user whom a token names; null if it names none. Anybody can make a token with any id. */
export function userNamedBy(token: string): string | null {
  return TOKEN.exec(token)?.[1] ?? null;
}

/**
 * Tells whether demonstration mode issued this token. The stored hash covers the prefix, so removing the prefix makes
 * the token invalid.
 */
export function isDemoToken(token: string): boolean {
  return token.startsWith(DEMO_MARK);
}

/** Returns the hash of a whole token; a token with another prefix or user's id has another hash. */
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
