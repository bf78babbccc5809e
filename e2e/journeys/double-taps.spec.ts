import type { Locator, Page } from '@playwright/test';
import { PLAYERS, toggle } from '../support/attendance.ts';
import { button, headline, phone } from '../support/group-link.ts';
import { openLive } from '../support/live.ts';
import { rosterOf, seedLink, seedRoster } from '../support/seed.ts';
import { expect, listen, test } from '../support/test.ts';

/** Time in milliseconds after which a control that has just appeared takes taps, with a margin. */
const SETTLED_MS = 450;

async function centreOf(control: Locator): Promise<{ x: number; y: number }> {
  const { x, y, width, height } = (await control.boundingBox()) ?? fail();
  return { x: x + width / 2, y: y + height / 2 };
}

function fail(): never {
  throw new Error('the control is not shown');
}

const tap = (page: Page, { x, y }: { x: number; y: number }) => page.mouse.click(x, y);

test('the second tap on VOY does not hit the control that has taken its place', async ({
  page,
  browser,
  origin,
  startSession,
  complaints,
}) => {
  await startSession();
  const { list, match } = await seedRoster(page, PLAYERS);
  const player = await phone(browser, origin);
  listen(player, complaints);
  await openLive(player, await seedLink(page, list));
  await player.getByRole('link', { name: 'Ana', exact: true }).click();
  const voy = await centreOf(button(player, 'VOY'));
  const chip = button(player, 'llevo pelota');
  await player.evaluate(() => {
    // The second tap comes as soon as the page has changed.
    const heading = document.querySelector('#page');
    const seen = new MutationObserver(() => Object.assign(window, { hasChanged: true }));
    if (heading?.parentElement) seen.observe(heading.parentElement, { childList: true });
  });
  await tap(player, voy);
  await player.waitForFunction(() => 'hasChanged' in window);
  const { x, y, width, height } = (await chip.boundingBox()) ?? fail();
  expect([x < voy.x && voy.x < x + width, y < voy.y && voy.y < y + height]).toEqual([true, true]);
  await tap(player, voy);
  await player.waitForTimeout(SETTLED_MS);
  await expect(headline(player)).toHaveText('¡Estás adentro!');
  await expect(chip).toHaveAttribute('aria-pressed', 'false');
  await tap(player, voy);
  await expect(chip).toHaveAttribute('aria-pressed', 'true');
  expect((await rosterOf(page, match)).filter(({ confirmed }) => confirmed)).toHaveLength(1);
  await player.context().close();
});

test('the keyboard uses a control that has just appeared at once', async ({
  page,
  browser,
  origin,
  startSession,
}) => {
  await startSession();
  const { list } = await seedRoster(page, PLAYERS);
  const player = await phone(browser, origin);
  await openLive(player, await seedLink(page, list));
  await player.getByRole('link', { name: 'Ana', exact: true }).click();
  await tap(player, await centreOf(button(player, 'VOY')));
  await button(player, 'llevo pelota').press('Enter');
  await expect(button(player, 'llevo pelota')).toHaveAttribute('aria-pressed', 'true');
  await player.context().close();
});

test('the second tap on a player does not take the confirmation back', async ({
  page,
  startSession,
}) => {
  await startSession();
  const { match } = await seedRoster(page, PLAYERS);
  await openLive(page, `/confirm-attendance?matchId=${match.id}`);
  const ana = toggle(page, 'Ana Agüero');
  const spot = await centreOf(ana);
  await tap(page, spot);
  await tap(page, spot);
  await expect(ana).toHaveAttribute('aria-pressed', 'true');
  await page.waitForTimeout(SETTLED_MS);
  await expect(ana).toHaveAttribute('aria-pressed', 'true');
  await tap(page, spot);
  await expect(ana).toHaveAttribute('aria-pressed', 'false');
});
