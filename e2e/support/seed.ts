import {
  type GroupLink,
  type Match,
  type MatchPlayerReply,
  type PlayersList,
  type SkillLevel,
  todayIn,
  type Profile,
  type SessionReply,
} from '@picadito/domain';
import type { Page } from '@playwright/test';
import { expect } from './test.ts';

export type SeedPlayer = { name: string; skillLevel?: SkillLevel; whatsapp?: string | null };
export type SeedMatch = Partial<Omit<Match, 'id' | 'status'>>;

/** Time zone of the browser of the tests (playwright.config.ts). */
export const ZONE = 'America/Argentina/Buenos_Aires';

/**
 * Time zone with the same offset as `ZONE` and another name, so that a test fails if the app loses the time zone of a
 * match.
 */
const NEIGHBOUR = 'America/Montevideo';

/**
 * Sends a request with the session of the page, and resolves with the body. A response other than a success fails the
 * test.
 */
export async function ask<T>(page: Page, method: string, path: string, data?: unknown): Promise<T> {
  const response = await page.request.fetch(
    path,
    data === undefined ? { method } : { method, data },
  );
  expect(response.status(), `${method} ${path}`).toBeLessThan(300);
  return (response.status() === 204 ? null : await response.json()) as T;
}

export function seedList(
  page: Page,
  players: readonly SeedPlayer[] = [],
  name = 'Los de los jueves',
): Promise<PlayersList> {
  const given = players.map((player) => ({ skillLevel: '3', ...player }));
  return ask(page, 'POST', '/api/lists', { name, players: given });
}

/** Creates a match on Thursday 3 January 2030 at 21:00, with the details in `changes` replaced. */
export function seedMatch(page: Page, list: PlayersList, changes: SeedMatch = {}): Promise<Match> {
  const when = { date: '2030-01-03', time: '21:00', location: 'Cancha Núñez', timeZone: ZONE };
  return ask(page, 'POST', '/api/matches', { ...when, listId: list.id, ...changes });
}

export async function seedLink(page: Page, { id }: Pick<PlayersList, 'id'>): Promise<string> {
  const body = { isOn: true };
  const { address } = await ask<GroupLink>(page, 'PUT', `/api/lists/${id}/link`, body);
  return new URL(address ?? '').pathname;
}

/**
 * Creates a list of these players with a match, which has the details in `changes`, and confirms the first `confirmed`
 * players. Returns the players sorted by name.
 */
export async function seedRoster(
  page: Page,
  players: readonly SeedPlayer[],
  confirmed = 0,
  changes: SeedMatch = {},
): Promise<{ list: PlayersList; match: Match; players: MatchPlayerReply[] }> {
  const list = await seedList(page, players);
  const match = await seedMatch(page, list, changes);
  for (const { id } of (await rosterOf(page, match)).slice(0, confirmed)) {
    const path = `/api/matches/${match.id}/players/${id}/confirm`;
    await ask(page, 'PUT', path, { isConfirmed: true });
  }
  return { list, match, players: await rosterOf(page, match) };
}

/** Makes `list` the list that '/add-players' shows in the page. */
export async function chooseList(page: Page, { id }: Pick<PlayersList, 'id'>): Promise<void> {
  await page.evaluate((chosen) => sessionStorage.setItem('selected_list_id', chosen), id);
}

export function rosterOf(page: Page, { id }: Match): Promise<MatchPlayerReply[]> {
  return ask(page, 'GET', `/api/matches/${id}/players`);
}

export function seedTeams(
  page: Page,
  { id }: Match,
  teams: { claroTeam: string[]; oscuroTeam: string[]; suplentes?: string[] },
): Promise<unknown> {
  const rest = { matchId: id, suplentes: [], createdBy: 'manual' };
  return ask(page, 'POST', `/api/matches/${id}/teams`, { ...rest, ...teams });
}

/**
 * Returns last midnight in a time zone where it is at least three hours ago. One of two time zones half a day apart
 * always qualifies.
 */
export function hoursAgo(): { date: string; time: string; timeZone: string } {
  const now = Date.now();
  const clock = new Intl.DateTimeFormat('en', {
    hour: 'numeric',
    hourCycle: 'h23',
    timeZone: NEIGHBOUR,
  });
  const timeZone = Number(clock.format(now)) >= 3 ? NEIGHBOUR : 'Asia/Tokyo';
  return { date: todayIn(timeZone, now), time: '00:00', timeZone };
}

/** Replaces the reply about the session by one whose profile has these changes. */
export async function answerSession(page: Page, changes: Partial<Profile>): Promise<void> {
  const session = await ask<SessionReply>(page, 'GET', '/api/session');
  // The app stores a missing country or time zone, and the response would replace this profile. The user therefore has
  // both.
  const user = { ...session.user, timeZone: ZONE, country: 'AR', ...changes };
  await page.route('**/api/session', (route) => route.fulfill({ json: { ...session, user } }));
}
