import type { SkillLevel } from '@picadito/domain';
import type { Locator, Page } from '@playwright/test';
import { openLive } from './live.ts';
import { type SeedPlayer, seedRoster } from './seed.ts';

export function rated(levels: Record<string, SkillLevel>): SeedPlayer[] {
  return Object.entries(levels).map(([name, skillLevel]) => ({ name, skillLevel }));
}

export const FOUR = rated({ Ana: '5', Beto: '4', Caro: '3', Dani: '2' });

/** Eleven players of equal level: two full teams and a substitute. */
export const ELEVEN: SeedPlayer[] = [...'ABCDEFGHIJK'].map((letter) => ({
  name: `Jugador ${letter}`,
}));

export function team(page: Page, name: 'Claro' | 'Oscuro' | 'Naranja' | 'Verde'): Locator {
  return page.getByRole('list', { name: `Equipo ${name}` });
}

/** Returns the elements with the names of the players in a team, or among the substitutes. */
export function names(list: Locator): Locator {
  return list.locator('li > span:first-child, li > button > span:first-child');
}

export async function namesInTeams(page: Page): Promise<string[]> {
  const inTeams = (['Claro', 'Oscuro'] as const).map((name) => names(team(page, name)));
  const found = await Promise.all(inTeams.map((each) => each.allTextContents()));
  return found.flat().toSorted();
}

/** Returns a player on the board of the teams: the button that opens the player's menu. */
export function chip(page: Page, name: string): Locator {
  return page.getByRole('button', { name: new RegExp(`^${name} ?Nivel`) });
}

export function choice(page: Page, name: string): Locator {
  return page.getByRole('menuitem', { name });
}

/** Returns the button that puts a player into a team by hand: CLARO, OSCURO or SUPLENTE. */
export function teamButton(page: Page, name: string, word: string): Locator {
  return page.getByRole('group', { name: `Equipo de ${name}` }).getByRole('button', { name: word });
}

/** Opens the teams of a match of these players, the first `confirmed` of them confirmed. */
export async function openTeams(page: Page, players = FOUR, confirmed = players.length) {
  const seeded = await seedRoster(page, players, confirmed);
  await page.goto(`/form-teams?matchId=${seeded.match.id}`);
  return seeded;
}

/**
 * Opens the teams of a match of four players, whose events the page then receives, and changes them by hand without
 * saving them. Returns the match and the ids of the players.
 */
export async function openUnsavedTeams(page: Page) {
  const { match, players } = await seedRoster(page, FOUR, 4);
  await openLive(page, `/form-teams?matchId=${match.id}`);
  await page.getByText('Manual', { exact: true }).click();
  await teamButton(page, 'Dani', 'SUPLENTE').click();
  return { match, ids: players.map(({ id }) => id) };
}

/** Chooses to form the teams by hand, and starts without players in them. */
export async function chooseManualTeams(page: Page): Promise<void> {
  await page.getByText('Manual', { exact: true }).click();
  await page.getByRole('button', { name: 'EMPEZAR DE CERO' }).click();
}

/**
 * Taps a checkbox or radio button, and returns whether it is checked in the same task of the browser. A true result
 * shows that the app does not wait for the server's response.
 */
export function isCheckedAfterTap(box: Locator): Promise<boolean> {
  return box.evaluate((input: HTMLInputElement) => {
    input.click();
    return input.checked;
  });
}
