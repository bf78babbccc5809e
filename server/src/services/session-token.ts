import { createHash, randomBytes } from 'node:crypto';

/** 256 random bits; only their hash is stored. */
export function newSessionToken(): string {
  return randomBytes(32).toString('base64url');
}

export function hashSessionToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}

const DAY_MS = 24 * 60 * 60 * 1000;
/** http-api.md "Session": idle 30 days, at most 90. */
export const SESSION_IDLE_MS = 30 * DAY_MS;
export const SESSION_MAX_MS = 90 * DAY_MS;
