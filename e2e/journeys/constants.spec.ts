import type { Locator, Page } from '@playwright/test';
import { seedList, seedRoster, seedTeams } from '../support/seed.ts';
import { expect, test } from '../support/test.ts';
import { toast } from '../support/toast.ts';

/** Enough players for every list to scroll. */
const CROWD = Array.from({ length: 24 }, (_, index) => ({
  name: `Jugador ${String(index + 1).padStart(2, '0')}`,
}));

const toasts = (page: Page) => page.getByRole('region', { name: /^Avisos/ }).getByRole('listitem');
const card = (page: Page, name: string) =>
  page.getByRole('listitem').filter({ hasText: name }).locator('button[aria-pressed]');

/** The height in px of a box that scrolls, or null when it shows all that it has. */
const heightOf = (box: Locator) =>
  box.evaluate(({ clientHeight, scrollHeight }) =>
    scrollHeight > clientHeight ? clientHeight : null,
  );

/** A match of two, with a toast on the screen. */
async function openWithToast(page: Page): Promise<void> {
  const { match } = await seedRoster(page, [{ name: 'Ana' }, { name: 'Beto' }]);
  await page.goto(`/confirm-attendance?matchId=${match.id}`);
  await card(page, 'Ana').click();
  await expect(toast(page, 'Jugador confirmado')).toBeVisible();
}

/** Pulls the toast to the right with the mouse. */
async function pull(page: Page, by: number): Promise<void> {
  const { x, y, height } = (await toasts(page).boundingBox()) ?? { x: 0, y: 0, height: 0 };
  await page.mouse.move(x + 60, y + height / 2);
  await page.mouse.down();
  await page.mouse.move(x + 60 + by / 2, y + height / 2, { steps: 4 });
  await page.mouse.move(x + 60 + by, y + height / 2, { steps: 4 });
  await page.mouse.up();
}

test('toasts stand one at a time, and go by themselves after 5 s', async ({ page, signIn }) => {
  await signIn();
  await openWithToast(page);
  await card(page, 'Ana').click();
  await expect(toast(page, 'Jugador desconfirmado')).toBeVisible();
  await expect(toasts(page)).toHaveCount(1);
  await expect(toasts(page)).not.toContainText('Jugador confirmado');
  const since = Date.now();
  await expect(toasts(page)).toHaveCount(0, { timeout: 8_000 });
  expect(Date.now() - since).toBeGreaterThan(4_000);
});

test('a toast goes when it is pulled 50 px to the right, not less; F8 leads to it', async ({
  page,
  signIn,
}) => {
  await signIn();
  await openWithToast(page);
  await pull(page, 40);
  await expect(toasts(page)).toHaveCount(1);
  await page.keyboard.press('F8');
  await expect(page.getByRole('region', { name: 'Avisos (F8)' }).locator('ol')).toBeFocused();
  await pull(page, 60);
  await expect(toasts(page)).toHaveCount(0);
});

test('long lists scroll in 80 units, 240 and 500 px from 768 px up; on phones the page scrolls', async ({
  page,
  signIn,
  isMobile,
}) => {
  await signIn();
  const { list, match, players } = await seedRoster(page, CROWD, 10);
  const ids = players.map(({ id }) => id);
  const teams = { claroTeam: ids.slice(0, 5), oscuroTeam: ids.slice(5, 10) };
  await seedTeams(page, match, { ...teams, suplentes: ids.slice(10) });

  await page.evaluate((id) => sessionStorage.setItem('selected_list_id', id), list.id);
  await page.goto('/add-players');
  const added = page.getByRole('list').filter({ hasText: 'Jugador 24' });
  await expect(added).toBeVisible();
  expect(await heightOf(added)).toBe(isMobile ? null : 320);

  await page.goto(`/confirm-attendance?matchId=${match.id}`);
  const groups = page.getByRole('region', { name: 'Confirmados' }).locator('..');
  await expect(groups.getByText('Jugador 24')).toBeAttached();
  expect(await heightOf(groups)).toBe(isMobile ? null : 500);

  await page.goto(`/form-teams?matchId=${match.id}`);
  const claro = page.getByRole('list', { name: /^Equipo Claro/ });
  await expect(claro.getByRole('listitem')).toHaveCount(5);
  expect(await claro.evaluate((one) => getComputedStyle(one).maxHeight)).toBe(
    isMobile ? 'none' : '240px',
  );
});

test('the QR code is 200 px wide', async ({ page, signIn, full }) => {
  await signIn(full.account);
  await page.goto(`/share-teams?matchId=${full.matchId}`);
  const code = page.getByRole('button', { name: 'Ampliar el código QR' }).locator('svg');
  await expect(code).toHaveAttribute('width', '200');
  expect((await code.boundingBox())?.width).toBe(200);
});

test('what was asked is not asked again by coming back to it or to the window', async ({
  page,
  signIn,
}) => {
  await signIn();
  await seedList(page, [], 'Torneo');
  let asked = 0;
  page.on('request', (request) => {
    if (request.method() === 'GET' && request.url().endsWith('/api/lists')) asked += 1;
  });
  await page.goto('/player-lists');
  await expect(page.getByText('Torneo')).toBeVisible();
  await page.evaluate(() => {
    for (const name of ['visibilitychange', 'focus', 'online']) window.dispatchEvent(new Event(name));
    document.dispatchEvent(new Event('visibilitychange'));
  });
  await page.getByRole('banner').getByRole('link').first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Hola/);
  await page.goBack();
  await expect(page.getByText('Torneo')).toBeVisible();
  expect(asked).toBe(1);
});

test.describe('what fails', () => {
  test.use({ expectedComplaint: /Failed to load resource|Error al cargar/ });

  test('is not tried again by itself', async ({ page, signIn }) => {
    let asked = 0;
    await page.route('**/api/lists', (route) => {
      asked += 1;
      return route.fulfill({ status: 500, contentType: 'application/problem+json', body: '{}' });
    });
    await signIn();
    await page.clock.install();
    await page.goto('/player-lists');
    asked = 0;
    await page.reload();
    await expect(page.getByText('Error al cargar las listas.')).toBeVisible();
    await page.clock.runFor(60_000);
    expect(asked).toBe(1);
  });
});
