import type { CaptainLink } from '@picadito/domain';
import type { Browser, Page } from '@playwright/test';
import { PLAYERS } from '../support/attendance.ts';
import { smallTargets } from '../support/browser/look.ts';
import { button, phone } from '../support/group-link.ts';
import { nightOf, seedNight, target } from '../support/night.ts';
import { ask, rosterOf, seedRoster } from '../support/seed.ts';
import { expect, test } from '../support/test.ts';

/** Interval at which the page sends the taps that wait, in milliseconds. */
const EVERY_MS = 5_000;
const POLL_MS = 20_000;
const MINUTE_MS = 60_000;
const REST_MS = 3_000;

type Run = { page: Page; browser: Browser; origin: string };
type Seeded = { match: { id: string }; players: readonly { id: string }[] };

/** Opens the page of the captain of a match, its first player, on a phone whose clock stands still. */
async function captainOf(
  { page, browser, origin }: Run,
  { match, players }: Seeded,
): Promise<Page> {
  const path = `/api/matches/${match.id}/captain`;
  const { url } = await ask<CaptainLink>(page, 'POST', path, { playerId: players[0]?.id });
  const captain = await phone(browser, origin);
  await captain.clock.install();
  await captain.clock.pauseAt(Date.now() + MINUTE_MS);
  await captain.goto(new URL(url).pathname);
  await button(captain, 'SOY EL CAPITÁN').click();
  await expect(captain.getByText(/^Capitán:/)).toBeVisible();
  // The page asks for its stream again.
  await captain.clock.runFor(POLL_MS);
  return captain;
}

/** Finds what the page says of a tap that waits, or that could not be stored. */
const note = (captain: Page, text: string) => captain.locator('[data-kept]', { hasText: text });

/** Answers to the taps on VA and NO VA with this status. */
async function answerTaps(captain: Page, status: number, headers: Record<string, string> = {}) {
  await captain.route('**/attendance', async (route) => {
    const page = await captain.request.get(captain.url());
    await route.fulfill({
      status,
      body: await page.body(),
      headers: { ...page.headers(), ...headers },
    });
  });
}

test('a tap that the server fails to store stays on the captain’s page, lets others pass, and can be tried again', async ({
  page,
  browser,
  origin,
  startSession,
}) => {
  await startSession();
  const captain = await captainOf({ page, browser, origin }, await seedRoster(page, PLAYERS, 3));
  const va = button(captain, 'VA: Dani');

  await answerTaps(captain, 500);
  await va.click();
  await expect(note(captain, 'Todavía no se guardó: VA: Dani')).toBeVisible();
  await captain.getByText('Sumar invitado').click();
  await captain.getByLabel('Su nombre').fill('Rulo');
  await button(captain, 'SUMAR').click();
  await expect(note(captain, 'Todavía no se guardó: Rulo')).toBeVisible();
  await expect(button(captain, 'SUMAR')).not.toHaveAttribute('aria-busy');
  await captain.clock.fastForward(MINUTE_MS);
  await expect(note(captain, 'No se pudo guardar: VA: Dani')).toBeVisible();
  await expect(button(captain, 'VA: Rulo')).toHaveAttribute('aria-pressed', 'true');
  expect(await smallTargets(captain)).toEqual([]);
  await button(captain, 'PROBAR DE NUEVO: VA: Dani').click();
  await expect(note(captain, 'Todavía no se guardó: VA: Dani')).toBeVisible();
  await expect(va).toBeFocused();
  await captain.unroute('**/attendance');
  await captain.clock.runFor(EVERY_MS);
  await expect(va).toHaveAttribute('aria-pressed', 'true');
  await expect(captain.locator('[data-kept]')).toHaveCount(0);

  let requests = 0;
  captain.on('request', (request) => {
    if (request.url().endsWith('/attendance')) requests += 1;
  });
  await answerTaps(captain, 429, { 'retry-after': '30' });
  await button(captain, 'NO VA: Dani').click();
  const paused = 'Fueron muchos toques: sale en un ratito: NO VA: Dani';
  await expect(note(captain, paused)).toBeVisible();
  await captain.clock.runFor(29_000);
  await captain.unroute('**/attendance');
  await captain.clock.runFor(2 * EVERY_MS);
  await expect(button(captain, 'NO VA: Dani')).toHaveAttribute('aria-pressed', 'true');
  expect(requests).toBe(2);
  await captain.context().close();
});

test('a screen reader says each time that a tap waits', async ({
  page,
  browser,
  origin,
  startSession,
}) => {
  await startSession();
  const captain = await captainOf({ page, browser, origin }, await seedRoster(page, PLAYERS, 3));
  const said = captain.locator('p[role=status].sr-only');
  for (let time = 0; time < 2; time += 1) {
    await answerTaps(captain, 503);
    await button(captain, 'VA: Dani').click();
    await expect(said).toHaveText('Todavía no se guardó: VA: Dani');
    await captain.unroute('**/attendance');
    await captain.clock.runFor(EVERY_MS);
    await expect(button(captain, 'VA: Dani')).toHaveAttribute('aria-pressed', 'true');
    await button(captain, 'NO VA: Dani').click();
    await expect(button(captain, 'NO VA: Dani')).toHaveAttribute('aria-pressed', 'true');
    // The page itself says nothing new in between.
    await said.evaluate((region) => region.replaceChildren());
  }
  await captain.context().close();
});

test('an upgrade of the server while a tap is being sent does not lose the tap', async ({
  page,
  browser,
  origin,
  startSession,
}) => {
  await startSession();
  const { match, players } = await seedRoster(page, PLAYERS, 3);
  const captain = await captainOf({ page, browser, origin }, { match, players });
  await expect(button(captain, 'VA: Dani')).toBeVisible();
  await captain.route(captain.url(), async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace(/src="[^"]*"/, 'src="/assets/other-build.js"');
    await route.fulfill({ response, body });
  });
  let pass = (): void => undefined;
  const held = new Promise<void>((resolve) => (pass = resolve));
  await captain.route('**/attendance', async (route) => {
    await held;
    await route.continue();
  });
  await button(captain, 'VA: Dani').click();
  const path = `/api/matches/${match.id}/players/${players[1]?.id}/confirm`;
  await ask(page, 'PUT', path, { isConfirmed: false });
  await expect(button(captain, 'VA: Beto')).toHaveAttribute('aria-pressed', 'false');
  pass();
  const going = async () => (await rosterOf(page, match)).filter(({ confirmed }) => confirmed);
  await expect.poll(async () => (await going()).length).toBe(3);
  await captain.unrouteAll({ behavior: 'wait' });
  await captain.context().close();
});

test('a game from elsewhere takes no tap of the captain for three seconds', async ({
  page,
  browser,
  origin,
  startSession,
}) => {
  await startSession();
  const { match, players } = await seedNight(page);
  const captain = await captainOf({ page, browser, origin }, { match, players });
  await expect(target(captain, 'GANÓ OSCURO')).toBeVisible();
  const game = { home: 'claro', away: 'oscuro', outcome: 'home' };
  await ask(page, 'PUT', `/api/matches/${match.id}/games/1`, game);
  const night = captain.getByRole('region', { name: 'La noche' });
  await expect(night).toContainText('CLARO le ganó a OSCURO · lo anotó');
  const won = target(captain, 'GANÓ CLARO');
  await won.click({ force: true });
  await captain.clock.runFor(REST_MS);
  expect((await nightOf(page, match)).games).toHaveLength(1);
  await expect(won).not.toHaveAttribute('aria-disabled');
  await won.click();
  await expect.poll(async () => (await nightOf(page, match)).games.length).toBe(2);
  await expect(won).toHaveAttribute('aria-disabled', 'true');
  await button(captain, 'DESHACER').click();
  await expect.poll(async () => (await nightOf(page, match)).games.length).toBe(1);
  await captain.context().close();
});
