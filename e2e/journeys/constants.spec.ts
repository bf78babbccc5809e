import { CONFIRMS } from '../support/attendance.ts';
import type { Page } from '@playwright/test';
import { chooseList, seedList, seedRoster, seedTeams } from '../support/seed.ts';
import { expect, test } from '../support/test.ts';
import { toast, toasts } from '../support/toast.ts';

/** Maximum number of bytes in a QR code of level M. A code of level L holds 2,953. */
const LEVEL_M_BYTES = 2331;

const crowd = (name: string) =>
  Array.from({ length: 24 }, (_, index) => ({ name: `${name} ${10 + index}` }));

const card = (page: Page, name: string) =>
  page.getByRole('listitem').filter({ hasText: name }).getByRole('button', { name: CONFIRMS });

/** Opens the attendance of a match with a toast on the screen. The clock is stopped, so the toast stays. */
async function openWithToast(page: Page): Promise<void> {
  const { match } = await seedRoster(page, [{ name: 'Ana' }, { name: 'Beto' }]);
  await page.clock.install();
  await page.goto(`/confirm-attendance?matchId=${match.id}`);
  await expect(card(page, 'Ana')).toBeVisible();
  await page.clock.pauseAt(Date.now() + 60_000);
  await card(page, 'Ana').click();
  await expect(toast(page, 'Jugador confirmado')).toBeVisible();
}

async function pull(page: Page, by: number): Promise<void> {
  const { x, y, height } = (await toasts(page).boundingBox()) ?? { x: 0, y: 0, height: 0 };
  await page.mouse.move(x + 60, y + height / 2);
  await page.mouse.down();
  await page.mouse.move(x + 60 + by / 2, y + height / 2, { steps: 4 });
  await page.mouse.move(x + 60 + by, y + height / 2, { steps: 4 });
  await page.mouse.up();
}

test('one toast is shown at a time, for 2 s where the screen already shows what it says', async ({
  page,
  startSession,
}) => {
  await startSession();
  await openWithToast(page);
  await card(page, 'Ana').click();
  await expect(toast(page, 'Jugador desconfirmado')).toBeVisible();
  await expect(toasts(page)).toHaveCount(1);
  await expect(toasts(page)).not.toContainText('Jugador confirmado');
  await page.clock.runFor(2_000);
  await expect(toasts(page)).toHaveCount(0);
  await card(page, 'Beto').click();
  await expect(toast(page, 'Jugador confirmado')).toBeVisible();
  await page.clock.runFor(1_900);
  await expect(toast(page, 'Jugador confirmado')).toBeVisible();
  await page.clock.runFor(100);
  await expect(toasts(page)).toHaveCount(0);
});

test('other toasts are shown for 5 s', async ({ page, startSession }) => {
  await startSession();
  const { match } = await seedRoster(page, [{ name: 'Ana' }, { name: 'Beto' }], 2);
  await page.clock.install();
  await page.goto(`/form-teams?matchId=${match.id}`);
  const save = page.getByRole('button', { name: 'GUARDAR Y COMPARTIR' });
  await expect(save).toBeVisible();
  await page.clock.pauseAt(Date.now() + 60_000);
  await save.click();
  const saved = toast(page, 'Equipos guardados correctamente');
  await expect(saved).toBeVisible();
  await page.mouse.move(0, 0); // A toast stays while the mouse is over it.
  await page.clock.runFor(4_900);
  await expect(saved).toBeVisible();
  await page.clock.runFor(100);
  await expect(toasts(page)).toHaveCount(0);
});

test('a toast is announced politely', async ({ page, startSession }) => {
  await startSession();
  await openWithToast(page);
  await card(page, 'Ana').click();
  await expect(toast(page, 'Jugador desconfirmado')).toBeVisible();
  await page.clock.runFor(100);
  const polite = page.locator('[aria-live="polite"]').getByText('Jugador desconfirmado');
  await expect(polite).toBeAttached();
});

test('a toast is dismissed by a swipe of 50 px to the right, and F8 focuses it', async ({
  page,
  startSession,
}) => {
  await startSession();
  await openWithToast(page);
  await pull(page, 40);
  await expect(toasts(page)).toHaveCount(1);
  await page.keyboard.press('F8');
  await expect(page.getByRole('region', { name: 'Avisos (F8)' }).locator('ol')).toBeFocused();
  await pull(page, 60);
  await expect(toasts(page)).toHaveCount(0);
});

test(
  'the players of a list scroll in 80 units from 768 px up; on phones the page scrolls',
  { tag: '@both' },
  async ({ page, signIn, isMobile }) => {
    await signIn();
    await chooseList(page, await seedList(page, crowd('Jugador')));
    await page.goto('/add-players');
    const list = page.getByRole('list').filter({ hasText: 'Jugador 33' });
    await expect(list).toBeVisible();
    const { height, content } = await list.evaluate(({ clientHeight, scrollHeight }) => ({
      height: clientHeight,
      content: scrollHeight,
    }));
    expect(content).toBeGreaterThan(320);
    expect(height).toBe(isMobile ? content : 320);
  },
);

test('the QR code has error correction level L', async ({ page, signIn }) => {
  await signIn();
  const { match, players } = await seedRoster(page, crowd('Ñandú '.repeat(5)), 24);
  const ids = players.map(({ id }) => id);
  await seedTeams(page, match, {
    claroTeam: ids.slice(0, 5),
    oscuroTeam: ids.slice(5, 10),
    suplentes: ids.slice(10),
  });
  await page.goto(`/share-teams?matchId=${match.id}`);
  const link = page.getByRole('link', { name: 'Compartir por WhatsApp' });
  const { length } = (await link.getAttribute('href')) ?? '';
  expect(length).toBeGreaterThan(LEVEL_M_BYTES);
  await expect(page.getByRole('button', { name: 'Ampliar el código QR' })).toBeVisible();
});

test('typeahead in a select resets after 1 s', async ({ page, startSession }) => {
  await startSession();
  for (const name of ['Alfa', 'Beta', 'Bravo']) await seedList(page, [], name);
  await page.goto('/create-match');
  const choice = page.getByRole('combobox', { name: 'Lista de jugadores' });
  const chosen = choice.getByRole('option', { selected: true });
  await expect(choice.getByRole('option')).toHaveCount(4);
  await choice.focus();
  await choice.pressSequentially('br');
  await expect(chosen).toHaveText('Bravo (0)');
  await page.waitForTimeout(1_100);
  await choice.press('a');
  await expect(chosen).toHaveText('Alfa (0)');
});

test('queries are not refetched on navigation or focus', async ({ page, signIn }) => {
  await signIn();
  await seedList(page, [], 'Torneo');
  let asked = 0;
  page.on('request', (request) => {
    if (request.method() === 'GET' && request.url().endsWith('/api/lists')) asked += 1;
  });
  await page.goto('/player-lists');
  await expect(page.getByText('Torneo')).toBeVisible();
  await page.evaluate(() => {
    for (const name of ['visibilitychange', 'focus', 'online'])
      window.dispatchEvent(new Event(name));
    document.dispatchEvent(new Event('visibilitychange'));
  });
  await page.getByRole('banner').getByRole('link').first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Hola/);
  await page.goBack();
  await expect(page.getByText('Torneo')).toBeVisible();
  expect(asked).toBe(1);
});

test.describe('a failed request', () => {
  test.use({ expectedComplaint: /Failed to load resource|Error al cargar/ });

  test('is not retried automatically', async ({ page, startSession }) => {
    let asked = 0;
    await page.route('**/api/lists', (route) => {
      asked += 1;
      return route.fulfill({ status: 500, contentType: 'application/problem+json', body: '{}' });
    });
    await startSession();
    await page.clock.install();
    await page.goto('/player-lists');
    await expect(page.getByText('Error al cargar las listas.')).toBeVisible();
    asked = 0;
    await page.reload();
    await expect(page.getByText('Error al cargar las listas.')).toBeVisible();
    await page.clock.runFor(60_000);
    expect(asked).toBe(1);
  });
});
