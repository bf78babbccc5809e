import type { CaptainLink } from '@picadito/domain';
import type { Page } from '@playwright/test';
import { PLAYERS } from '../support/attendance.ts';
import { smallTargets } from '../support/browser/look.ts';
import { button, phone } from '../support/group-link.ts';
import { ask, seedRoster } from '../support/seed.ts';
import { expect, test } from '../support/test.ts';

/** Interval at which the page sends the taps that wait, in milliseconds. */
const EVERY_MS = 5_000;
/** Number of failures after which a tap is sent again only when the captain asks for it. */
const FAILURES_MAX = 12;

/** Answers to the taps on VA and NO VA with this status, and returns how many it has answered. */
async function answerTaps(captain: Page, status: number, headers: Record<string, string> = {}) {
  const answered = { count: 0 };
  await captain.route('**/attendance', async (route) => {
    const page = await captain.request.get(captain.url());
    await route.fulfill({
      status,
      body: await page.body(),
      headers: { ...page.headers(), ...headers },
    });
    answered.count += 1;
  });
  return answered;
}

test('a tap that the server fails to store stays on the captain’s page, lets others pass, and can be tried again', async ({
  page,
  browser,
  origin,
  startSession,
}) => {
  await startSession();
  const { match, players } = await seedRoster(page, PLAYERS, 3);
  const path = `/api/matches/${match.id}/captain`;
  const { url } = await ask<CaptainLink>(page, 'POST', path, { playerId: players[0]?.id });
  const captain = await phone(browser, origin);
  await captain.clock.install();
  await captain.goto(new URL(url).pathname);
  await button(captain, 'SOY EL CAPITÁN').click();
  const va = button(captain, 'VA: Dani');

  const failed = await answerTaps(captain, 500);
  await va.click();
  await expect(captain.getByText('Todavía no se guardó: VA')).toBeVisible();
  await captain.getByText('Sumar invitado').click();
  await captain.getByLabel('Su nombre').fill('Rulo');
  await button(captain, 'SUMAR').click();
  await expect(captain.getByText('Espera la señal: Rulo')).toBeVisible();
  for (let count = 2; count <= FAILURES_MAX; count += 1) {
    await captain.clock.runFor(EVERY_MS);
    await expect.poll(() => failed.count).toBeGreaterThanOrEqual(count);
  }
  await expect(captain.getByText('No se pudo guardar: VA')).toBeVisible();
  await expect(button(captain, 'VA: Rulo')).toHaveAttribute('aria-pressed', 'true');
  await captain.clock.runFor(EVERY_MS);
  expect(await smallTargets(captain)).toEqual([]);
  await captain.unroute('**/attendance');
  await button(captain, 'PROBAR DE NUEVO').click();
  await expect(va).toHaveAttribute('aria-pressed', 'true');
  await expect(captain.locator('[data-kept]')).toHaveCount(0);

  const limited = await answerTaps(captain, 429, { 'retry-after': '30' });
  await button(captain, 'NO VA: Dani').click();
  await expect(captain.getByText('Espera la señal: NO VA')).toBeVisible();
  await captain.clock.runFor(29_000);
  expect(limited.count).toBe(1);
  await captain.unroute('**/attendance');
  await captain.clock.runFor(2 * EVERY_MS);
  await expect(button(captain, 'NO VA: Dani')).toHaveAttribute('aria-pressed', 'true');
  await captain.context().close();
});
