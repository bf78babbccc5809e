import type { Page } from '@playwright/test';
import { toggle } from '../support/attendance.ts';
import { openLive, streamsOf } from '../support/live.ts';
import { ask, seedList, seedRoster } from '../support/seed.ts';
import { newDatabase, startDemo, startServer } from '../support/server/server.ts';
import { FOUR } from '../support/teams.ts';
import { expect, test } from '../support/test.ts';

/** Makes the page believe that it is visible or hidden, because in a headless browser every page counts as visible. */
const see = (page: Page, state: 'visible' | 'hidden') =>
  page.evaluate((seen) => {
    Object.defineProperty(document, 'visibilityState', { value: seen, configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
  }, state);

test('each visible tab has a stream, and a hidden tab shows missed changes once it is visible', async ({
  page,
  context,
  signIn,
  otherDevice,
}) => {
  const streams = streamsOf(context);
  await signIn();
  const { match } = await seedRoster(page, FOUR);
  const path = `/confirm-attendance?matchId=${match.id}`;
  await openLive(page, path);
  await otherDevice.goto(path);
  const second = await context.newPage();
  await openLive(second, path);
  expect(streams()).toHaveLength(2);
  await toggle(otherDevice, 'Ana').click();
  for (const tab of [page, second]) {
    await expect(toggle(tab, 'Ana')).toHaveAttribute('aria-pressed', 'true');
  }
  await toggle(page, 'Caro').click();
  await expect(toggle(second, 'Caro')).toHaveAttribute('aria-pressed', 'true');

  await see(second, 'hidden');
  await expect.poll(streams).toEqual([page]);
  await toggle(otherDevice, 'Beto').click();
  await expect(toggle(page, 'Beto')).toHaveAttribute('aria-pressed', 'true');
  await expect(toggle(second, 'Beto')).toHaveAttribute('aria-pressed', 'false');
  await see(second, 'visible');
  await expect(toggle(second, 'Beto')).toHaveAttribute('aria-pressed', 'true');
});

test('a visitor has no stream, and signing out closes it', async ({ page, context, signIn }) => {
  const streams = streamsOf(context);
  await page.goto('/landing');
  await page.waitForTimeout(3_000);
  expect(streams()).toHaveLength(0);
  await signIn();
  await openLive(page, '/');
  expect(streams()).toHaveLength(1);
  await page.getByRole('button', { name: 'Menú' }).click();
  await page.getByRole('button', { name: 'Salir' }).click();
  await expect(page).toHaveURL(/\/landing$/);
  await expect.poll(streams).toHaveLength(0);
});

test.describe('a stream that was cut resumes', () => {
  test.use({
    expectedComplaint:
      /ERR_(INTERNET_DISCONNECTED|CONNECTION_REFUSED|INCOMPLETE_CHUNKED_ENCODING)|Failed to fetch/,
  });

  test('without a signal', async ({ page, context, signIn, otherDevice }) => {
    await signIn();
    const { list, match } = await seedRoster(page, FOUR);
    await openLive(page, `/confirm-attendance?matchId=${match.id}`);
    await context.setOffline(true);
    const zulma = { name: 'Zulma', skillLevel: '3' };
    await ask(otherDevice, 'POST', `/api/lists/${list.id}/players`, zulma);
    await page.waitForTimeout(1_000);
    await expect(toggle(page, 'Zulma')).toHaveCount(0);
    await context.setOffline(false);
    await expect(toggle(page, 'Zulma')).toBeVisible();
  });

  test('while the server was away', async ({ page }) => {
    const env = { DATABASE_URL: newDatabase() };
    const first = await startDemo(env);
    await page.goto(`${first.url}/auth/google?mode=redirect&login_hint=vacio-1@picadito.local`);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await openLive(page, `${first.url}/player-lists`);
    await first.stop();
    const second = await startServer({ ...env, PORT: new URL(first.url).port });
    try {
      const lists = `${first.url}/api/lists`;
      expect((await page.request.post(lists, { data: { name: 'Los del torneo' } })).ok()).toBe(
        true,
      );
      await expect(page.getByText('Los del torneo')).toBeVisible({ timeout: 20_000 });
    } finally {
      await second.stop();
    }
  });
});

test.describe('when a request gets no response', () => {
  test.use({ expectedComplaint: /ERR_FAILED|Failed to fetch/ });

  test('repeating it creates the list once', async ({ page, signIn }) => {
    await signIn();
    await page.goto('/player-lists');
    let isLost = true;
    await page.route('**/api/lists', async (route) => {
      if (route.request().method() !== 'POST' || !isLost) return route.fallback();
      isLost = false;
      await route.fetch(); // The list is created, and no stream reports it.
      return route.abort();
    });
    await page.getByLabel('Nombre de la lista').fill('Los del torneo');
    const create = page.getByRole('button', { name: 'CREAR LISTA' });
    await create.click();
    await expect(
      page.getByText('No se pudo crear la lista. Intentalo nuevamente.').first(),
    ).toBeVisible();
    await create.click();
    await expect(page).toHaveURL('/add-players');
    expect(await ask(page, 'GET', '/api/lists')).toHaveLength(1);
    await seedList(page, [], 'Los del torneo');
    expect(await ask(page, 'GET', '/api/lists')).toHaveLength(2);
  });
});
