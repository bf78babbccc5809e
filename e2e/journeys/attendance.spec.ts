import type { Page } from '@playwright/test';
import {
  chooseMatchAction,
  answerWhatsApp,
  card,
  choose,
  expectCounters,
  openChat,
  PLAYERS,
  toggle,
} from '../support/attendance.ts';
import { looksRight } from '../support/browser/look.ts';
import { rosterOf, seedList, seedMatch, seedRoster } from '../support/seed.ts';
import { expect, test } from '../support/test.ts';
import { toast } from '../support/toast.ts';

const menu = (page: Page, name: string) =>
  page.getByRole('button', { name: `Más acciones para ${name}` });
const group = (page: Page, title: string) =>
  page.getByRole('region', { name: title }).getByRole('listitem');

test('a tap confirms a player and another one takes it back, and the counters follow', async ({
  page,
  startSession,
}) => {
  await startSession();
  const { match } = await seedRoster(page, PLAYERS);
  await page.goto(`/confirm-attendance?matchId=${match.id}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Confirmar Asistencia');
  await expectCounters(page, {
    'TOTAL JUGADORES': 4,
    CONFIRMADOS: 0,
    PENDIENTES: 4,
    'CON WHATSAPP': 3,
  });
  await expect(card(page, 'Caro Núñez')).toContainText('Nivel 3 · Intermedio');
  await expect(card(page, 'Caro Núñez').getByText('CONFIRMADO', { exact: true })).toBeHidden();
  await expect(toggle(page, 'Caro Núñez')).toHaveAccessibleName('VA Caro Núñez');
  const add = page.getByRole('button', { name: 'SUMAR JUGADOR' }).locator('svg');
  await expect(add).toBeInViewport({ ratio: 1 });

  await toggle(page, 'Caro Núñez').click();
  await expect(toast(page, 'Éxito')).toBeVisible();
  await expect(toast(page, 'Jugador confirmado')).toBeVisible();
  await expect(card(page, 'Caro Núñez').getByText('CONFIRMADO', { exact: true })).toBeVisible();
  await expect(toggle(page, 'Caro Núñez')).toHaveAccessibleName('VA Caro Núñez');
  await expect(toggle(page, 'Caro Núñez')).toHaveAttribute('aria-pressed', 'true');
  await expectCounters(page, { CONFIRMADOS: 1, PENDIENTES: 3 });
  await expect(group(page, 'Confirmados')).toHaveCount(1);
  await expect(group(page, 'Pendientes')).toHaveCount(3);
  const [, , caro] = await rosterOf(page, match);
  expect(caro).toMatchObject({ confirmed: true, confirmedAt: expect.stringMatching(/Z$/) });

  await choose(page, 'Caro Núñez', 'CANCELAR');
  await expect(toast(page, 'Jugador desconfirmado')).toBeVisible();
  await expectCounters(page, { CONFIRMADOS: 0, PENDIENTES: 4 });
  await expect(group(page, 'Pendientes')).toHaveCount(4);
  await choose(page, 'Caro Núñez', 'CONFIRMAR');
  await toggle(page, 'Caro Núñez').click();
  await expectCounters(page, { CONFIRMADOS: 0, PENDIENTES: 4 });
});

test(
  'wide windows name what a button does next, and give no state that would say the opposite',
  { tag: '@desktop' },
  async ({ page, startSession }) => {
    await startSession();
    const { match } = await seedRoster(page, PLAYERS);
    await page.goto(`/confirm-attendance?matchId=${match.id}`);
    await expect(toggle(page, 'Caro Núñez')).toHaveAccessibleName('CONFIRMAR Caro Núñez');
    await toggle(page, 'Caro Núñez').press('Enter');
    await expect(toggle(page, 'Caro Núñez')).toHaveAccessibleName('CANCELAR Caro Núñez');
    await expect(group(page, 'Confirmados')).toHaveCount(1);
    await expect(toggle(page, 'Caro Núñez')).toBeFocused();
    await expect(card(page, 'Caro Núñez').getByRole('button', { pressed: true })).toHaveCount(0);
    await expect(card(page, 'Caro Núñez').getByText('CONFIRMADO', { exact: true })).toBeVisible();
  },
);

test(
  'the match is chosen by date, time and place, and the selector names it',
  { tag: '@both' },
  async ({ page, startSession }) => {
    await startSession();
    const { list, match } = await seedRoster(page, PLAYERS);
    const where = { date: '2030-02-09', time: '18:30', location: 'El Galpón' };
    const other = await seedMatch(page, list, where);
    await page.goto(`/confirm-attendance?matchId=${match.id}`);
    const selector = page.getByRole('combobox', { name: 'Partido' });
    await expect(selector.getByRole('option')).toHaveText([
      'Sáb 09/02/2030 · 18:30 · El Galpón',
      'Jue 03/01/2030 · 21:00 · Cancha Núñez',
    ]);
    await selector.selectOption(other.id);
    await expect(page).toHaveURL(`/confirm-attendance?matchId=${other.id}`);
    await expect(selector.locator('option:checked')).toHaveText(
      'Sáb 09/02/2030 · 18:30 · El Galpón',
    );
  },
);

test('players are found by name, without regard to case and accents', async ({
  page,
  startSession,
}) => {
  await startSession();
  const { match } = await seedRoster(page, PLAYERS, 1);
  await page.goto(`/confirm-attendance?matchId=${match.id}`);
  await page.getByRole('button', { name: 'Buscar jugador' }).click();
  const search = page.getByRole('searchbox', { name: 'Buscar jugador por nombre' });
  await expect(search).toBeFocused();
  await search.fill('AGUERO');
  await expect(page.getByRole('status').getByText('1 jugador encontrado')).toBeVisible();
  await expect(card(page, 'Ana Agüero')).toBeVisible();
  await expect(card(page, 'Beto Solé')).toBeHidden();
  await expect(page.getByRole('heading', { name: 'Confirmados (1)' })).toBeVisible();
  await search.fill('be');
  await expect(page.getByRole('heading', { name: 'Pendientes (1)' })).toBeVisible();
  await search.fill('Zulma');
  await expect(page.getByText('Ningún jugador de este partido se llama «Zulma».')).toBeVisible();
  await expect(card(page, 'Ana Agüero')).toBeHidden();
  await search.fill('');
  await expect(card(page, 'Beto Solé')).toBeVisible();
});

test(
  'a long list of players scrolls by itself on a desktop, in 500 px, and with the page on a phone',
  { tag: '@both' },
  async ({ page, startSession, isMobile }) => {
    await startSession();
    const { match } = await seedRoster(
      page,
      Array.from({ length: 15 }, (_, index) => ({ name: `Jugador ${10 + index}` })),
    );
    await page.goto(`/confirm-attendance?matchId=${match.id}`);
    await expect(card(page, 'Jugador 24')).toBeVisible();
    const list = page.getByRole('region', { name: 'Pendientes' }).locator('..');
    const [height, content] = await list.evaluate((box) => [box.clientHeight, box.scrollHeight]);
    if (isMobile) expect(height).toBe(content);
    else expect(height).toBe(500);
    expect(content).toBeGreaterThan(500);
  },
);

test('the menu of a player with a number opens a chat', async ({ page, startSession }) => {
  await startSession();
  const { match } = await seedRoster(page, PLAYERS);
  await page.goto(`/confirm-attendance?matchId=${match.id}`);
  await expect(card(page, 'Beto Solé')).toContainText('+54 9 11 5555 1002');
  const chat = await openChat(page, 'Beto Solé');
  await expect(chat).toHaveText('MENSAJE');
  await expect(chat).toBeVisible();
  const link = new URL((await chat.getAttribute('href')) ?? '');
  expect(link.origin + link.pathname).toBe('https://wa.me/5491155551002');
  expect(link.searchParams.get('text')).toBe('Hola! Te confirmo para el partido.');
  await page.keyboard.press('Escape');
  await menu(page, 'Caro Núñez').click();
  await expect(page.getByRole('group', { name: 'Caro Núñez', exact: true })).toBeVisible();
  await expect(chat).toHaveCount(0);
});

test('a call can go to the chosen players only', async ({ page, startSession, context }) => {
  const chats = await answerWhatsApp(context);
  await startSession();
  const { match } = await seedRoster(page, PLAYERS);
  await page.goto(`/confirm-attendance?matchId=${match.id}`);
  await choose(page, 'Dani Ibáñez', 'ELEGIR');
  await expect(card(page, 'Dani Ibáñez').getByText('ELEGIDO', { exact: true })).toBeVisible();
  await choose(page, 'Beto Solé', 'ELEGIR');
  await choose(page, 'Beto Solé', 'QUITAR');
  await expect(card(page, 'Beto Solé').getByText('ELEGIDO', { exact: true })).toBeHidden();
  await chooseMatchAction(page, 'CONVOCAR ELEGIDOS (1)');
  await expect(toast(page, 'Se abrió WhatsApp para 1 jugador.')).toBeVisible();
  await expect.poll(() => chats).toEqual(['5491155551004']);
});

test('a call says how many players have no number, until the group has the message', async ({
  page,
  startSession,
  context,
}) => {
  await answerWhatsApp(context);
  await startSession();
  const without = ['Beto', 'Caro', 'Dani'].map((name) => ({ name }));
  const players = [{ name: 'Ana', whatsapp: '+5491155551001' }, ...without];
  const { match } = await seedRoster(page, players);
  await page.goto(`/confirm-attendance?matchId=${match.id}`);
  await chooseMatchAction(page, 'CONVOCAR A TODOS');
  await expect(toast(page, 'Se abrió WhatsApp para 1 jugador.')).toBeVisible();
  const sentence = page.getByText('3 jugadores no tienen número: avisales por el grupo.');
  await expect(sentence).toBeVisible();
  await looksRight(page);
  await page.getByRole('link', { name: 'AVISAR AL GRUPO' }).click();
  await expect(sentence).toHaveCount(0);
});

test('a call without recipients says why, and each way to add players has its name', async ({
  page,
  startSession,
}) => {
  await startSession();
  const { match } = await seedRoster(page, [{ name: 'Ana' }, { name: 'Beto' }]);
  const nobody = await seedMatch(page, await seedList(page));
  await page.goto(`/confirm-attendance?matchId=${match.id}`);
  await chooseMatchAction(page, 'CONVOCAR A TODOS');
  const sentence = 'Ninguno de los jugadores tiene número de WhatsApp registrado.';
  await expect(page.getByRole('main').getByRole('alert')).toHaveText(sentence);
  await expect(page.getByText(sentence)).toHaveCount(1);
  await expect(page.getByRole('main').getByText('AVISAR AL GRUPO').first()).toBeVisible();

  await page.goto(`/confirm-attendance?matchId=${nobody.id}`);
  await expect(page.getByText('No hay jugadores disponibles para enviar mensajes.')).toBeVisible();
  const name = page.getByText('SUMAR JUGADOR', { exact: true });
  expect((await name.boundingBox())?.width).toBeGreaterThan(20);
  await page.getByRole('button', { name: 'AGREGAR JUGADORES' }).click();
  await expect(page).toHaveURL('/add-players');
});

test.describe('an address of a match that does not exist', () => {
  test.use({ expectedComplaint: /404|No se pudo seleccionar el partido/ });

  test('names the missing match and offers the others', async ({ page, startSession }) => {
    await startSession();
    const { match } = await seedRoster(page, PLAYERS);
    const id = 'x'.repeat(22);
    for (const path of ['/confirm-attendance', '/form-teams', '/share-teams']) {
      await page.goto(`${path}?matchId=${id}`);
      await expect(page.getByText(`No se encontró el partido con ID ${id}`)).toBeVisible();
    }
    await page.goto(`/confirm-attendance?matchId=${id}`);
    await page.getByRole('combobox', { name: 'Partido' }).selectOption(match.id);
    await expect(card(page, 'Ana Agüero')).toBeVisible();
  });
});
