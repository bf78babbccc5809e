import type { Locator, Page } from '@playwright/test';
import { actionOf, card } from '../support/attendance.ts';
import { seedMatch, seedRoster } from '../support/seed.ts';
import { expect, test } from '../support/test.ts';

const PLAYERS = Array.from({ length: 12 }, (_, index) => ({
  name: `Jugador ${10 + index}`,
  whatsapp: index % 3 === 0 ? null : `+54911555510${10 + index}`,
}));

/** Window, and how many players it shows without scrolling. */
const WINDOWS = [
  { width: 390, height: 844, rows: 5 },
  { width: 1280, height: 800, rows: 5 },
  { width: 320, height: 568, rows: 3 },
  { width: 844, height: 390, rows: 1 },
] as const;

/** How many of them are wholly visible in the window, above the bar at its bottom. */
async function inSight(page: Page, rows: Locator): Promise<number> {
  const bar = await page.locator('[data-sticky-action]').boundingBox();
  const { height = 0 } = page.viewportSize() ?? {};
  const boxes = await rows.evaluateAll((all) =>
    all.map((row) => {
      const { x, bottom } = row.getBoundingClientRect();
      return { x, bottom };
    }),
  );
  const isInSight = ({ x, bottom }: { x: number; bottom: number }) => {
    const isOverBar = bar !== null && x >= bar.x && x < bar.x + bar.width;
    return bottom <= (isOverBar ? bar.y : height);
  };
  return boxes.filter(isInSight).length;
}

for (const { width, height, rows } of WINDOWS) {
  test(`${rows} players and the main action are visible without scrolling at ${width}×${height}`, async ({
    page,
    startSession,
  }) => {
    await startSession();
    const { match } = await seedRoster(page, PLAYERS, 2);
    await page.setViewportSize({ width, height });
    await page.goto(`/confirm-attendance?matchId=${match.id}`);
    await expect(page.getByText('Modo demostración')).toBeInViewport();
    await expect(card(page, 'Jugador 12')).toBeVisible();
    const pending = page.getByRole('region', { name: 'Pendientes' }).getByRole('listitem');
    expect(await inSight(page, pending)).toBeGreaterThanOrEqual(rows);
    await expect(actionOf(page, 'PEGAR RESPUESTAS')).toBeInViewport({ ratio: 1 });
  });
}

for (const { width, height } of WINDOWS.slice(0, 2)) {
  test(`the whole pitch of ten, the balance, the options and the save button are visible without scrolling at ${width}×${height}`, async ({
    page,
    startSession,
  }) => {
    await startSession();
    const { match } = await seedRoster(page, PLAYERS.slice(0, 10), 10);
    await page.setViewportSize({ width, height });
    await page.goto(`/form-teams?matchId=${match.id}`);
    const chips = page.getByRole('list', { name: /^Equipo/ }).getByRole('listitem');
    await expect(chips).toHaveCount(10);
    expect(await inSight(page, chips)).toBe(10);
    for (const text of [/^BALANCE/, 'Otra opción', 'GUARDAR Y COMPARTIR']) {
      await expect(page.getByText(text)).toBeInViewport({ ratio: 1 });
    }
  });
}

test('the match chosen last opens on every screen about a match, until another one is chosen', async ({
  page,
  startSession,
}) => {
  await startSession();
  const { list, match: near } = await seedRoster(page, PLAYERS.slice(0, 2), 2);
  const later = await seedMatch(page, list, { date: '2030-02-07', location: 'El Galpón' });
  await page.goto('/confirm-attendance');
  const selector = page.getByRole('combobox', { name: 'Partido' });
  await expect(selector).toHaveValue(near.id);
  await selector.selectOption(later.id);
  for (const path of ['/form-teams', '/share-teams', '/confirm-attendance']) {
    await page.goto(path);
    await expect(selector).toHaveValue(later.id);
  }
  await page.goto(`/form-teams?matchId=${near.id}`);
  await expect(selector).toHaveValue(near.id);
  await page.goto('/confirm-attendance');
  await expect(selector).toHaveValue(near.id);
});
