import { addDays, type Match } from '@picadito/domain';
import type { Page } from '@playwright/test';
import { faultsOfDoubledText } from '../support/browser/fit.ts';
import { cutTexts, overflow, smallTargets, violations } from '../support/browser/look.ts';
import { ask, rosterOf, seedList, seedMatch, seedTeams } from '../support/seed.ts';
import { expect, test } from '../support/server/settable-clock.ts';

const NAMES = ['Ana Agüero', 'Beto Solé', 'Caro Núñez', 'Dani Ibáñez'] as const;
/** Scores of Ana and Beto against Caro and Dani, oldest first. The first match is in the year before. */
const SCORES = ['0-1', '2-0', '2-1', '3-0', '1-1', '2-0', '0-2', '1-0', '2-1', '2-0'];
const BEFORE = '2029-12-28T15:00:00Z';
const AFTER = '2030-01-15T15:00:00Z';

type SetClock = (moment: string) => Promise<void>;

const rows = (page: Page) => page.getByRole('row').filter({ has: page.getByRole('rowheader') });
const names = (page: Page) => rows(page).getByRole('rowheader');
const show = (page: Page, name: string) =>
  page.getByRole('group', { name: 'Ranking por' }).getByText(name, { exact: true }).click();

/** Saves a result in which `scorer` scores all goals of Claro. */
async function setScore(page: Page, match: Match, score: string, scorer: string): Promise<void> {
  const [claro = 0, oscuro = 0] = score.split('-').map(Number);
  const scorers = claro > 0 ? [{ playerId: scorer, goals: claro }] : [];
  await ask(page, 'PUT', `/api/matches/${match.id}/result`, { claro, oscuro, scorers });
}

/** Seeds one match a day from the last day of 2029 on, with results, and moves the clock to the middle of January. */
async function seedResults(page: Page, setClock: SetClock): Promise<{ last: Match; ana: string }> {
  const list = await seedList(
    page,
    NAMES.map((name) => ({ name })),
  );
  const matches: Match[] = [];
  let ana = '';
  for (const index of SCORES.keys()) {
    const match = await seedMatch(page, list, { date: addDays('2029-12-31', index) });
    const ids = (await rosterOf(page, match)).map(({ id }) => id);
    ana = ids[0] ?? '';
    await seedTeams(page, match, { claroTeam: ids.slice(0, 2), oscuroTeam: ids.slice(2) });
    matches.push(match);
  }
  await setClock(AFTER);
  for (const [index, match] of matches.entries()) {
    await setScore(page, match, SCORES[index] ?? '', ana);
  }
  const last = matches.at(-1);
  if (!last) throw new Error('no match');
  return { last, ana };
}

async function expectWellMade(page: Page): Promise<void> {
  const { width, height } = page.viewportSize() ?? { width: 390, height: 844 };
  expect(await violations(page)).toEqual([]);
  expect(await smallTargets(page)).toEqual([]);
  expect(await faultsOfDoubledText(page)).toEqual([]);
  await page.setViewportSize({ width: 320, height });
  expect(await overflow(page)).toBe(0);
  expect(await cutTexts(page)).toEqual([]);
  await page.setViewportSize({ width, height });
}

test('results make rankings by points, goals and streaks, at an address of their own', async ({
  page,
  startSession,
  setClock,
}) => {
  await setClock(BEFORE);
  await startSession();
  await seedResults(page, setClock);
  await page.goto('/rankings');
  await expect(page.getByText('Jugadores ordenados por partidos jugados')).toBeVisible();
  for (const [view, title, first, cells] of [
    ['points', 'Puntos', 'Ana Agüero', ['1º', 'PJ10', 'G7', 'E1', 'P2', 'Dif+9', '22']],
    ['goals', 'Goles', 'Ana Agüero', ['1º', 'Partidos10', 'Por partido1,5', '15']],
    [
      'streak',
      'Racha',
      'Ana Agüero',
      ['1º', 'ganó, perdió, ganó, ganó, ganóGPGGG', 'Invicto3', 'Mejor3', '3'],
    ],
  ] as const) {
    await show(page, title);
    await expect(page).toHaveURL(new RegExp(`view=${view}`));
    await expect(names(page).first()).toHaveText(first);
    await expect(rows(page).first().getByRole('cell')).toHaveText(cells);
    await expectWellMade(page);
  }
  await page.reload();
  await expect(page.getByRole('table', { name: /al hilo/ })).toBeVisible();
  await show(page, 'Partidos');
  await expect(page).toHaveURL(/\/rankings$/);
});

test('a season is this year or all, in every ranking', async ({ page, startSession, setClock }) => {
  await setClock(BEFORE);
  await startSession();
  await seedResults(page, setClock);
  await page.goto('/rankings?view=points');
  const seasons = page.getByRole('combobox', { name: 'Temporada' });
  const dani = rows(page).filter({ hasText: 'Dani Ibáñez' });
  await expect(dani.getByRole('cell')).toContainText(['PJ10', 'G2'], { useInnerText: false });
  await seasons.selectOption('Este año');
  await expect(page).toHaveURL(/season=2030/);
  await expect(dani.getByRole('cell').nth(1)).toHaveText('PJ9');
  await show(page, 'Partidos');
  await expect(dani.getByRole('cell').nth(2)).toHaveText('Partidos9');
  await page.goto('/rankings?season=2029');
  await expect(seasons).toHaveValue('2029');
  await expect(dani.getByRole('cell').nth(2)).toHaveText('Partidos1');
});

test('a corrected result changes the open ranking at once', async ({
  page,
  startSession,
  setClock,
}) => {
  await setClock(BEFORE);
  await startSession();
  const { last, ana } = await seedResults(page, setClock);
  await page.goto('/rankings?view=streak');
  await expect(names(page).first()).toHaveText('Ana Agüero');
  await setScore(page, last, '0-3', ana);
  await expect(names(page).first()).toHaveText('Caro Núñez');
  await expect(rows(page).first().getByRole('cell').last()).toHaveText('1');
});

test('pairs that win together in eight matches or more are shown once', async ({
  page,
  startSession,
  setClock,
}) => {
  await setClock(BEFORE);
  await startSession();
  await seedResults(page, setClock);
  await page.goto('/rankings');
  const together = page.getByRole('region', { name: 'Juntos ganan' });
  await expect(together.getByRole('listitem')).toHaveText([
    'Ana Agüero y Beto Solé: 7 de 10 ganados7/10',
  ]);
  await expect(page.getByRole('region', { name: 'Contestan a tiempo' })).toHaveCount(0);
});

test('without results the rankings by figures say so', async ({ page, startSession }) => {
  await startSession();
  await page.goto('/rankings?view=points');
  await expect(page.getByText('Todavía no hay resultados.')).toBeVisible();
  await expectWellMade(page);
  await show(page, 'Goles');
  await expect(page.getByText('Todavía no hay goleadores.')).toBeVisible();
  await page.getByRole('link', { name: 'IR AL HISTORIAL' }).click();
  await expect(page).toHaveURL(/\/history$/);
});
