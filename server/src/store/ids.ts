import { randomBytes } from 'node:crypto';

/** Returns a new id of 128 random bits, in 22 letters, digits, - and _. */
export function newId(): string {
  return randomBytes(16).toString('base64url');
}
