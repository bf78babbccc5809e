import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { untilQuiet } from '../support/browser/quiet.ts';
import { button, personalLink, phone, phonesOf } from '../support/group-link.ts';
import { ask, hoursAgo, seedLink, seedMatch, seedRoster, seedTeams } from '../support/seed.ts';
import { ELEVEN } from '../support/teams.ts';
import { expect, test } from '../support/test.ts';

const DIST = join(import.meta.dirname, '..', '..', 'web', 'dist');
const KB = 1000;
const LIVE_UPDATES = '**/assets/live-updates-*.js';

test.use({ expectedComplaint: /ERR_FAILED/ });

function scriptsOf(page: Page): Set<string> {
  const scripts = new Set<string>();
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.endsWith('.js')) scripts.add(pathname);
  });
  return scripts;
}

/** Returns the bytes of these scripts as a browser receives them: Brotli, where the file is not tiny. */
function weight(scripts: Iterable<string>): number {
  const bytes = (script: string) => {
    const file = join(DIST, script);
    return statSync(existsSync(`${file}.br`) ? `${file}.br` : file).size;
  };
  return [...scripts].reduce((sum, script) => sum + bytes(script), 0);
}

/** Signs in, and waits for all requests of the first screen. The event stream begins a second after it. */
async function arrive(page: Page, signIn: () => Promise<void>): Promise<void> {
  await untilQuiet(page, async () => {
    const late = page.waitForResponse(LIVE_UPDATES);
    await signIn();
    await late;
    await expect(page.getByRole('heading', { level: 1, name: '¡Hola' })).toBeVisible();
  });
}

test('the landing needs at most 14 KB of JavaScript', async ({ page }) => {
  const scripts = scriptsOf(page);
  await untilQuiet(page, async () => {
    await page.goto('/landing');
    await expect(
      page.getByRole('button', { name: 'Iniciar sesión con Google' }).first(),
    ).toBeEnabled();
  });
  expect(weight(scripts)).toBeGreaterThan(1 * KB);
  expect(weight(scripts)).toBeLessThanOrEqual(14 * KB);
});

test('the first signed-in screen needs at most 125 KB of JavaScript', async ({ page, signIn }) => {
  const scripts = scriptsOf(page);
  await arrive(page, () => signIn('demo@picadito.local'));
  expect(weight(scripts)).toBeGreaterThan(60 * KB);
  expect(weight(scripts)).toBeLessThanOrEqual(125 * KB);
});

/** On a slow connection each further file of code costs a link into the app tenths of a second. */
test('links to attendance and teams load their code in at most 20 files', () => {
  for (const screen of ['confirm-attendance', 'form-teams']) {
    const html = readFileSync(join(DIST, `screens/${screen}.html`), 'utf8');
    const files = html.match(/(?:src|href)="[^"]*\.js"/g) ?? [];
    expect(files.length, screen).toBeGreaterThan(5);
    expect(files.length, screen).toBeLessThanOrEqual(20);
  }
});

/** Opens a page. Returns the bytes of all its responses with their headers, and the bytes of its scripts alone. */
async function visit(page: Page, path: string) {
  const scripts = scriptsOf(page);
  const received: Promise<number>[] = [];
  page.on('requestfinished', (request) => {
    const sizes = request.sizes();
    received.push(sizes.then((size) => size.responseBodySize + size.responseHeadersSize));
  });
  await untilQuiet(page, () => page.goto(path));
  expect(received.length).toBeGreaterThan(3);
  expect(scripts.size).toBe(1);
  const bytes = (await Promise.all(received)).reduce((sum, size) => sum + size, 0);
  return { bytes, script: weight(scripts) };
}

test('the page of a link needs at most 60 KB with its fonts, 15 KB of them script', async ({
  page,
  startSession,
}) => {
  await startSession();
  const { list } = await seedRoster(page, ELEVEN, 7);
  const { bytes, script } = await visit(page, await seedLink(page, list));
  expect(bytes).toBeLessThanOrEqual(60 * KB);
  expect(script).toBeLessThanOrEqual(15 * KB);
});

test('the page after a match, with a score, a vote and a survey, and the survey itself need no more than that', async ({
  page,
  browser,
  origin,
  startSession,
}) => {
  await startSession();
  const { list, players } = await seedRoster(page, ELEVEN, 7);
  const match = await seedMatch(page, list, hoursAgo());
  const ids = players.map(({ id }) => id);
  const teams = { claroTeam: ids.slice(0, 5), oscuroTeam: ids.slice(5, 10) };
  await seedTeams(page, match, teams);
  const link = await seedLink(page, list);
  const names = players.slice(0, 5).map(({ name }) => name);
  const [first, ...others] = await phonesOf(browser, origin, { path: link, names });
  await ask(page, 'PUT', `/api/lists/${list.id}/survey`, { playerIds: ids });
  const own = await personalLink(page, list.id);
  for (const [path, wanted] of [
    [own, ['PONER RESULTADO', 'VOTAR']],
    [`${own}/survey`, ['ENVIAR']],
  ] as const) {
    const player = path === own ? await phone(browser, origin) : first;
    if (!player) throw new Error('no phone');
    const { bytes, script } = await visit(player, path);
    // Below the next match, result and vote are folded to one line each.
    for (const part of await player.locator('details[id^=ended-], details[id^=figura-]').all())
      await part.locator('> summary').click();
    for (const name of wanted) {
      const link = player.getByRole('link', { name, exact: true });
      await expect(button(player, name).or(link)).toBeVisible();
    }
    expect(bytes).toBeLessThanOrEqual(60 * KB);
    expect(script).toBeLessThanOrEqual(15 * KB);
    await player.context().close();
  }
  await Promise.all(others.map((each) => each.context().close()));
});

test('the service worker for players is at most 3 KB, and handles only pushes and taps', () => {
  const worker = readFileSync(join(DIST, 'players-sw.js'), 'utf8');
  expect(Buffer.byteLength(worker)).toBeLessThanOrEqual(3 * KB);
  const events = [...worker.matchAll(/addEventListener\(\W(\w+)/g)].map(([, event]) => event);
  expect(events.toSorted()).toEqual(['install', 'notificationclick', 'push']);
  expect(worker).not.toMatch(/fetch|caches/);
});

test('assets are compressed and cached for a year, the page is no-cache', async ({ page }) => {
  const assets: Record<string, string>[] = [];
  page.on('response', (response) => {
    if (response.url().includes('/assets/') && /\.(js|css)$/.test(response.url())) {
      assets.push(response.headers());
    }
  });
  const pages: string[] = [];
  page.on('response', (response) => {
    if (response.url().endsWith('/landing')) pages.push(response.headers()['cache-control'] ?? '');
  });
  await untilQuiet(page, () => page.goto('/landing'));
  expect(pages).toEqual(['no-cache']);
  expect(assets.length).toBeGreaterThan(1);
  for (const headers of assets) {
    expect(headers['cache-control']).toContain('immutable');
    if (Number(headers['content-length']) > 2000)
      expect(headers['content-encoding']).toMatch(/br|gzip/);
  }
});
