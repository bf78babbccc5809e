import type { MatchPlayerReply } from '@picadito/domain';
import type { Page } from '@playwright/test';
import { toggle } from '../support/attendance.ts';
import { hold } from '../support/browser/hold.ts';
import { fillMatch, press, typeMatch } from '../support/failures.ts';
import { typeList } from '../support/new-list.ts';
import { ask, seedList } from '../support/seed.ts';
import { expect, test } from '../support/test.ts';
import { toast } from '../support/toast.ts';

const LISTS = '**/api/lists';
const MATCHES = '**/api/matches';
const saveList = (page: Page) => press(page, 'GUARDAR LISTA DE JUGADORES');

async function answer(page: Page, path: string, status: number, errors: object[] = []) {
  const body = JSON.stringify({ status, code: 'invalid-argument', errors });
  await page.route(path, (route) =>
    route.request().method() === 'POST'
      ? route.fulfill({ status, contentType: 'application/problem+json', body })
      : route.fallback(),
  );
}

test('a match can be typed while its list is being saved, and takes that list', async ({
  page,
  startSession,
}) => {
  await startSession();
  await seedList(page, [{ name: 'Mora' }], 'Torneo');
  await typeList(page);
  const letGo = await hold(page, 'POST', LISTS);
  await saveList(page);
  await expect(page).toHaveURL(/\/$/);
  await expect(page.getByText('Guardando «Los de los jueves»…')).toBeVisible();
  await expect(toast(page, 'Guardando la lista…')).toBeVisible();
  await expect(toast(page, '¡Lista creada!')).toHaveCount(0);
  await page.getByRole('link', { name: 'Nuevo Partido' }).first().click();
  await expect(page.getByText('Guardando «Los de los jueves»…')).toBeVisible();
  await fillMatch(page);
  await expect(page.getByRole('button', { name: 'CREAR PARTIDO' })).toHaveAttribute(
    'aria-disabled',
    'true',
  );
  letGo();
  await expect(toast(page, '¡Lista creada!')).toBeVisible();
  const chosen = page.getByLabel('Lista de jugadores').locator('option:checked');
  await expect(chosen).toHaveText('Los de los jueves (1)');
  await press(page, 'CREAR PARTIDO');
  await expect(toast(page, 'Partido creado correctamente')).toBeVisible();
  expect(await ask(page, 'GET', '/api/matches')).toMatchObject([{ playerCount: 1 }]);
});

test('the next screens wait for a match that is being created', async ({ page, startSession }) => {
  await startSession();
  const list = await seedList(page, [{ name: 'Ana' }, { name: 'Beto' }]);
  const data = { date: '2029-01-04', time: '21:00', location: 'Otra', listId: list.id };
  await ask(page, 'POST', '/api/matches', data);
  await page.goto('/create-match');
  const letGo = await hold(page, 'POST', MATCHES);
  await typeMatch(page);
  await expect(page).toHaveURL(/\/add-players$/);
  await page.getByRole('link', { name: 'CONTINUAR (2)' }).click();
  await expect(page.getByText('Cargando')).toBeVisible();
  letGo();
  await expect(toast(page, 'Partido creado correctamente')).toBeVisible();
  await toggle(page, 'Ana').click();
  const [created] = await ask<{ id: string; date: string }[]>(page, 'GET', '/api/matches');
  expect(created?.date).toBe('2030-01-03');
  await expect
    .poll(() => ask<MatchPlayerReply[]>(page, 'GET', `/api/matches/${created?.id}/players`))
    .toMatchObject([
      { name: 'Ana', confirmed: true },
      { name: 'Beto', confirmed: false },
    ]);
});

test.describe('when the save fails', () => {
  test.use({ expectedComplaint: /422|503/ });

  test('a refused list is typed again where it was, with the sentence at its field', async ({
    page,
    startSession,
  }) => {
    await startSession();
    await typeList(page);
    await answer(page, LISTS, 422, [{ path: ['name'], message: 'Ese nombre no.' }]);
    await saveList(page);
    await expect(page).toHaveURL(/\/create-players-list$/);
    await expect(page.getByLabel('Nombre de la lista')).toHaveAccessibleDescription(
      'Ese nombre no.',
    );
    await expect(page.getByLabel('Nombre de la lista')).toHaveValue('Los de los jueves');
    await expect(page.getByRole('listitem').filter({ hasText: 'Beto' })).toBeVisible();
  });

  test('a list that fails while its match is typed leads back to it, and then to the match', async ({
    page,
    startSession,
  }) => {
    await startSession();
    await typeList(page);
    const fail = Promise.withResolvers<void>();
    await page.route(LISTS, async (route) => {
      if (route.request().method() !== 'POST') return route.fallback();
      await fail.promise;
      await route.fulfill({ status: 503, contentType: 'application/problem+json', body: '{}' });
    });
    await saveList(page);
    await page.getByRole('link', { name: 'Nuevo Partido' }).first().click();
    await page.getByLabel('Lugar').fill('Cancha Núñez');
    fail.resolve();
    await expect(page).toHaveURL(/\/create-players-list\?next=\/create-match$/);
    await expect(toast(page, 'Ocurrió un error al crear la lista de jugadores.')).toBeVisible();
    await page.unroute(LISTS);
    await saveList(page);
    await expect(page.getByLabel('Lugar')).toHaveValue('Cancha Núñez');
    await expect(toast(page, '¡Lista creada!')).toBeVisible();
    expect(await ask(page, 'GET', '/api/lists')).toHaveLength(1);
  });

  test('a refused match is typed again where it was, with the sentence at its field', async ({
    page,
    startSession,
  }) => {
    await startSession();
    await seedList(page);
    await page.goto('/create-match');
    await answer(page, MATCHES, 422, [{ path: ['location'], message: 'Ese lugar no.' }]);
    await typeMatch(page);
    await expect(page).toHaveURL(/\/create-match$/);
    await expect(page.getByLabel('Lugar')).toHaveAccessibleDescription('Ese lugar no.');
    await expect(page.getByLabel('Lugar')).toHaveValue('Cancha');
    await expect(page.getByLabel('Fecha')).toHaveValue('03/01/2030');
  });
});

test('a page reloaded during a save keeps the input, and saving again makes one list', async ({
  page,
  startSession,
}) => {
  await startSession();
  await typeList(page);
  const stored = Promise.withResolvers<void>();
  await page.route(LISTS, async (route) => {
    if (route.request().method() !== 'POST') return route.fallback();
    await route.fetch();
    stored.resolve();
  });
  await saveList(page);
  await stored.promise;
  await page.reload();
  await page.unroute(LISTS);
  await page.goto('/create-players-list');
  await expect(page.getByLabel('Nombre de la lista')).toHaveValue('Los de los jueves');
  await saveList(page);
  await expect(toast(page, '¡Lista creada!')).toBeVisible();
  expect(await ask(page, 'GET', '/api/lists')).toHaveLength(1);
});
