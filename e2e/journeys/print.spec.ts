import type { Page } from '@playwright/test';
import { ask, seedRoster, seedTeams } from '../support/seed.ts';
import { expect, test } from '../support/test.ts';

/** Names of players; on screen every other one is long enough for smaller letters on the pitch. */
const NAMES = Array.from({ length: 20 }, (_, at) => {
  const name = `Jugador ${String.fromCharCode(65 + at)}`;
  return at % 2 === 0 ? name : `${name} Echegoyen`;
});
/** Size of the viewport in CSS pixels, as wide as a sheet of A4 between its margins. */
const SHEET = { width: 688, height: 1000 };

async function printedPages(page: Page): Promise<number> {
  const pdf = (await page.pdf({ format: 'A4' })).toString('latin1');
  return pdf.match(/\/Type\s*\/Page\b(?!s)/g)?.length ?? 0;
}

/**
 * Returns the titles and names on the printed page that no box cuts off. Any text in another colour than black, and any
 * background but white, fails the test.
 */
async function printed(page: Page): Promise<string[]> {
  await page.emulateMedia({ media: 'print' });
  await page.setViewportSize(SHEET);
  const { texts, colours } = await page.evaluate(() => {
    const found = { texts: [] as string[], colours: [] as string[] };
    const isShown = (element: Element) => {
      const { width, height } = element.getBoundingClientRect();
      return element.checkVisibility() && width > 1 && height > 1;
    };
    const hasText = ({ childNodes }: Element) =>
      [...childNodes].some(({ nodeType, textContent }) => nodeType === 3 && textContent?.trim());
    const isCut = (element: Element, bottom: number): boolean =>
      element.parentElement !== null &&
      ((getComputedStyle(element).overflowY !== 'visible' &&
        element.getBoundingClientRect().bottom < bottom) ||
        isCut(element.parentElement, bottom));
    for (const element of document.querySelectorAll<HTMLElement>('body *')) {
      if (!isShown(element)) continue;
      found.colours.push(getComputedStyle(element).backgroundColor);
      if (!hasText(element)) continue;
      found.colours.push(getComputedStyle(element).color);
      if (!isCut(element, element.getBoundingClientRect().bottom))
        found.texts.push(element.innerText);
    }
    return found;
  });
  expect(new Set(colours)).toEqual(new Set(['rgba(0, 0, 0, 0)', 'rgb(0, 0, 0)']));
  expect(
    await page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor),
  ).toBe('rgb(255, 255, 255)');
  await expect(page.getByRole('combobox', { name: 'Partido' })).toBeVisible();
  return texts;
}

/** Returns how many empty lines follow the names of a list on paper. */
const emptyLines = (page: Page, list: string) =>
  page
    .locator(list)
    .first()
    .evaluate((element) => getComputedStyle(element, '::after').content.split(/_{99,}/).length - 1);

/** Seeds a match of twenty players, fifteen of them confirmed, ten in teams and the next ones substitutes. */
async function twenty(page: Page, substitutes = 2): Promise<string> {
  const { match, players } = await seedRoster(
    page,
    NAMES.map((name) => ({ name, whatsapp: '+5491155551001' })),
    15,
  );
  const ids = players.map(({ id }) => id);
  const [claroTeam, oscuroTeam, suplentes] = [
    ids.slice(0, 5),
    ids.slice(5, 10),
    ids.slice(10, 10 + substitutes),
  ];
  await seedTeams(page, match, { claroTeam, oscuroTeam, suplentes });
  return match.id;
}

test(
  'attendance is printed on one sheet, with all names in black on white and without controls',
  { tag: '@desktop' },
  async ({ page, startSession }) => {
    await startSession();
    await page.goto(`/confirm-attendance?matchId=${await twenty(page)}`);
    await expect(page.getByText('Jugador T').first()).toBeAttached();
    expect(await printedPages(page)).toBe(1);
    const names = [...NAMES.slice(15), ...NAMES.slice(0, 15)];
    expect(await printed(page)).toEqual([
      'Pendientes (5)',
      ...names.slice(0, 5),
      'Confirmados (15)',
      ...names.slice(5),
    ]);
    expect(await emptyLines(page, '.attendance-groups')).toBe(3);
  },
);

test(
  'attendance with a third group is printed on one sheet too',
  { tag: ['@desktop', '@long'] },
  async ({ page, startSession }) => {
    await startSession();
    const matchId = await twenty(page);
    const roster = await ask<{ id: string }[]>(page, 'GET', `/api/matches/${matchId}/players`);
    const path = `/api/matches/${matchId}/players/${roster.at(-1)?.id}/confirm`;
    await ask(page, 'PUT', path, { isConfirmed: false, declined: true });
    await page.goto(`/confirm-attendance?matchId=${matchId}`);
    await expect(page.getByText('No van (1)')).toBeVisible();
    expect(await printedPages(page)).toBe(1);
    expect(await printed(page)).toEqual(expect.arrayContaining([...NAMES, 'No van (1)']));
  },
);

for (const path of ['/form-teams', '/share-teams']) {
  test(
    `teams are printed on one sheet from ${path}, without levels`,
    { tag: '@desktop' },
    async ({ page, startSession }) => {
      await startSession();
      await page.goto(`${path}?matchId=${await twenty(page)}`);
      await expect(page.getByText('Jugador L').first()).toBeVisible();
      expect(await printedPages(page)).toBe(1);
      expect(await printed(page)).toEqual([
        'Equipo Claro',
        ...NAMES.slice(0, 5),
        'Equipo Oscuro',
        // Oscuro stands mirrored on the pitch, so its first player comes last.
        ...NAMES.slice(8, 10),
        ...NAMES.slice(6, 8),
        ...NAMES.slice(5, 6),
        'Suplentes (2)',
        ...NAMES.slice(10, 12),
      ]);
      expect(await emptyLines(page, '.half > ul')).toBe(3);
      const sizes = await page
        .locator('.chip .name')
        .evaluateAll((names) => names.map((name) => getComputedStyle(name).fontSize));
      expect(new Set(sizes).size).toBe(1);
    },
  );
}

test(
  'teams without substitutes are printed without a word about them',
  { tag: ['@desktop', '@long'] },
  async ({ page, startSession }) => {
    await startSession();
    await page.goto(`/form-teams?matchId=${await twenty(page, 0)}`);
    await expect(page.getByText('Nadie espera afuera.')).toBeVisible();
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByText('Suplentes (0)')).toBeHidden();
    await expect(page.getByText('Equipo Claro')).toBeVisible();
  },
);
