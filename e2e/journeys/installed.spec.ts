import type { Page } from '@playwright/test';
import { card, toggle } from '../support/attendance.ts';
import { seedRoster, seedTeams } from '../support/seed.ts';
import { expect, test } from '../support/test.ts';
import { fetched, installed, PATIENT } from '../support/browser/worker.ts';

const PLAYERS = [{ name: 'Zoilo Quintanilla' }, { name: 'Yamandú Echeverri' }];
const UNTOUCHED = [
  '/api/openapi.json',
  '/auth/callback',
  '/demo/x',
  '/ayudar/x',
  '/g/x',
  '/healthz',
  '/no-such.txt',
];
const NOTICE = 'Sin señal: ves lo último que se cargó.';
/** Returns the content of localStorage as text. The app writes data a moment after they have arrived. */
const keptBy = (page: Page) => page.evaluate(() => JSON.stringify(localStorage));

test.use({
  serviceWorkers: 'allow',
  expectedComplaint:
    /ERR_(INTERNET_DISCONNECTED|CONNECTION_REFUSED)|Failed to fetch|session|No se pud|Error al/,
});

/** Seeds a match of two players, one of them confirmed, with teams, and opens the screens that store its data. */
async function anEvening(page: Page) {
  const { match, players } = await seedRoster(page, PLAYERS, 1);
  const [one, two] = players.map(({ id }) => id);
  await seedTeams(page, match, { claroTeam: [one ?? ''], oscuroTeam: [two ?? ''] });
  await page.goto('/');
  await expect(page.getByText('Los de los jueves').first()).toBeVisible();
  await expect.poll(() => keptBy(page)).toContain('Los de los jueves');
  await page.goto(`/form-teams?matchId=${match.id}`);
  await expect(page.getByText('Zoilo Quintanilla').first()).toBeVisible();
  await expect.poll(() => keptBy(page), PATIENT).toContain('claroTeam');
  await page.goto(`/confirm-attendance?matchId=${match.id}`);
  await expect(card(page, 'Yamandú Echeverri')).toBeVisible();
  return match;
}

test('after one visit the app opens offline with the last data: home, attendance and teams', async ({
  page,
  context,
  signIn,
}) => {
  await signIn();
  const match = await anEvening(page);
  await installed(page);

  await context.setOffline(true);
  await page.reload();
  await expect(page.getByText(NOTICE)).toBeVisible();
  await expect(toggle(page, 'Yamandú Echeverri')).toHaveAttribute('aria-pressed', 'true');
  await expect(toggle(page, 'Zoilo Quintanilla')).toHaveAttribute('aria-pressed', 'false');
  await expect(page.getByText('Modo demostración')).toBeVisible();
  await page.goto(`/form-teams?matchId=${match.id}`);
  await expect(page.getByText('Zoilo Quintanilla').first()).toBeVisible();
  await page.goto('/');
  await expect(page.getByText('Los de los jueves').first()).toBeVisible();

  await context.setOffline(false);
  await expect(page.getByText(NOTICE)).toHaveCount(0);
});

test('the app installs itself also while the first screen never rests', async ({
  page,
  signIn,
}) => {
  await page.addInitScript(() => {
    window.requestIdleCallback = (work, { timeout } = {}) =>
      timeout === undefined ? 0 : window.setTimeout(work, timeout);
  });
  await signIn();
  await installed(page);
});

test('the app begins to install itself within three seconds of the first data', async ({
  page,
  signIn,
}) => {
  await signIn();
  await expect(page.getByRole('region', { name: 'Próximo Partido' })).toBeVisible();
  const isRegistered = () =>
    page.evaluate(async () => (await navigator.serviceWorker.getRegistration()) !== undefined);
  await expect.poll(isRegistered, { timeout: 3_000 }).toBe(true);
});

test('a screen that was never visited opens offline too', async ({ page, context, signIn }) => {
  await signIn();
  await installed(page);
  await context.setOffline(true);
  await page.goto('/profile');
  await expect(page.getByRole('heading', { level: 1, name: 'Mi Perfil' })).toBeVisible();
});

test(
  'on an unresponsive network the app opens after three seconds',
  { tag: '@long' },
  async ({ page, context, signIn }) => {
    await signIn();
    await installed(page);
    await context.route('**/*', () => undefined);
    await page.goto('/');
    await expect(page.getByText(NOTICE)).toBeVisible(PATIENT);
    await expect(page.getByRole('heading', { level: 1, name: '¡Hola' })).toBeVisible();
  },
);

test(
  'a page that was loading while the worker started is served by it',
  { tag: '@long' },
  async ({ page, context, signIn }) => {
    await signIn();
    const other = await context.newPage();
    const held = Promise.withResolvers<void>();
    await other.route('**/profile', async (route) => {
      await held.promise;
      await route.continue();
    });
    const coming = other.goto('/profile');
    await installed(page);
    held.resolve();
    await coming;
    await installed(other);
  },
);

test('the worker caches the program unchanged and no user data', async ({ page, signIn }) => {
  await signIn();
  await anEvening(page);
  await installed(page);
  const paths = await fetched(page);
  expect(paths.length).toBeGreaterThan(50);
  expect(paths.filter((path) => path !== '/dashboard' && !path.startsWith('/assets/'))).toEqual([]);
  expect(paths.filter((path) => /\.map$|latin-ext/.test(path))).toEqual([]);
  const { page: kept, headers } = await page.evaluate(async () => {
    const answer = await caches.match(new URL('/dashboard', location.href), { ignoreSearch: true });
    return {
      page: await answer?.text(),
      headers: Object.fromEntries(answer?.headers ?? []),
    };
  });
  // The cached page is exactly the page that the server sends without a session.
  const stranger = await page.request.get('/dashboard', { headers: { cookie: '' } });
  expect(kept).toBe(await stranger.text());
  expect(headers['content-security-policy']).toBe(stranger.headers()['content-security-policy']);
});

test('the worker ignores API, sign-in, demonstration, pages of links and health checks', async ({
  page,
  context,
  signIn,
}) => {
  await signIn();
  await installed(page);
  await context.setOffline(true);
  for (const path of UNTOUCHED) {
    await expect(page.goto(path), path).rejects.toThrow('ERR_INTERNET_DISCONNECTED');
  }
});

test(
  '‘Salir’ removes the worker and its cache, and the next sign-in installs them again',
  { tag: '@long' },
  async ({ page, signIn, isMobile }) => {
    await signIn();
    await installed(page);
    if (isMobile) await page.getByRole('button', { name: 'Menú' }).click();
    await page.getByRole('button', { name: 'Salir' }).click();
    await expect(page).toHaveURL(/\/landing$/);
    await expect
      .poll(() =>
        page.evaluate(async () => [
          await caches.keys(),
          (await navigator.serviceWorker.getRegistrations()).length,
        ]),
      )
      .toEqual([[], 0]);
    await signIn();
    await installed(page);
    expect((await fetched(page)).length).toBeGreaterThan(50);
  },
);

test('the manifest is complete, and its icons have the declared sizes', async ({ page }) => {
  await page.goto('/landing');
  const href = await page.locator('link[rel=manifest]').getAttribute('href');
  const answer = await page.request.get(href ?? '');
  expect(answer.headers()['content-type']).toBe('application/manifest+json');
  const manifest = (await answer.json()) as {
    icons: { src: string; sizes: string; purpose: string }[];
    shortcuts: { name: string; url: string }[];
  };
  expect(manifest).toMatchObject({
    lang: 'es',
    name: 'Picadito',
    short_name: 'Picadito',
    start_url: '/',
    scope: '/',
    display: 'standalone',
    theme_color: '#0b0f2a',
    background_color: '#0b0f2a',
  });
  expect(manifest.shortcuts.map(({ name, url }) => [name, url])).toEqual([
    ['Nuevo Partido', '/create-match'],
    ['Confirmar', '/confirm-attendance'],
    ['Armar Equipos', '/form-teams'],
  ]);
  for (const purpose of ['any', 'maskable']) {
    const sizes = manifest.icons
      .filter((icon) => icon.purpose === purpose)
      .map((icon) => icon.sizes);
    expect(sizes).toEqual(expect.arrayContaining(['192x192', '512x512']));
  }
  const apple = await page.locator('link[rel=apple-touch-icon]').getAttribute('href');
  const pictures = [...manifest.icons, { src: apple ?? '', sizes: '180x180' }];
  for (const { src, sizes } of pictures) {
    const size = await page.evaluate(async (address) => {
      const picture = new Image();
      picture.src = address;
      await picture.decode();
      return `${picture.naturalWidth}x${picture.naturalHeight}`;
    }, src);
    if (sizes !== 'any') expect(size, src).toBe(sizes);
  }
});

test('the profile offers to install the app where the browser supports it', async ({
  page,
  signIn,
}) => {
  await signIn();
  await page.goto('/profile');
  await expect(page.getByRole('heading', { level: 2, name: 'Tus sesiones' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Instalar la app' })).toHaveCount(0);
  await page.evaluate(() => {
    const offer = new Event('beforeinstallprompt', { cancelable: true });
    Object.assign(offer, { prompt: async () => Object.assign(window, { wasAsked: true }) });
    window.dispatchEvent(offer);
  });
  await page.getByRole('button', { name: 'Instalar la app' }).click();
  expect(await page.evaluate(() => 'wasAsked' in window)).toBe(true);
  await expect(page.getByRole('button', { name: 'Instalar la app' })).toHaveCount(0);
});
