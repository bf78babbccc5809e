import { cookieNames } from '../../../server/src/identity/cookies.ts';
import type { Call } from '../http.ts';
import { CONFIRMED, type SeededUser } from './seeded-user.ts';

type Asked = {
  origin: string;
  users: readonly SeededUser[];
  /** The players whom earlier calls have confirmed or made pending, by path. */
  changed: Map<string, boolean>;
};

/** One request each, in the name of any of the users. */
export const questions = {
  list: (asked: Asked) => read(asked, () => '/api/lists'),
  matches: (asked: Asked) => read(asked, () => '/api/matches?limit=20'),
  view: (asked: Asked) => read(asked, ({ matches }) => `/api/matches/${any(matches)}/players`),
  confirm: changeAnother,
};

export type QuestionName = keyof typeof questions;
export const QUESTIONS = Object.keys(questions) as QuestionName[];

function read({ origin, users }: Asked, pathOf: (user: SeededUser) => string): Call {
  const user = any(users);
  return { method: 'GET', path: pathOf(user), cookie: cookieOf(origin, user) };
}

/** Confirmed players become pending and pending ones confirmed: each request changes something. */
function changeAnother({ origin, users, changed }: Asked): Call {
  const user = any(users);
  const index = Math.floor(Math.random() * user.players.length);
  const path = `/api/matches/${any(user.matches)}/players/${user.players[index]}/confirm`;
  const isConfirmed = !(changed.get(path) ?? index < CONFIRMED);
  changed.set(path, isConfirmed);
  return { method: 'PUT', path, cookie: cookieOf(origin, user), body: { isConfirmed } };
}

function cookieOf(origin: string, { token }: SeededUser): string {
  return `${cookieNames(origin).session}=${token}`;
}

function any<T>(values: readonly T[]): T {
  return values[Math.floor(Math.random() * values.length)] as T;
}
