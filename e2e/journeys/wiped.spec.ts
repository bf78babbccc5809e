import type { Profile, SessionReply } from '@picadito/domain';
import type { Browser, BrowserContext, Page } from '@playwright/test';
import { untilQuiet } from '../support/browser/quiet.ts';
import { blockEvents } from '../support/live.ts';
import { ask, chooseList, seedMatch, seedRoster } from '../support/seed.ts';
import { expect, test } from '../support/test.ts';

const PLAYERS = [
  { name: 'Zoilo Quintanilla', whatsapp: '+5491155557001' },
  { name: 'Yamandú Echeverri', whatsapp: '+5491155557002' },
];

/**
 * Fills this browser with data of the user, such as a match and a player whose name is half typed. Returns texts that
 * would reveal the user or the players.
 */
async function anEvening(page: Page, account: string): Promise<string[]> {
  await ask(page, 'PATCH', '/api/me', { name: 'Ofelia Barrientos', whatsapp: '+5491155557003' });
  const { list, match, players } = await seedRoster(page, PLAYERS, 1);
  await seedMatch(page, list, { location: 'Potrero Urdinarrain', date: '2030-01-10' });
  const { id } = await ask<Profile>(page, 'GET', '/api/me');
  await page.goto('/player-lists');
  await chooseList(page, list);
  await page.goto(`/confirm-attendance?matchId=${match.id}`);
  await expect(page.getByText('Zoilo Quintanilla').first()).toBeVisible();
  await page.goto('/add-players');
  await page.getByLabel('Nombre', { exact: true }).fill('A medias Urquiza');
  await expect.poll(async () => (await storedText(page)).includes('A medias Urquiza')).toBe(true);
  await expect.poll(async () => (await storedText(page)).includes('Zoilo Quintanilla')).toBe(true);
  const people = PLAYERS.flatMap(({ name, whatsapp }) => [name, whatsapp.slice(-10)]);
  const ids = [id, list.id, match.id, ...players.map((player) => player.id)];
  const own = ['Ofelia', 'Barrientos', '1155557003', account, 'A medias', 'Los de los jueves'];
  return [...people, ...ids, ...own, 'Potrero Urdinarrain'];
}

function storedText(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const databases = await indexedDB.databases();
    const workers = await navigator.serviceWorker.getRegistrations();
    const stores = { ...localStorage, ...sessionStorage };
    return JSON.stringify([
      stores,
      databases.map(({ name }) => name),
      await caches.keys(),
      workers.length,
    ]);
  });
}

async function expectNothingOf(context: BrowserContext, texts: readonly string[]): Promise<void> {
  for (const page of context.pages()) {
    const left = (await storedText(page)) + (await page.content()) + (await page.title());
    expect(texts.filter((text) => left.includes(text))).toEqual([]);
  }
  const cookies = JSON.stringify(await context.cookies());
  expect(texts.filter((text) => cookies.includes(text))).toEqual([]);
}

async function leave(page: Page, isMobile: boolean): Promise<void> {
  if (isMobile) await page.getByRole('button', { name: 'Menú' }).click();
  await page.getByRole('button', { name: 'Salir' }).click();
}

/** Opens another tab with the user's lists, and waits until it is idle, so that no write to its storage is pending. */
async function herListsIn(context: BrowserContext): Promise<Page> {
  const tab = await context.newPage();
  await untilQuiet(tab, () => tab.goto('/player-lists'));
  await expect(tab.getByText('Los de los jueves').first()).toBeVisible();
  return tab;
}

async function standsOnLanding(page: Page): Promise<void> {
  await expect(page).toHaveURL(/\/landing$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Armá el partido.' })).toBeVisible();
}

/**
 * Tests in two tabs. The app clears the storage itself, and the server sends Clear-Site-Data; each of the two is
 * enough.
 */
test.describe('of two tabs', () => {
  // The server refuses an event stream that opens while the session ends.
  test.use({ expectedComplaint: /401/ });

  for (const alone of [false, true]) {
    const how = alone ? ', in a browser that does not know Clear-Site-Data' : '';
    test(`after 'Salir' no tab has data of the user${how}, and going back shows none`, async ({
      page,
      context,
      signIn,
      account,
      isMobile,
    }) => {
      await signIn();
      const hers = await anEvening(page, account);
      const second = await herListsIn(context);
      if (alone) {
        await page.route('**/auth/sign-out', async (route) => {
          const response = await route.fetch();
          const { 'clear-site-data': said, ...headers } = response.headers();
          expect(said).toBe('"storage"');
          await route.fulfill({ response, headers });
        });
      }
      await leave(page, isMobile);
      for (const tab of [page, second]) await standsOnLanding(tab);
      await expectNothingOf(context, hers);
      expect(await storedText(page)).toBe(await storedText(second));
      expect(await storedText(page)).toBe('[{},[],[],0]');
      expect(await context.cookies(page.url())).toEqual([]);

      await page.goBack();
      await standsOnLanding(page);
      await expectNothingOf(context, hers);
      expect(await ask<SessionReply>(page, 'GET', '/api/session')).toMatchObject({ user: null });
    });
  }
});

test('the sign-out response alone clears the storage of every tab', async ({
  page,
  context,
  signIn,
  account,
}) => {
  await signIn();
  const hers = await anEvening(page, account);
  const other = await context.newPage();
  await other.goto('/api/openapi.json');
  await other.evaluate(() => sessionStorage.setItem('draft', 'Zoilo Quintanilla'));
  await page.goto('/api/openapi.json');
  await page.evaluate(() => fetch('/auth/sign-out', { method: 'POST' }));
  expect(await storedText(page)).toBe('[{},[],[],0]');
  expect(await storedText(other)).toBe('[{},[],[],0]');
  await expectNothingOf(context, hers);
});

test('the next user in the same browser finds no data of the previous one, in any tab', async ({
  page,
  context,
  signIn,
  account,
}) => {
  await signIn();
  const hers = await anEvening(page, account);
  const second = await herListsIn(context);
  // An open page of the app would notice the end of its session before it is closed.
  await page.goto('/api/openapi.json');
  // The user has not left by 'Salir', so her session still exists.
  await signIn('vacio-997@picadito.local');
  await expect(page.getByRole('heading', { level: 1, name: '¡Hola, Cuenta!' })).toBeVisible();
  await second.reload();
  await expect(second.getByText('No hay listas. ¡Crea una!')).toBeVisible();
  await expectNothingOf(context, hers);
  expect(await storedText(second)).toContain('picadito_owner');
});

test.describe('a page restored from the back-forward cache', () => {
  test.use({ expectedComplaint: /401/ });

  test('shows nothing before it has checked the session, then the landing', async ({
    playwright,
    launchOptions,
    origin,
    account,
  }) => {
    const browser: Browser = await playwright.chromium.launch({
      ...launchOptions,
      // The headless shell has no back-forward cache.
      executablePath: process.env['WHOLE_BROWSER_PATH'] ?? launchOptions.executablePath,
      // Playwright turns the cache off by default.
      ignoreDefaultArgs: ['--disable-back-forward-cache'],
    });
    const context = await browser.newContext({ baseURL: origin });
    const page = await context.newPage();
    await blockEvents(page);
    await page.goto(`/auth/google?mode=redirect&login_hint=${account}`);
    await page.getByRole('heading', { level: 1 }).waitFor();
    const hers = await anEvening(page, account);
    await page.goto('/player-lists');
    await expect(page.getByText('Los de los jueves').first()).toBeVisible();
    await page.evaluate(() => Object.assign(window, { isTheSame: true }));
    await page.goto('/api/openapi.json');
    await context.request.post('/auth/sign-out');

    let answer = () => {};
    const answered = new Promise<void>((resolve) => {
      answer = resolve;
    });
    await page.route('**/api/session', async (route) => {
      await answered;
      await route.continue();
    });
    await page.evaluate(() => history.back());
    await expect.poll(() => page.url()).toMatch(/\/player-lists$/);
    expect(await page.evaluate(howItCameBack)).toBe('restored');
    await expect(page.getByText('Los de los jueves').first()).toBeHidden();
    answer();
    await standsOnLanding(page);
    const shown = await page.content();
    expect(hers.filter((text) => shown.includes(text))).toEqual([]);
    await browser.close();
  });
});

/** Returns 'restored', or the navigation entry that says why the browser did not cache the page. */
function howItCameBack(): string {
  if ('isTheSame' in window) return 'restored';
  const [navigation] = performance.getEntriesByType('navigation');
  return JSON.stringify(navigation);
}
