import { addDays, type Match } from '@picadito/domain';
import type { Page } from '@playwright/test';
import { ask, hoursAgo, seedList, seedMatch } from './seed.ts';

export const PLAYERS = ['Ana', 'Beto', 'Caro'].map((name) => ({ name }));

export const card = (page: Page) => page.getByRole('button', { name: /^REVANCHA/ });
export const preview = (page: Page) => page.getByRole('dialog', { name: 'Revancha' });
export const create = (page: Page) => preview(page).getByRole('button', { name: 'CREAR PARTIDO' });

/**
 * Creates a match of three players that was played in the first hours of today. Returns the match, its list, and the
 * date a week later, which a rematch gets.
 */
export async function seedPlayedMatch(page: Page) {
  const list = await seedList(page, PLAYERS);
  const match = await seedMatch(page, list, hoursAgo());
  return { list, match, date: addDays(match.date, 7) };
}

export const matchesOf = (page: Page) => ask<Match[]>(page, 'GET', '/api/matches');
