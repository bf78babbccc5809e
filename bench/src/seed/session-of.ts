import { cookieNames } from '../../../server/src/identity/cookies.ts';
import type { SeededUser } from './seeded-user.ts';

/** Returns the cookie by which a seeded organiser is signed in on the server at this origin. */
export function sessionOf(origin: string, { token }: SeededUser): string {
  return `${cookieNames(origin).session}=${token}`;
}
