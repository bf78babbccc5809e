import type { Databases } from '../databases.ts';
import { json, send, type Call, type HttpResponse } from '../http.ts';
import { phoneOf, type PlayersPhone } from '../linked-group.ts';
import { seed } from '../seed/seed.ts';
import { type SeededUser, cookieOf } from '../seed/seeded-user.ts';
import { progress } from '../suite.ts';

/** Type of an organiser whose list has its group link on, and of the phone of one of its players. */
export type Group = {
  cookie: string;
  path: string;
  matchId: string;
  players: string[];
  phone: PlayersPhone;
  /** The ETag of the organiser's home in its last response. */
  etag: string;
  /**
   * Numbers of the player's answers and of the organiser's confirmations that were sent so far. Requests with odd and
   * with even numbers send different values.
   */
  answers: number;
  taps: number;
};

const SIZE = { players: 20, matches: 52, newestInDays: 3 };
/**
 * Name of the player who answers through the group link. The player must not be confirmed; in the last of the 52
 * matches, J12 to J20 and J1 are confirmed.
 */
const ANSWERS = 'J5';
const AT_ONCE = 8;

export function seedGroups(
  { engine }: Databases,
  url: string,
  count: number,
): Promise<SeededUser[]> {
  return seed(
    engine,
    url,
    Array.from({ length: count }, () => SIZE),
  );
}

/** Turns the group link of each organiser on, and answers through it once as a player. Returns the groups. */
export async function openGroups(origin: string, users: readonly SeededUser[]): Promise<Group[]> {
  const groups: Group[] = [];
  for (let first = 0; first < users.length; first += AT_ONCE) {
    const some = users.slice(first, first + AT_ONCE);
    groups.push(...(await Promise.all(some.map((user) => openGroup(origin, user)))));
  }
  progress(`${groups.length} links turned on`);
  return groups;
}

async function openGroup(origin: string, user: SeededUser): Promise<Group> {
  const cookie = cookieOf(origin, user);
  const linkPath = `/api/lists/${user.listId}/link`;
  const turnOn: Call = { method: 'PUT', path: linkPath, cookie, body: { isOn: true } };
  const { address } = await json<{ address: string }>(origin, turnOn);
  const path = new URL(address).pathname;
  const phone = await phoneOf(ANSWERS, { origin, path, from: '127.0.0.1' });
  await phone.says('no');
  const home = await send(origin, { method: 'GET', path: '/api/home', cookie });
  const { newestMatchId: matchId, players } = user;
  return { cookie, path, matchId, players, phone, etag: etagOf(home), answers: 0, taps: 0 };
}

export function etagOf({ headers }: HttpResponse): string {
  return headers['etag']?.[0] ?? '';
}
