import { rmSync } from 'node:fs';
import { test as base, type Page } from '@playwright/test';
import {
  CLIENT,
  standInProvider,
  type StandInProvider,
} from '../../server/testing/identity/provider/provider.ts';
import { freePort } from '../../server/testing/postgres/free-port.ts';
import { startPostgres } from '../../server/testing/postgres/postgres-server.ts';
import { toggle } from '../support/attendance.ts';
import { rosterOf, seedRoster } from '../support/seed.ts';
import { startPlainCaddy } from '../support/server/caddy.ts';
import { NEXT_HEADING, nextVersion } from '../support/server/next-version.ts';
import { startServer } from '../support/server/server.ts';
import { installed, PATIENT } from '../support/browser/worker.ts';
import { listen, unexpected } from '../support/test.ts';

const { expect } = base;
/** Matches console messages of pages without a network, and of event streams that a server has ended. */
const EXPECTED = /ERR_(INTERNET_DISCONNECTED|INCOMPLETE_CHUNKED_ENCODING)|outbox|session|No se pud/;

type Site = {
  origin: string;
  provider: StandInProvider;
  /** Replaces one server after the other by one of the next version. */
  roll: () => Promise<void>;
};

/** Runs two servers of this version on one PostgreSQL behind Caddy, and makes the next version. */
const test = base.extend<object, { site: Site }>({
  site: [
    async ({ browserName: _ }, use) => {
      const [next, postgres, provider] = await Promise.all([
        nextVersion(),
        startPostgres(),
        standInProvider(),
      ]);
      const [port, ...ports] = [await freePort(), await freePort(), await freePort()];
      const origin = `http://127.0.0.1:${port}`;
      const env = {
        PUBLIC_URL: origin,
        DATABASE_URL: await postgres.newDatabase(),
        GOOGLE_CLIENT_ID: CLIENT.clientId,
        GOOGLE_CLIENT_SECRET: CLIENT.clientSecret,
        OIDC_ISSUER: provider.issuer,
        TRUST_PROXY: '127.0.0.1',
      };
      const start = (own: number, root?: string) =>
        startServer({ ...env, PORT: String(own) }, root);
      const servers = await Promise.all(ports.map((own) => start(own)));
      const caddy = await startPlainCaddy(
        origin,
        ports.map((own) => `127.0.0.1:${own}`),
      );
      const roll = async () => {
        for (const [at, own] of ports.entries()) {
          await servers[at]?.stop();
          servers[at] = await start(own, next);
        }
      };
      await use({ origin, provider, roll });
      await caddy.stop();
      await Promise.all(servers.map((server) => server.stop()));
      provider.close();
      await postgres.stop();
      rmSync(next, { recursive: true });
    },
    { scope: 'worker' },
  ],
  baseURL: ({ site }, use) => use(site.origin),
});

test.use({ serviceWorkers: 'allow' });

async function signIn(page: Page, provider: StandInProvider): Promise<void> {
  const { request } = page;
  const sent = await request.get('/auth/google?mode=redirect', { maxRedirects: 0 });
  const agreed = provider.authorize(new URL(sent.headers()['location'] ?? ''));
  await page.goto(`/auth/callback?${agreed.toString()}`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const place = (page: Page) => page.getByLabel('Lugar');

/** Opens a screen of the app without loading the page, so that only the screen's code is loaded. */
const goWithin = (page: Page, path: string) =>
  page.evaluate((to) => history.pushState(null, '', to), path);

test('open tabs and a waiting change of the old version survive an upgrade of both servers', async ({
  page,
  context,
  browser,
  site,
}) => {
  const complaints: string[] = [];
  listen(page, complaints);
  await signIn(page, site.provider);
  const { match } = await seedRoster(page, [{ name: 'Zoilo Quintanilla' }]);
  await installed(page);
  await page.goto(`/confirm-attendance?matchId=${match.id}`);
  await expect(toggle(page, 'Zoilo Quintanilla')).toHaveAttribute('aria-pressed', 'false');
  // This tab has no service worker, so only a server has the code of further screens.
  const storageState = await context.storageState();
  const tab = await browser.newPage({
    baseURL: site.origin,
    serviceWorkers: 'block',
    storageState,
  });
  listen(tab, complaints);
  await tab.goto('/create-match');
  await place(tab).fill('Cancha Sarmiento');

  await context.setOffline(true);
  await toggle(page, 'Zoilo Quintanilla').click();
  await expect(toggle(page, 'Zoilo Quintanilla')).toHaveAttribute('aria-pressed', 'true');
  await goWithin(page, '/create-match');
  await place(page).fill('Cancha Núñez');
  await site.roll();
  const isConfirmed = async () => (await rosterOf(tab, match)).map(({ confirmed }) => confirmed);
  expect(await isConfirmed()).toEqual([false]);
  await context.setOffline(false);
  await expect.poll(isConfirmed, PATIENT).toEqual([true]);

  for (const one of [page, tab]) {
    await goWithin(one, '/history');
    await expect(heading(one, 'Historial de Partidos')).toBeVisible();
  }
  await page.evaluate(async () => void (await (await navigator.serviceWorker.ready).update()));
  await page.getByRole('button', { name: 'ACTUALIZAR' }).click(PATIENT);
  await tab.reload();
  for (const one of [page, tab]) await expect(heading(one, NEXT_HEADING)).toBeVisible(PATIENT);
  await goWithin(page, '/create-match');
  await expect(place(page)).toHaveValue('Cancha Núñez');
  await goWithin(tab, '/create-match');
  await expect(place(tab)).toHaveValue('Cancha Sarmiento');
  await tab.context().close();
  expect(unexpected(complaints, EXPECTED)).toEqual([]);
});
