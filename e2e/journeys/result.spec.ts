import type { Match, MatchPlayerReply, ResultReply } from '@picadito/domain';
import type { Locator, Page } from '@playwright/test';
import { elementsOutOfSight } from '../support/browser/in-sight.ts';
import { layoutShifts } from '../support/browser/layout-shift.ts';
import { cutTexts, overflow, smallTargets, violations } from '../support/browser/look.ts';
import { LANDSCAPE, PHONE, SMALL_PHONE } from '../support/browser/devices.ts';
import { ask, seedMatch, seedRoster, seedTeams } from '../support/seed.ts';
import { expect, test } from '../support/server/settable-clock.ts';

/** Noon before Thursday's match. FRIDAY is the morning after the match. */
const BEFORE = '2030-01-03T12:00:00-03:00';
const FRIDAY = '2030-01-04T09:00:00-03:00';
const NAMES = ['Ana', 'Beto', 'Caro', 'Dani', 'Ema', 'Fede', 'Gabi'].map((name) => ({ name }));

const card = (page: Page) => page.getByRole('region', { name: '¿Cómo salieron el jueves?' });
const goals = (within: Locator, side: string, count: number) =>
  within.getByRole('group', { name: `Goles de ${side}` }).getByText(String(count), { exact: true });
const save = (within: Locator) => within.getByRole('button', { name: 'GUARDAR' });
const team = (within: Locator, side: string) =>
  within.getByRole('list', { name: `Equipo ${side}` });
const resultOf = (page: Page, match: Match) =>
  ask<ResultReply>(page, 'GET', `/api/matches/${match.id}/result`);

/** Seeds last night's match of seven players, with teams of three if `hasTeams`. */
async function played(page: Page, hasTeams = true) {
  const { match, list, players } = await seedRoster(page, NAMES, 6);
  const id = (name: string) => players.find((player) => player.name === name)?.id ?? '';
  const [claroTeam, oscuroTeam] = [
    ['Ana', 'Beto', 'Caro'],
    ['Dani', 'Ema', 'Fede'],
  ].map((names) => names.map(id));
  if (hasTeams && claroTeam && oscuroTeam) await seedTeams(page, match, { claroTeam, oscuroTeam });
  return { match, list, id };
}

test.beforeEach(async ({ setClock, startSession }) => {
  await setClock(BEFORE);
  await startSession();
});

test('on the morning after, the result is three taps on home, and a scorer one more', async ({
  page,
  setClock,
}) => {
  const { match, id } = await played(page);
  await setClock(FRIDAY);
  let taps = 0;
  const tap = (target: Locator) => {
    taps += 1;
    return target.click();
  };
  const here = card(page);
  for (const size of [SMALL_PHONE, LANDSCAPE, PHONE]) {
    await page.setViewportSize(size);
    await page.goto('/');
    await expect(goals(here, 'Claro', 12)).toBeVisible();
    expect(await layoutShifts(page)).toEqual([]);
    const whole = { first: goals(here, 'Claro', 0), save: save(here) };
    expect(await elementsOutOfSight(page, whole)).toEqual([]);
    expect(await cutTexts(page)).toEqual([]);
  }
  expect(await smallTargets(page)).toEqual([]);
  expect(await violations(page)).toEqual([]);
  for (const target of [goals(here, 'Claro', 4), goals(here, 'Oscuro', 3), save(here)])
    await tap(target);
  await expect.poll(() => resultOf(page, match)).toMatchObject({ score: { claro: 4, oscuro: 3 } });
  expect(taps).toBe(3);

  await expect(here.getByRole('status')).toHaveText(/tocá quién hizo cada gol/);
  expect(await smallTargets(page)).toEqual([]);
  await page.setViewportSize(SMALL_PHONE);
  expect(await overflow(page)).toBe(0);
  await tap(team(here, 'Claro').getByRole('button', { name: 'Ana' }));
  const ana = { playerId: id('Ana'), goals: 1, ownGoals: 0 };
  await expect.poll(async () => (await resultOf(page, match)).scorers).toEqual([ana]);
  expect(taps).toBe(4);
  expect(await violations(page)).toEqual([]);
  await here.getByRole('button', { name: 'LISTO' }).click();
  await expect(here).toBeHidden();
});

test('goals of a side never exceed its score; own goals count for the other, and a tap is taken back', async ({
  page,
  setClock,
}) => {
  const { match, id } = await played(page);
  await setClock(FRIDAY);
  await page.goto('/');
  const here = card(page);
  await goals(here, 'Claro', 1).click();
  await goals(here, 'Oscuro', 1).click();
  await save(here).click();
  const [claro, oscuro] = [team(here, 'Claro'), team(here, 'Oscuro')];
  await here.getByRole('button', { name: 'Gol en contra' }).click();
  await oscuro.getByRole('button', { name: 'Dani' }).click();
  await claro.getByRole('button', { name: 'Ana' }).click();
  await expect(here.getByRole('status')).toHaveText('El gol de Claro ya está.');
  const own = { playerId: id('Dani'), goals: 0, ownGoals: 1 };
  await expect.poll(async () => (await resultOf(page, match)).scorers).toEqual([own]);
  await here.getByRole('button', { name: 'Sacar un gol de Dani' }).click();
  await expect.poll(async () => (await resultOf(page, match)).scorers).toEqual([]);
  await here.getByRole('button', { name: 'No me acuerdo quién los hizo' }).click();
  await expect(here).toBeHidden();
});

test(
  'más has scores beyond 12, and a missing side is named',
  { tag: '@long' },
  async ({ page, setClock }) => {
    const { match } = await played(page, false);
    await setClock(FRIDAY);
    await page.setViewportSize(SMALL_PHONE);
    await page.goto('/');
    const here = card(page);
    await here.getByRole('button', { name: 'más goles de Claro' }).click();
    await goals(here, 'Claro', 14).click();
    await save(here).click();
    await expect(here.getByRole('alert')).toHaveText('Elegí los goles de Claro y de Oscuro.');
    expect(await violations(page)).toEqual([]);
    await goals(here, 'Oscuro', 0).click();
    await save(here).click();
    await expect(here.getByRole('link', { name: 'Armar equipos' })).toBeVisible();
    await expect(here.getByRole('button', { name: 'LISTO' })).toBeVisible();
    await expect
      .poll(() => resultOf(page, match))
      .toMatchObject({ score: { claro: 14, oscuro: 0 } });
  },
);

test('a dismissed card stays dismissed', { tag: '@long' }, async ({ page, setClock }) => {
  await played(page);
  await setClock(FRIDAY);
  await page.goto('/');
  await card(page).getByRole('button', { name: 'Ahora no' }).click();
  await expect(card(page)).toBeHidden();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Partidos Recientes' })).toBeVisible();
  await expect(card(page)).toBeHidden();
});

test('the history has the result, which is corrected, deleted and set again there', async ({
  page,
  otherDevice,
  setClock,
}) => {
  const { match, list } = await played(page);
  await seedMatch(page, list, { location: 'Otra cancha', date: '2030-02-07' });
  await setClock(FRIDAY);
  await ask(page, 'PUT', `/api/matches/${match.id}/result`, { claro: 4, oscuro: 3 });
  await page.goto('/history');
  await otherDevice.goto('/history');
  const result = page.getByRole('button', { name: /^Resultado de Jueves 03\/01\/2030/ });
  await expect(result).toContainText('Claro: 4–Oscuro: 3');
  await expect(page.getByText('Claro: 3').first()).toBeAttached();
  await result.click();
  const dialog = page.getByRole('dialog', { name: 'Resultado' });
  await dialog.getByRole('button', { name: 'Corregir' }).click();
  await goals(dialog, 'Oscuro', 5).click();
  await save(dialog).click();
  await expect(result).toContainText('Claro: 4–Oscuro: 5');
  await expect(otherDevice.getByText('Claro: 4–Oscuro: 5')).toBeVisible();
  expect(await violations(page)).toEqual([]);

  await dialog.getByRole('button', { name: 'Borrar' }).click();
  await expect(result).toBeHidden();
  await expect(otherDevice.getByText('Oscuro', { exact: true })).toHaveCount(0);
  await page.keyboard.press('Escape');
  const row = page.getByRole('main').getByRole('listitem').filter({ hasText: 'Cancha Núñez' });
  await row.getByRole('button', { name: 'Más acciones' }).click();
  await row.getByRole('button', { name: 'Anotar resultado' }).click();
  await goals(dialog, 'Claro', 2).click();
  await goals(dialog, 'Oscuro', 2).click();
  await save(dialog).click();
  await expect(result).toContainText('Claro: 2–Oscuro: 2');
});

test('the teams are corrected along with the result: a swap, a no-show and a player who came', async ({
  page,
  setClock,
}) => {
  const { match, id } = await played(page);
  await setClock(FRIDAY);
  const scorers = [{ playerId: id('Ana'), goals: 1 }];
  await ask(page, 'PUT', `/api/matches/${match.id}/result`, { claro: 1, oscuro: 0, scorers });
  await page.goto('/history');
  await page.getByRole('button', { name: /^Resultado de/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Resultado' });
  await expect(team(dialog, 'Claro').getByText('1 gol')).toBeAttached();
  await dialog.getByRole('button', { name: 'Quién jugó' }).click();
  const put = (name: string, where: string) =>
    dialog.getByRole('group', { name }).getByText(where, { exact: true }).click();
  await put('Ana', 'Afuera');
  await put('Beto', 'Oscuro');
  await put('Dani', 'Claro');
  await dialog.getByLabel('Sumar a quien jugó').selectOption('Gabi');
  expect(await violations(page)).toEqual([]);
  await save(dialog).click();
  await expect(team(dialog, 'Claro').getByRole('listitem')).toHaveText(['Caro', 'Dani', 'Gabi']);
  await expect(team(dialog, 'Oscuro').getByRole('listitem')).toHaveText(['Beto', 'Ema', 'Fede']);
  await expect(dialog.getByRole('status')).toHaveText(/tocá quién hizo cada gol/);
  const saved = `/api/matches/${match.id}/teams`;
  const { players } = await ask<{ players: MatchPlayerReply[] }>(page, 'GET', saved);
  expect(players.map(({ name }) => name)).not.toContain('Ana');
});

test.describe('without a signal', () => {
  test.use({ expectedComplaint: /ERR_INTERNET_DISCONNECTED|outbox|Failed to fetch/ });

  test('a result that is saved waits for it, and survives a reload', async ({ page, setClock }) => {
    const { match } = await played(page);
    await setClock(FRIDAY);
    await page.goto('/');
    const here = card(page);
    const result = `**/api/matches/${match.id}/result`;
    await expect(goals(here, 'Claro', 3)).toBeVisible();
    await page.route(result, (route) => route.abort('internetdisconnected'));
    await goals(here, 'Claro', 3).click();
    await goals(here, 'Oscuro', 0).click();
    await save(here).click();
    await team(here, 'Claro').getByRole('button', { name: 'Beto' }).click();
    await expect(team(here, 'Claro').getByText('1 gol')).toBeAttached();
    await page.reload();
    await expect(here).toContainText('CLARO 3');
    await expect(team(here, 'Claro').getByText('1 gol')).toBeAttached();
    expect(await resultOf(page, match)).toMatchObject({ score: null });
    await page.unroute(result);
    await page.evaluate(() => window.dispatchEvent(new Event('online')));
    await expect
      .poll(() => resultOf(page, match))
      .toMatchObject({ score: { claro: 3, oscuro: 0 }, scorers: [{ goals: 1 }] });
  });
});

test.describe('refused', () => {
  test.use({ expectedComplaint: /422/ });
  test('a result is refused if the match was suspended meanwhile', async ({ page, setClock }) => {
    const { match } = await played(page);
    await setClock(FRIDAY);
    await page.goto('/history');
    const row = page.getByRole('main').getByRole('listitem').filter({ hasText: 'Cancha Núñez' });
    await row.getByRole('button', { name: 'Más acciones' }).click();
    await row.getByRole('button', { name: 'Anotar resultado' }).click();
    const dialog = page.getByRole('dialog', { name: 'Resultado' });
    await goals(dialog, 'Claro', 1).click();
    await goals(dialog, 'Oscuro', 0).click();
    await ask(page, 'PATCH', `/api/matches/${match.id}`, { status: 'cancelado' });
    await save(dialog).click();
    await expect(dialog.getByRole('alert')).toHaveText('Un partido suspendido no tiene resultado.');
  });
});
