import type { LineupContext, Match } from '@picadito/domain';
import type { Page } from '@playwright/test';
import { chooseMatchAction, answerWhatsApp, CONFIRMS, openChat } from '../support/attendance.ts';
import { addPlayer, chooseLevel } from '../support/new-list.ts';
import { readQr } from '../support/browser/read-qr.ts';
import { ask } from '../support/seed.ts';
import { expect, test } from '../support/test.ts';
import { toast } from '../support/toast.ts';

const PLAYERS = [
  { name: 'Íñigo Peña', level: '5', whatsapp: '11 5555-0101' },
  { name: 'Ana Agüero', level: '5', whatsapp: '11 5555-0102' },
  { name: 'Beto Solé', level: '4', whatsapp: '011 15 5555-0103' },
  { name: 'Caro Núñez', level: '3', whatsapp: '+54 9 11 5555 0104' },
];

test(
  'an organiser gets from an empty account to shared teams',
  { tag: '@both' },
  async ({ page, isMobile, context }) => {
    const chats = await answerWhatsApp(context);
    await test.step('the organiser signs in with an account chooser', () => signIn(page, isMobile));
    await test.step('the organiser creates a list', () => makeList(page));
    await test.step('a match', () => makeMatch(page));
    await test.step('the organiser adds a player', () => addOneMore(page));
    await test.step('the organiser marks attendance and calls', () => markAttendance(page));
    await test.step('each tap of the call queue opens one chat', () => callEverybody(page, chats));
    await test.step('the organiser forms teams, also by hand', () => formTeams(page));
    await test.step('the organiser shares the line-up', () => shareTeams(page));
    await test.step('Salir ends the session on the server', () => signOut(page, isMobile));
  },
);

async function signIn(page: Page, isMobile: boolean): Promise<void> {
  await page.goto('/');
  await expect(page).toHaveURL(/\/landing$/);
  const button = page.getByRole('button', { name: 'Iniciar sesión con Google' }).first();
  const popup = isMobile ? null : page.waitForEvent('popup');
  await button.click();
  const chooser = (await popup) ?? page;
  await chooser.getByRole('heading', { name: 'Elegí una cuenta' }).waitFor();
  await chooser.getByRole('button', { name: /Cuenta vacía 1/ }).click();
  await expect(page).toHaveURL((url) => ['/', '/dashboard'].includes(url.pathname));
  await expect(page.getByText('No tienes partidos próximos programados')).toBeVisible();
}

async function makeList(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Nueva Lista' }).click();
  const save = page.getByRole('button', { name: 'GUARDAR LISTA DE JUGADORES' });
  await expect(save).toBeDisabled();
  await page.getByLabel('Nombre de la lista').fill('Los de los jueves');
  await expect(save).toBeDisabled();
  for (const player of PLAYERS) await addPlayer(page, player);

  await page.getByLabel('Nombre', { exact: true }).fill('ÍÑIGO PEÑA');
  await page.getByRole('textbox', { name: /WhatsApp/ }).fill('1155550199');
  await page.getByRole('button', { name: 'AGREGAR JUGADOR' }).click();
  await expect(page.getByText('Jugador duplicado.')).toBeVisible();
  await expect(page.getByLabel('Nombre', { exact: true })).toHaveValue('ÍÑIGO PEÑA');

  await save.click();
  await expect(toast(page, '¡Lista creada!')).toBeVisible();
  expect(await count(page, '/api/lists')).toBe(1);
  expect(await count(page, '/api/players')).toBe(PLAYERS.length);
}

async function makeMatch(page: Page): Promise<void> {
  await page.goto('/create-match');
  await page.getByRole('button', { name: 'CREAR PARTIDO' }).click();
  await expect(page.getByLabel('Fecha')).toBeFocused();
  await expect(page.getByText('Completá todos los campos para crear el partido.')).toHaveCount(1);
  await page.getByLabel('Fecha').fill('2030-01-03');
  await page.getByLabel('Hora').fill('21:00');
  await page.getByLabel('Lugar').fill('Cancha Núñez');
  await page.getByLabel(/recurrente/i).check();
  await expect(page.getByLabel('Día de la semana')).toHaveValue('4');
  await page.getByLabel(/recurrente/i).uncheck();
  await page.getByRole('button', { name: 'CREAR PARTIDO' }).click();
  await expect(toast(page, 'Partido creado correctamente')).toBeVisible();
  await expect(page).toHaveURL(/\/add-players$/);
  expect(await count(page, '/api/matches')).toBe(1);
}

async function addOneMore(page: Page): Promise<void> {
  await page.getByLabel('Nombre', { exact: true }).fill('Dani Ibáñez');
  await chooseLevel(page, '2');
  await page.getByRole('button', { name: 'AGREGAR JUGADOR' }).click();
  await expect(toast(page, 'Jugador agregado correctamente')).toBeVisible();
  expect(await count(page, '/api/players')).toBe(5);
  await page.getByPlaceholder('Buscar...').fill('ibanez');
  await expect(page.getByRole('listitem').filter({ hasText: 'Dani Ibáñez' })).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: 'Beto Solé' })).toBeHidden();
  await page.getByRole('link', { name: /CONTINUAR/ }).click();
  await expect(page).toHaveURL(/\/confirm-attendance/);
}

async function markAttendance(page: Page): Promise<void> {
  const context = page.context();
  await expect(page.getByRole('combobox', { name: 'Partido' })).toContainText('Cancha Núñez');
  await chooseMatchAction(page, 'ARMAR EQUIPOS');
  const tooFew = 'Necesitás al menos 2 jugadores confirmados para armar equipos.';
  await expect(page.getByText(tooFew)).toHaveCount(1);

  // Closes each chat as a person would, since a tab in the background hardly runs.
  context.on('page', (tab) => void tab.waitForLoadState().then(() => tab.close()));
  const link = await openChat(page, 'Beto Solé');
  const [chat] = await Promise.all([
    context.waitForEvent('request', (request) => request.url().startsWith('https://wa.me/')),
    link.click(),
  ]);
  const message = new URL(chat.url());
  expect(message.pathname).toBe('/5491155550103');
  expect(message.searchParams.get('text')).toBe('Hola! Te confirmo para el partido.');

  for (const { name } of PLAYERS) await attendanceOf(page, name).click();
  await expect(toast(page, 'Jugador confirmado')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Confirmados' }).getByRole('listitem')).toHaveCount(
    4,
  );
  await expect
    .poll(
      async () => (await list<{ confirmedCount: number }>(page, '/api/matches'))[0]?.confirmedCount,
    )
    .toBe(4);
}

async function callEverybody(page: Page, chats: readonly string[]): Promise<void> {
  const earlier = chats.length;
  await chooseMatchAction(page, /CONVOCAR A TODOS/);
  await expect.poll(() => chats.length).toBe(earlier + 1);
  for (const position of [2, 3, 4]) {
    await page.getByRole('link', { name: new RegExp(`^${position} de 4 · ENVIAR A `) }).click();
    await expect.poll(() => chats.length).toBe(earlier + position);
  }
  await expect(page.getByText('4 de 4 enviados')).toBeVisible();
  expect(chats.slice(earlier).toSorted()).toEqual([
    '5491155550101',
    '5491155550102',
    '5491155550103',
    '5491155550104',
  ]);
  const [match] = await list<Match>(page, '/api/matches');
  const context = () => ask<LineupContext>(page, 'GET', `/api/matches/${match?.id}/evening`);
  await expect.poll(async () => (await context()).calls).toHaveLength(4);
}

async function formTeams(page: Page): Promise<void> {
  await chooseMatchAction(page, /ARMAR EQUIPOS/);
  await expect(page).toHaveURL(/\/form-teams\?matchId=/);
  await page.getByRole('button', { name: 'GENERAR EQUIPOS' }).click();
  await expect(toast(page, 'Equipos generados correctamente')).toBeVisible();
  await expect(page.getByRole('list', { name: /^Equipo Claro/ }).getByRole('listitem')).toHaveCount(
    2,
  );
  await expect(
    page.getByRole('list', { name: /^Equipo Oscuro/ }).getByRole('listitem'),
  ).toHaveCount(2);

  await page.getByText('Manual', { exact: true }).click();
  await page.getByRole('button', { name: 'EMPEZAR DE CERO' }).click();
  const save = page.getByRole('button', { name: 'GUARDAR Y COMPARTIR' });
  await expect(save).toBeDisabled();
  await place(page, 'Íñigo Peña', 'CLARO');
  await place(page, 'Ana Agüero', 'CLARO');
  await place(page, 'Beto Solé', 'OSCURO');
  await place(page, 'Caro Núñez', 'OSCURO');
  await save.click();
  const rule =
    /Los equipos no cumplen con las reglas de balance\. Asegúrate de no tener más de un jugador nivel 5 por equipo/;
  await expect(page.getByText(rule)).toBeFocused();
  expect(await list<{ teamCounts: unknown }>(page, '/api/matches')).toMatchObject([
    { teamCounts: null },
  ]);

  await place(page, 'Ana Agüero', 'OSCURO');
  await place(page, 'Caro Núñez', 'CLARO');
  await place(page, 'Beto Solé', 'SUPLENTE');
  await save.click();
  await expect(toast(page, 'Equipos guardados correctamente')).toBeVisible();
  await expect(page).toHaveURL(/\/share-teams\?matchId=/);
  expect(await list<{ teamCounts: unknown }>(page, '/api/matches')).toMatchObject([
    { teamCounts: { claro: 2, oscuro: 1, suplentes: 1 } },
  ]);
}

async function shareTeams(page: Page): Promise<void> {
  const context = page.context();
  const share = page.getByRole('link', { name: 'Compartir por WhatsApp' });
  const link = (await share.getAttribute('href')) ?? '';
  const text = new URL(link).searchParams.get('text') ?? '';
  expect(new URL(link).origin + new URL(link).pathname).toBe('https://wa.me/');
  for (const line of [
    'Equipos del Partido',
    '03/01/2030',
    '21:00',
    'Cancha Núñez',
    'Equipo Claro',
    'Íñigo Peña (Nivel 5)',
    'Caro Núñez (Nivel 3)',
    'Equipo Oscuro',
    'Ana Agüero (Nivel 5)',
    'Suplentes',
    'Beto Solé (Nivel 4)',
  ]) {
    expect(text).toContain(line);
  }
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.getByRole('button', { name: 'Copiar mensaje' }).click();
  await expect(toast(page, 'Mensaje copiado al portapapeles')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(text);
  // On a wide screen the toast covers the code for a while.
  await expect(toast(page, /./)).toBeHidden({ timeout: TOAST_MS });
  expect(await readQr(page)).toBe(link);
  await expect(
    page.getByRole('paragraph').filter({ hasText: 'Escanea para compartir los equipos' }).first(),
  ).toBeVisible();
}

async function signOut(page: Page, isMobile: boolean): Promise<void> {
  const context = page.context();
  const cookies = await context.cookies();
  if (isMobile) await page.getByRole('button', { name: /menú/i }).first().click();
  await page.getByRole('button', { name: 'Salir' }).first().click();
  await expect(page).toHaveURL(/\/landing$/);
  await context.addCookies(cookies);
  const session = await page.request.get('/api/session');
  expect(await session.json()).toMatchObject({ user: null });
}

/** Time in milliseconds that is longer than any toast stays. */
const TOAST_MS = 10_000;

const attendanceOf = (page: Page, name: string) =>
  page.getByRole('listitem').filter({ hasText: name }).getByRole('button', { name: CONFIRMS });

const place = (page: Page, name: string, team: string) =>
  page
    .getByRole('group', { name: `Equipo de ${name}` })
    .getByRole('button', { name: team })
    .click();

async function list<T>(page: Page, path: string): Promise<T[]> {
  const response = await page.request.get(path);
  return (await response.json()) as T[];
}

const count = async (page: Page, path: string) => (await list(page, path)).length;
