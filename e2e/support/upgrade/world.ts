import type { Match, Player, PlayersList, Profile } from '@picadito/domain';
import type { Page } from '@playwright/test';
import { ask, rosterOf, seedList, seedMatch, seedTeams } from '../seed.ts';

/** Place of the first of three matches. The recorded profile names a match by its place. */
export const TONIGHT = 'Cancha Núñez';
export const SAVED = 'Polideportivo Sur';
export const CHOSEN = 'La Canchita';

const PLAYERS = ['Ana', 'Beto', 'Caro', 'Dani', 'Ema', 'Fede'];
const LATER = { date: '2030-01-10', time: '20:00', location: SAVED };
const LATEST = { date: '2030-06-01', time: '18:30', location: CHOSEN };

/**
 * Creates two lists and two matches: one with two players confirmed, one with all players confirmed and teams saved.
 */
export async function seedWorld(page: Page): Promise<void> {
  await ask(page, 'PATCH', '/api/me', { country: 'AR' });
  await seedList(page, [{ name: 'Mora' }], 'Los del sábado');
  const list = await seedList(
    page,
    PLAYERS.map((name, index) => ({ name, whatsapp: `+549115555${1001 + index}` })),
  );
  await confirm(page, await seedMatch(page, list, { location: TONIGHT }), ['Caro', 'Dani']);
  const later = await seedMatch(page, list, LATER);
  await confirm(page, later, PLAYERS);
  const ids = (await rosterOf(page, later)).map(({ id }) => id);
  await seedTeams(page, later, { claroTeam: ids.slice(0, 3), oscuroTeam: ids.slice(3) });
}

/**
 * Creates the match that the form created when the browser was recorded, for a browser that only gets the recorded
 * profile.
 */
export async function seedChosen(page: Page): Promise<void> {
  const lists = await ask<PlayersList[]>(page, 'GET', '/api/lists');
  const [list] = lists.filter(({ name }) => name === 'Los de los jueves');
  if (!list) throw new Error('seedWorld comes first');
  await confirmThree(page, await seedMatch(page, list, LATEST));
}

/** Confirms three players of the match that the form has created, so that they can be put into teams. */
export function confirmThree(page: Page, match: Match): Promise<void> {
  return confirm(page, match, ['Ana', 'Beto', 'Caro']);
}

export async function matchAt(page: Page, location: string): Promise<Match> {
  const matches = await ask<Match[]>(page, 'GET', '/api/matches');
  const match = matches.find((one) => one.location === location);
  if (!match) throw new Error(`no match at ${location}`);
  return match;
}

/**
 * Returns the ids of this organiser's objects, by the names that the recorded profile uses, such as `{{match Cancha
 * Núñez}}`.
 */
export async function idsOf(page: Page): Promise<Map<string, string>> {
  const { id, email, name } = await ask<Profile>(page, 'GET', '/api/me');
  const lists = await ask<PlayersList[]>(page, 'GET', '/api/lists');
  const players = await ask<Player[]>(page, 'GET', '/api/players');
  const matches = await ask<Match[]>(page, 'GET', '/api/matches');
  return new Map([
    ['{{user}}', id],
    ['{{email}}', email ?? ''],
    ['{{name}}', name],
    ...lists.map((list) => [`{{list ${list.name}}}`, list.id] as const),
    ...players.map((player) => [`{{player ${player.name}}}`, player.id] as const),
    ...matches.map((match) => [`{{match ${match.location}}}`, match.id] as const),
  ]);
}

async function confirm(page: Page, match: Match, names: readonly string[]): Promise<void> {
  for (const { id, name } of await rosterOf(page, match)) {
    const path = `/api/matches/${match.id}/players/${id}/confirm`;
    if (names.includes(name)) await ask(page, 'PUT', path, { isConfirmed: true });
  }
}
