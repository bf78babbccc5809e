import { readFile } from 'node:fs/promises';
import { formatTimestampDate, type Player, type PlayersList } from '@picadito/domain';
import type { Page } from '@playwright/test';
import { signedInClient } from '../support/server/http-client.ts';
import { addPlayer, chooseLevel } from '../support/new-list.ts';
import { ask, chooseList, seedList, type SeedPlayer, ZONE } from '../support/seed.ts';
import { expect, test } from '../support/test.ts';
import { toast } from '../support/toast.ts';

const BETO = { name: 'Beto Solé', skillLevel: '4', whatsapp: '+5491155551003' } as const;
const PLAYERS: readonly SeedPlayer[] = [
  { name: 'Íñigo Peña', skillLevel: '5' },
  BETO,
  { name: 'Caro Núñez' },
  { name: 'Dani Ibáñez' },
];

const selectedList = (page: Page) =>
  page.evaluate(() => sessionStorage.getItem('selected_list_id'));
const row = (page: Page, name: string) => page.getByRole('listitem').filter({ hasText: name });
const levels = (page: Page) => page.getByRole('group', { name: 'Nivel' }).locator('label');

test('lists show name and days, and open their players', async ({ page, startSession }) => {
  await startSession();
  const list = await seedList(page, PLAYERS);
  await seedList(page, [], 'Torneo');
  await page.goto('/player-lists');
  const mine = page.getByRole('region', { name: 'Mis Listas' });
  await expect(mine.getByRole('button')).toHaveText([/^Torneo/, /^Los de los jueves/]);
  const day = formatTimestampDate(list.createdAt, ZONE);
  expect(day).toMatch(/^\d\d\/\d\d\/\d{4}$/);
  await mine.getByRole('button', { name: `Los de los jueves 4 jugadores · ${day}` }).click();
  await expect(page).toHaveURL('/add-players');
  expect(await selectedList(page)).toBe(list.id);
  await expect(row(page, 'Beto Solé')).toBeVisible();
});

test('a list is created by name and opens for its players', async ({ page, startSession }) => {
  await startSession();
  for (const path of ['/player-lists', '/edit-players-list']) {
    await page.goto(path);
    await page.getByLabel('Nombre de la lista').fill(`Desde ${path}`);
    await page.getByRole('button', { name: 'CREAR LISTA' }).click();
    await expect(toast(page, 'Éxito')).toBeVisible();
    await expect(toast(page, 'Lista creada correctamente')).toBeVisible();
    await expect(page).toHaveURL('/add-players');
    await expect(page.getByText('No hay jugadores. ¡Agrega algunos!')).toBeVisible();
    const [made] = await ask<PlayersList[]>(page, 'GET', '/api/lists');
    expect(made).toMatchObject({ name: `Desde ${path}`, playerCount: 0 });
    expect(await selectedList(page)).toBe(made?.id);
  }
});

test('the menu of a list downloads its players as a file for a spreadsheet', async ({
  page,
  startSession,
}) => {
  await startSession();
  const list = await seedList(page, PLAYERS);
  await page.goto(`/player-list/${list.id}`);
  await page.getByRole('button', { name: 'Más acciones para Los de los jueves' }).click();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Descargar planilla' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe('Los de los jueves.csv');
  const lines = (await readFile(await file.path(), 'utf8')).split('\r\n');
  expect(lines[0]).toMatch(/^\uFEFFJugador;Nivel;WhatsApp;/);
  expect(lines[1]).toMatch(/^Beto Solé;4;"'\+5491155551003";0;/);
});

test('a list shows its players, their sum, the count of each level, and a search', async ({
  page,
  startSession,
}) => {
  await startSession();
  const list = await seedList(page, PLAYERS);
  await page.goto(`/player-list/${list.id}`);
  const table = page.getByRole('table', { name: 'Jugadores de Los de los jueves' });
  await expect(table.getByRole('rowheader')).toHaveText([
    'Beto Solé',
    'Caro Núñez',
    'Dani Ibáñez',
    'Íñigo Peña',
  ]);
  const beto = table.getByRole('row').filter({ hasText: 'Beto Solé' });
  await expect(beto.getByRole('cell')).toHaveText(['4Avanzado', '+54 9 11 5555 1003', '']);
  const strength = page.getByRole('region', { name: 'Niveles' });
  await expect(strength.getByRole('definition')).toHaveText(['15', '3,8']);
  await expect(strength.getByRole('listitem')).toHaveText([
    /Básico0 \(0 %\)/,
    /Intermedio2 \(50 %\)/,
    /Avanzado1 \(25 %\)/,
    /Experto1 \(25 %\)/,
  ]);

  await page.getByPlaceholder('Buscar...').fill('IÑIGO');
  await expect(table.getByRole('rowheader')).toHaveText(['Íñigo Peña']);
  await page.getByPlaceholder('Buscar...').fill('Zulma');
  await expect(page.getByText('Nadie en esta lista se llama «Zulma».')).toBeVisible();
  await expect(table).toHaveCount(0);
});

test('a list links to editing, adding players and creating a match', async ({
  page,
  startSession,
}) => {
  await startSession();
  const list = await seedList(page, PLAYERS);
  await seedList(page, [], 'Torneo');
  const open = () => page.goto(`/player-list/${list.id}`);
  await open();
  await page.getByRole('link', { name: 'Editar', exact: true }).click();
  await expect(page).toHaveURL(`/edit-player-list/${list.id}`);
  await open();
  await page.getByRole('button', { name: 'Agregar jugadores' }).click();
  await expect(page).toHaveURL('/add-players');
  await expect(row(page, 'Beto Solé')).toBeVisible();
  await page.evaluate(() => sessionStorage.clear());
  await open();
  await page.getByRole('button', { name: 'Crear Partido' }).click();
  await expect(page).toHaveURL('/create-match');
  await expect(page.getByLabel('Lista de jugadores')).toHaveValue(list.id);
});

test('a list of another organiser is not found', async ({ page, startSession, origin }) => {
  const other = await signedInClient(origin, 'vacio-903@picadito.local');
  const foreign = await other.json<PlayersList>('POST', '/api/lists', { name: 'Ajena' });
  await startSession();
  for (const path of ['player-list', 'edit-player-list']) {
    for (const id of [foreign.id, 'x'.repeat(22), '7']) {
      await page.goto(`/${path}/${id}`);
      await expect(page.getByText('No encontramos esta lista entre las tuyas.')).toBeVisible();
    }
  }
  await page.getByRole('link', { name: 'VER MIS LISTAS' }).click();
  await expect(page).toHaveURL('/player-lists');
});

test('a new list can be discarded, and its levels are Amateur to Profesional', async ({
  page,
  startSession,
}) => {
  await startSession();
  await page.goto('/create-players-list');
  await expect(levels(page)).toHaveText([/Amateur/, /Intermedio/, /Avanzado/, /Profesional/]);
  await expect(page.getByRole('radio', { name: /Intermedio/ })).toBeChecked();
  await addPlayer(page, { name: 'Beto', level: '5', whatsapp: '11 5555 1234' });
  await expect(row(page, 'Beto')).toContainText('Nivel 5 · Profesional');
  await expect(page.getByRole('radio', { name: /Intermedio/ })).toBeChecked();
  await page.getByRole('button', { name: 'Eliminar a Beto' }).click();
  await expect(page.getByText('No hay jugadores. ¡Agrega algunos!')).toBeVisible();
  await page.getByRole('link', { name: 'Cancelar y volver' }).filter({ visible: true }).click();
  await expect(page).toHaveURL('/');
  expect(await ask(page, 'GET', '/api/lists')).toEqual([]);
});

test('the levels of a saved list are Básico to Experto, and deleting a player asks first', async ({
  page,
  signIn,
}) => {
  await signIn();
  const list = await seedList(page, [BETO]);
  await chooseList(page, list);
  await page.goto('/add-players');
  await expect(levels(page)).toHaveText([/Básico/, /Intermedio/, /Avanzado/, /Experto/]);
  await expect(page.getByRole('radio', { name: /Intermedio/ })).toBeChecked();
  await page.getByLabel('Nombre', { exact: true }).fill('Zulma');
  await chooseLevel(page, '2');
  await page.getByRole('button', { name: 'AGREGAR JUGADOR' }).click();
  await expect(row(page, 'Zulma')).toContainText('Nivel 2 · Básico');

  await page.getByRole('button', { name: 'Eliminar a Beto Solé' }).click();
  const question = page.getByRole('alertdialog', { name: '¿Eliminar a Beto Solé?' });
  await question.getByRole('button', { name: 'ELIMINAR' }).click();
  await expect(toast(page, 'Jugador eliminado correctamente')).toBeVisible();
  await expect(row(page, 'Beto Solé')).toHaveCount(0);
  const left = await ask<Player[]>(page, 'GET', '/api/players');
  expect(left.map(({ name }) => name)).toEqual(['Zulma']);
});
