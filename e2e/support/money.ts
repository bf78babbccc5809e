import type { Match, MatchMoneyReply } from '@picadito/domain';
import type { Page } from '@playwright/test';
import { ask, hoursAgo, seedList, seedMatch } from './seed.ts';
import { ELEVEN } from './teams.ts';

export const pathOf = ({ id }: Match) => `/match-money?matchId=${id}`;
export const moneyOf = (page: Page, { id }: Match) =>
  ask<MatchMoneyReply>(page, 'GET', `/api/matches/${id}/money`);
export const paidBy = async (page: Page, match: Match, name: string) =>
  (await moneyOf(page, match)).players.find((row) => row.name === name)?.paid;

export const pays = (page: Page, name: string) =>
  page.getByRole('button', { name: new RegExp(`^${name}.*: anotar que pagó$`) });
export const menuOf = (page: Page, name: string) =>
  page.getByRole('button', { name: new RegExp(`Más acciones para ${name}$`) });
export const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
export const costField = (page: Page) => page.getByLabel('¿Cuánto sale la cancha?');

export async function typeCost(page: Page, text: string): Promise<void> {
  await costField(page).fill(text);
  await button(page, 'GUARDAR').click();
}

/** Creates a list and a match of it that is over, with players who were confirmed. */
export async function anEvening(page: Page, players = 10) {
  const list = await seedList(page, ELEVEN.slice(0, players));
  const match = await seedMatch(page, list, hoursAgo());
  const roster = await ask<{ id: string; name: string }[]>(
    page,
    'GET',
    `/api/matches/${match.id}/players`,
  );
  for (const { id } of roster) {
    const path = `/api/matches/${match.id}/players/${id}/confirm`;
    await ask(page, 'PUT', path, { isConfirmed: true });
  }
  return { list, match };
}

/** Returns the list and the match of an evening of four players, whose pitch costs $14.000. */
export async function aPricedEvening(page: Page) {
  const evening = await anEvening(page, 4);
  await ask(page, 'PATCH', `/api/matches/${evening.match.id}/money`, { cost: 14_000 });
  return evening;
}
