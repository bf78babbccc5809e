import type { Page } from '@playwright/test';
import { SECOND, secondBuild, withoutHistory } from '../support/browser/second-build.ts';
import { newDatabase, startDemo, startServer, type Server } from '../support/server/server.ts';
import { expect, test } from '../support/test.ts';
import { untilQuiet } from '../support/browser/quiet.ts';
import { fetched, installed, PATIENT } from '../support/browser/worker.ts';

const NOTICE = 'Sin señal: ves lo último que se cargó.';
const bar = (page: Page) => page.getByRole('region', { name: 'Versión nueva' });

test.use({
  serviceWorkers: 'allow',
  expectedComplaint:
    /ERR_(INTERNET_DISCONNECTED|CONNECTION_REFUSED|INCOMPLETE_CHUNKED_ENCODING)|Failed to fetch|session|No se pud|Error al/,
});

/** Starts a server that can replace another one at its address and with its database. */
const startAt = (port: string, database: string, root?: string): Promise<Server> =>
  startDemo({ DATABASE_URL: database, PORT: port }, root);
const signInAt = async (page: Page, url: string) => {
  await page.goto(`${url}/auth/google?mode=redirect&login_hint=demo@picadito.local`);
  await page.getByRole('heading', { level: 1 }).waitFor();
};
const lookForUpdate = (page: Page) =>
  page.evaluate(async () => void (await (await navigator.serviceWorker.ready).update()));

test(
  'with two open tabs a new version is offered, and one tap activates it in both',
  { tag: '@long' },
  async ({ page, context }) => {
    const database = newDatabase();
    const first = await startAt('0', database);
    await signInAt(page, first.url);
    await installed(page);
    const other = await context.newPage();
    await other.goto(`${first.url}/create-match`);
    await other.getByLabel(/Lugar|Ubicación/).fill('Cancha Núñez');
    const loads = [0, 0];
    page.on('load', () => (loads[0] = (loads[0] ?? 0) + 1));
    other.on('load', () => (loads[1] = (loads[1] ?? 0) + 1));

    await first.stop();
    const second = await startAt(new URL(first.url).port, database, secondBuild());
    await lookForUpdate(page);
    await expect(bar(page)).toContainText('Hay una versión nueva', PATIENT);
    const { width = 0, height = 0 } =
      (await bar(page).getByRole('button', { name: 'ACTUALIZAR' }).boundingBox()) ?? {};
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
    expect(loads).toEqual([0, 0]);
    // The worker still serves the code of the previous version, which the server no longer has.
    await page.evaluate(() => history.pushState(null, '', '/history'));
    await expect(
      page.getByRole('heading', { level: 1, name: 'Historial de Partidos' }),
    ).toBeVisible();

    await bar(page).getByRole('button', { name: 'ACTUALIZAR' }).click();
    // A page waits up to four seconds for the new worker, and the worker waits for the server.
    for (const tab of [page, other]) await expect(tab.locator(SECOND)).toHaveCount(1, PATIENT);
    await expect(bar(page)).toHaveCount(0);
    await expect.poll(() => loads).toEqual([1, 1]);
    await expect
      .poll(async () =>
        (await fetched(page)).filter((path) => /\w{8}\.js$/.test(path) && !path.endsWith('x.js')),
      )
      .toEqual([]);
    await second.stop();
    await page.reload();
    await expect(page.locator(SECOND)).toHaveCount(1);
    await expect(page.getByText(NOTICE)).toBeVisible();
  },
);

test(
  'a worker of the same version as the page takes over silently',
  { tag: '@long' },
  async ({ page }) => {
    const database = newDatabase();
    const first = await startAt('0', database);
    await signInAt(page, first.url);
    await installed(page);
    await first.stop();
    const second = await startAt(new URL(first.url).port, database, secondBuild());
    await page.goto(`${first.url}/`);
    await expect(page.locator(SECOND)).toHaveCount(1);
    await page.evaluate(() => Object.assign(window, { isTheSame: true }));
    await expect
      .poll(
        async () => (await fetched(page)).filter((path) => path.endsWith('x.js')).length,
        PATIENT,
      )
      .toBeGreaterThan(50);
    await expect
      .poll(
        async () =>
          (await fetched(page)).filter((path) => path.endsWith('.js') && !path.endsWith('x.js')),
        PATIENT,
      )
      .toEqual([]);
    expect(await page.evaluate(() => 'isTheSame' in window)).toBe(true);
    await expect(bar(page)).toHaveCount(0);
    await second.stop();
  },
);

test.describe('while servers of two versions run', () => {
  test.use({
    expectedComplaint: /404|ERR_(CONNECTION_REFUSED|FAILED)|dynamically imported|Failed to fetch/,
  });

  test(
    'a page whose code no server has is asked for again, reloads once, and keeps typed text',
    { tag: '@long' },
    async ({ page }) => {
      const database = newDatabase();
      const first = await startAt('0', database);
      await signInAt(page, first.url);
      await installed(page);
      await first.stop();
      const second = await startAt(new URL(first.url).port, database, withoutHistory());
      await page.goto(`${first.url}/create-match`);
      await expect(page.locator(SECOND)).toHaveCount(1);
      await page.getByLabel(/Lugar|Ubicación/).fill('Cancha Núñez');
      let loads = 0;
      page.on('load', () => (loads += 1));
      const begun = Date.now();
      await page.evaluate(() => history.pushState(null, '', '/history'));
      await expect.poll(() => loads, { timeout: 45_000 }).toBe(1);
      expect(Date.now() - begun).toBeGreaterThan(29_000);
      await page.evaluate(() => history.pushState(null, '', '/create-match'));
      await expect(page.getByLabel(/Lugar|Ubicación/)).toHaveValue('Cancha Núñez');
      expect(loads).toBe(1);
      await second.stop();
    },
  );
});

test.describe('in a browser without a worker', () => {
  test.use({
    serviceWorkers: 'block',
    expectedComplaint: /404|ERR_CONNECTION_REFUSED|dynamically imported|TypeError|\bat /,
  });

  test('an outdated page whose code is gone reports it, and a retry loads the new version', async ({
    page,
  }) => {
    const database = newDatabase();
    const first = await startDemo({ DATABASE_URL: database });
    await untilQuiet(page, () => signInAt(page, first.url));
    await first.stop();
    const env = { DATABASE_URL: database, PORT: new URL(first.url).port };
    const second = await startServer(env, secondBuild());
    await page.evaluate(() => history.pushState(null, '', '/history'));
    await expect(page.getByRole('heading', { level: 1, name: 'TIEMPO MUERTO' })).toBeVisible();
    await page.getByRole('button', { name: 'Reintentar' }).click();
    await expect(
      page.getByRole('heading', { level: 1, name: 'Historial de Partidos' }),
    ).toBeVisible();
    await expect(page.locator(SECOND)).toHaveCount(1);
    await second.stop();
  });
});
