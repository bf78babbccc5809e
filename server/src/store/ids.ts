import { randomBytes } from 'node:crypto';

/** Returns 128 random bits as 22 letters, digits, - and _. */
export function newId(): string {
  return randomBytes(16).toString('base64url');
}
