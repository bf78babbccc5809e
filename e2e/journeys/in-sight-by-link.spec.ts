import type { SpokenAnswer } from '@picadito/domain';
import type { APIRequestContext, Page } from '@playwright/test';
import { answerWhatsApp } from '../support/attendance.ts';
import { countVisible, elementsOutOfSight } from '../support/browser/in-sight.ts';
import { overflow, smallTargets, violations } from '../support/browser/look.ts';
import { LANDSCAPE, PHONE, SMALL_PHONE } from '../support/browser/devices.ts';
import { answer } from '../support/group-link.ts';
import { ask, seedLink, seedRoster, seedTeams } from '../support/seed.ts';
import { expect, test, type Phones } from '../support/server/settable-clock.ts';

const PLAYERS = Array.from({ length: 12 }, (_, index) => ({
  name: `Jugador ${'ABCDEFGHIJKL'[index]}`,
  whatsapp: '+5491155551010',
}));
const LONG = 'llego 10 min tarde, llevo pelota, puedo atajar y pecheras';
const ROW_PX = 64;

const rows = (page: Page) => page.locator('main [data-player]');

/** Returns whether no line of text and no control is within 3 px above or below an element. Runs in the page. */
function hasRoom(element: Element): boolean {
  const { left, right, top, bottom } = element.getBoundingClientRect();
  return [left + 8, (left + right) / 2, right - 8].every((x) =>
    [top - 3, bottom + 3].every((y) => document.elementFromPoint(x, y)?.contains(element)),
  );
}

/** Checks the layout rules, and that five players are in sight whatever notices are above them. */
async function seesFive(page: Page): Promise<void> {
  expect(await violations(page)).toEqual([]);
  expect(await smallTargets(page)).toEqual([]);
  await page.setViewportSize(SMALL_PHONE);
  expect(await overflow(page)).toBe(0);
  await page.setViewportSize(PHONE);
  expect(await countVisible(page, rows(page))).toBeGreaterThanOrEqual(5);
  const heights = await rows(page).evaluateAll((all) => all.map((row) => row.clientHeight));
  expect(Math.max(...heights)).toBeLessThanOrEqual(ROW_PX);
}

/** Seeds the next match of twelve players with three places, one confirmed player, and answers by the link. */
async function aMatch(page: Page, phones: Phones) {
  const { list, match, players } = await seedRoster(page, PLAYERS, 1);
  const path = await seedLink(page, list);
  const own = new Map<string, APIRequestContext>();
  const says = async (letter: string, what: SpokenAnswer, comment = '') => {
    const device = own.get(letter) ?? (await phones());
    own.set(letter, device);
    await answer(device, path, { name: `Jugador ${letter}`, says: what, comment });
  };
  const open = async () => {
    await page.goto(`/confirm-attendance?matchId=${match.id}`);
    // Next to a comment only screen readers get this text.
    await expect(page.getByText('por el link').first()).toBeAttached();
  };
  const places = (capacity: number) =>
    ask(page, 'PUT', `/api/matches/${match.id}/answers/settings`, { capacity });
  await places(3);
  for (const letter of 'BCDEG') await says(letter, 'voy', LONG);
  await says('F', 'nose', LONG);
  await open();
  return { match, players, path, says, open, places };
}

test(
  'attendance shows five players on a phone with short comments, whole ones in a player’s menu, and with a player to notify',
  { tag: '@long' },
  async ({ page, context, startSession, setClock, phones }) => {
    await answerWhatsApp(context);
    await setClock('2030-01-02T12:00:00-03:00');
    await startSession();
    const { match, players, open, places } = await aMatch(page, phones);
    await seesFive(page);
    await page.getByRole('button', { name: /Más acciones para Jugador F$/ }).click();
    await expect(page.getByRole('group', { name: 'Jugador F' })).toContainText(LONG);
    await page.keyboard.press('Escape');
    await places(4);
    const tell = page.getByRole('link', { name: 'AVISARLE a Jugador D' });
    await expect(tell).toBeVisible();
    expect(await tell.evaluate(hasRoom)).toBe(true);
    await seesFive(page);
    await tell.click();
    await expect(tell).toBeHidden();
    const [a = '', b = '', c = '', e = ''] = players.map(({ id }) => id);
    await seedTeams(page, match, { claroTeam: [a, b], oscuroTeam: [c, e] });
    await places(5);
    await open();
    await page.getByRole('link', { name: 'AVISARLE a Jugador E' }).click();
    await expect(page.getByText('Entró, falta avisarle')).toBeHidden();
    await expect(page.getByRole('button', { name: 'MOSTRAR EL CAMBIO' })).toBeVisible();
    await seesFive(page);
  },
);

test(
  'attendance shows five players on the day of the match, with players without an answer and with a free place of the last hours',
  { tag: '@long' },
  async ({ page, startSession, setClock, phones }) => {
    await setClock('2030-01-02T12:00:00-03:00');
    await startSession();
    const { says, open } = await aMatch(page, phones);
    await setClock('2030-01-03T12:00:00-03:00');
    await open();
    const silent = page.getByText(/^Sin confirmar hoy/);
    await expect(silent).toBeVisible();
    await seesFive(page);
    for (const letter of 'ABC') await says(letter, 'voy');
    await expect(silent).toBeHidden();
    await setClock('2030-01-03T18:30:00-03:00');
    await says('B', 'no');
    await open();
    await expect(page.getByText(/^Preguntando a Jugador [DE] y Jugador [EG]$/)).toBeVisible();
    await seesFive(page);
    await setClock('2030-01-03T18:51:00-03:00');
    await open();
    const free = page.getByText('Se liberó un lugar. ¿Quién entra?');
    await expect(free).toBeVisible();
    await seesFive(page);
    await free.click();
    await page.getByRole('button', { name: 'Entra Jugador D' }).click();
    await expect(free).toBeHidden();
  },
);

test(
  'attendance shows five players with all notices at once: the most urgent one is a line that opens the others',
  { tag: '@long' },
  async ({ page, startSession, setClock, phones }) => {
    await setClock('2030-01-02T12:00:00-03:00');
    await startSession();
    const { match, players, path, says, open, places } = await aMatch(page, phones);
    for (const letter of 'HI') await says(letter, 'voy');
    await places(5);
    const [a = '', b = '', c = '', j = ''] = [0, 1, 2, 9].map((index) => players[index]?.id ?? '');
    await seedTeams(page, match, { claroTeam: [a, b], oscuroTeam: [c, j] });
    await (await phones()).post(`${path}/newcomer`, { data: { name: 'Dani Sosa' } });
    await ask(page, 'PATCH', `/api/matches/${match.id}`, { isRecurring: true, recurringDay: 4 });
    await page.route(`**/api/matches/${match.id}/autopilot`, async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, json: { ...(await response.json()), state: 'asleep' } });
    });
    const notices = page.getByRole('region', { name: 'Novedades' });
    const more = (count: number) => notices.getByRole('button', { name: `y ${count} más` });
    const seesEnough = async () => {
      await seesFive(page);
      for (const [size, count] of [
        [SMALL_PHONE, 3],
        [LANDSCAPE, 2],
      ] as const) {
        await page.setViewportSize(size);
        expect(await countVisible(page, rows(page))).toBeGreaterThanOrEqual(count);
        expect(await elementsOutOfSight(page, { notices })).toEqual([]);
      }
      await page.setViewportSize(PHONE);
    };
    await setClock('2030-01-03T12:00:00-03:00');
    await open();
    await expect(more(5)).toBeVisible();
    await expect(notices).toContainText('Jugador D');
    await seesEnough();
    await setClock('2030-01-03T18:30:00-03:00');
    await says('B', 'no');
    await open();
    await expect(more(6)).toBeVisible();
    await expect(notices).toContainText('Preguntando a');
    await seesEnough();
    await more(6).click();
    await expect(notices.getByRole('link', { name: /^AVISARLE a Jugador [DE]$/ })).toHaveCount(2);
    await expect(notices.getByRole('button', { name: 'MOSTRAR EL CAMBIO' })).toBeVisible();
    for (const text of [/^El piloto está en pausa/, /^Quiere sumarse Dani/, /^Sin confirmar hoy/])
      await expect(notices.getByText(text)).toBeVisible();
    expect(await violations(page)).toEqual([]);
    await notices.getByRole('button', { name: 'menos' }).click();
    await seesFive(page);
  },
);
