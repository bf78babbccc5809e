import type { SkillLevel } from '@picadito/domain';
import type { Locator, Page } from '@playwright/test';
import { type SeedPlayer, seedRoster } from './seed.ts';

/** Players by name, each with a level. */
export function rated(levels: Record<string, SkillLevel>): SeedPlayer[] {
  return Object.entries(levels).map(([name, skillLevel]) => ({ name, skillLevel }));
}

export const FOUR = rated({ Ana: '5', Beto: '4', Caro: '3', Dani: '2' });

export function team(page: Page, name: 'Claro' | 'Oscuro'): Locator {
  return page.getByRole('list', { name: `Equipo ${name}` });
}

/** The names in a team or on the bench. */
export function names(list: Locator): Locator {
  return list.locator('li > span:first-child, li > button > span:first-child');
}

/** The button that puts a player into a team by hand: CLARO, OSCURO or SUPLENTE. */
export function place(page: Page, name: string, word: string): Locator {
  return page.getByRole('group', { name: `Equipo de ${name}` }).getByRole('button', { name: word });
}

/** Opens the teams of a match of these players, the first `confirmed` of them confirmed. */
export async function openTeams(page: Page, players = FOUR, confirmed = players.length) {
  const seeded = await seedRoster(page, players, confirmed);
  await page.goto(`/form-teams?matchId=${seeded.match.id}`);
  return seeded;
}

/** Starts anew by hand. */
export async function byHand(page: Page): Promise<void> {
  await page.getByText('Manual', { exact: true }).click();
  await page.getByRole('button', { name: 'EMPEZAR DE CERO' }).click();
}
