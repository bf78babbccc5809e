import type { Browser, Locator, Page } from '@playwright/test';
import { overflow, smallTargets, violations } from '../support/browser/look.ts';
import { openLive } from '../support/live.ts';
import { ask, seedLink, seedRoster } from '../support/seed.ts';
import { expect, test } from '../support/test.ts';
import { toast } from '../support/toast.ts';

const PLAYERS = [{ name: 'Ana' }, { name: 'Beto' }, { name: 'Nico' }];
const STRICT = 'Cada uno contesta por sí mismo';

/** A phone of a player, who has no account. */
async function phone(browser: Browser, baseURL: string, javaScriptEnabled: boolean): Promise<Page> {
  const viewport = { width: 390, height: 844 };
  const look = { baseURL, viewport, colorScheme: 'dark' } as const;
  return (await browser.newContext({ ...look, javaScriptEnabled })).newPage();
}

const headline = (page: Page): Locator => page.getByRole('heading', { level: 1 });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** The two taps of a first visit. */
async function say(player: Page, name: string, answer: string): Promise<void> {
  await player.getByRole('link', { name, exact: true }).click();
  await expect(player.getByText('No soy yo')).toBeVisible();
  await button(player, answer).click();
}

async function looksRight(page: Page): Promise<void> {
  expect(await violations(page)).toEqual([]);
  expect(await smallTargets(page)).toEqual([]);
  await page.setViewportSize({ width: 320, height: 568 });
  expect(await overflow(page)).toBe(0);
  await page.setViewportSize({ width: 390, height: 844 });
}

test('where each answers alone a second phone is told what to do, and the organiser’s tap lets it in', async ({
  page,
  browser,
  origin,
  startSession,
}) => {
  await startSession();
  const { list } = await seedRoster(page, PLAYERS);
  const path = await seedLink(page, list);
  await page.goto(`/player-list/${list.id}`);
  await page.getByText('Link del grupo', { exact: true }).click();
  await page.getByLabel(STRICT).check();
  expect(await violations(page)).toEqual([]);
  const nico = await phone(browser, origin, true);
  const other = await phone(browser, origin, false);
  await nico.goto(path);
  await say(nico, 'Nico', 'VOY');
  await expect(headline(nico)).toHaveText('¡Estás adentro!');
  await expect(nico.getByText('Anotar a otro')).toHaveCount(0);

  await test.step('the second phone, without a script', async () => {
    await other.goto(path);
    await say(other, 'Nico', 'ME BAJO');
    await expect(headline(other)).toHaveText(
      'Ya hay otro celu como Nico. Pedile tu link a quien organiza.',
    );
    await button(other, 'SÍ, SOY NICO').click();
    await expect(headline(other)).toHaveText('Le preguntamos a quien organiza si sos Nico');
    await expect(other).toHaveURL(path);
  });
  await test.step('the organiser’s tap', async () => {
    const asking = page.getByRole('listitem').filter({ hasText: 'Otro celu quiere ser Nico' });
    await expect(asking).toBeVisible();
    expect(await violations(page)).toEqual([]);
    await asking.getByRole('button', { name: 'Es él' }).click();
    await expect(toast(page, 'Ya contesta como Nico')).toBeVisible();
    await expect(asking).toHaveCount(0);
    await expect(page.getByText('Nombres que ya eligió alguien (1)')).toBeVisible();
  });
  await other.getByRole('link', { name: 'VER SI YA ESTÁ' }).click();
  await expect(headline(other)).toHaveText('¡Estás adentro!');
  await button(other, 'ME BAJO').click();
  await expect(headline(other)).toHaveText('Esta vez no venís');
  await expect(headline(nico)).toHaveText('Esta vez no venís');
  await Promise.all([nico, other].map((each) => each.context().close()));
});

test('turned on with a name on two phones, the second one waits until the organiser says whose it is, and sees it at once', async ({
  page,
  browser,
  origin,
  startSession,
}) => {
  await startSession();
  const { list } = await seedRoster(page, PLAYERS);
  const path = await seedLink(page, list);
  const nico = await phone(browser, origin, true);
  const other = await phone(browser, origin, true);
  await nico.goto(path);
  await say(nico, 'Nico', 'VOY');
  await openLive(other, path);
  await say(other, 'Nico', 'NO SÉ');
  await button(other, 'SÍ, SOY NICO').click();
  await expect(headline(other)).toHaveText('En duda');
  await expect(headline(nico)).toHaveText('En duda');
  await ask(page, 'PUT', `/api/lists/${list.id}/link`, { isOn: true, isStrict: true });
  await expect(headline(other)).toHaveText('Le preguntamos a quien organiza si sos Nico');
  await looksRight(other);
  await expect(other.getByRole('link', { name: 'VER SI YA ESTÁ' })).toBeHidden();
  await expect(nico.getByText('Anotar a otro')).toHaveCount(0);
  await expect(headline(nico)).toHaveText('En duda');
  await page.goto(`/player-list/${list.id}`);
  await page.getByText('Link del grupo', { exact: true }).click();
  await page.getByRole('button', { name: 'No es Nico' }).click();
  await expect(toast(page, 'Ese celu no contesta como Nico.')).toBeVisible();
  await expect(headline(other)).toHaveText('¿Quién sos?');
  await say(other, 'Nico', 'VOY');
  await expect(headline(other)).toHaveText(/^Ya hay otro celu como Nico. Pedile tu link/);
  await looksRight(other);
  await button(other, 'SÍ, SOY NICO').click();
  await expect(headline(other)).toHaveText('Le preguntamos a quien organiza si sos Nico');
  await page.getByRole('button', { name: 'Es él' }).click();
  await expect(headline(other)).toHaveText('En duda');
  await Promise.all([nico, other].map((each) => each.context().close()));
});
