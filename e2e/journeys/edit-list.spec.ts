import type { Match, Player } from '@picadito/domain';
import type { Page } from '@playwright/test';
import { delayRequests } from '../support/browser/hold.ts';
import { ask, seedList, seedMatch } from '../support/seed.ts';
import { expect, test } from '../support/test.ts';
import { toast } from '../support/toast.ts';

const BETO = { name: 'Beto Solé', skillLevel: '4', whatsapp: '+5491155551003' } as const;
const CARO = { name: 'Caro Núñez' } as const;

const row = (page: Page, name: string) => page.getByRole('listitem').filter({ hasText: name });
const players = (page: Page) => ask<Player[]>(page, 'GET', '/api/players');

test('a list can be renamed', async ({ page, startSession }) => {
  await startSession();
  const list = await seedList(page, [BETO, CARO]);
  await page.goto(`/edit-player-list/${list.id}`);
  await page.getByLabel('Nombre de la lista').fill('  Los de los viernes ');
  await page.getByRole('button', { name: 'GUARDAR NOMBRE' }).click();
  await expect(toast(page, 'Lista actualizada correctamente')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Los de los viernes');
  await page.reload();
  await expect(page.getByLabel('Nombre de la lista')).toHaveValue('Los de los viernes');
});

test(
  'input that is typed while the name is being saved is kept',
  { tag: '@long' },
  async ({ page, startSession }) => {
    await startSession();
    const list = await seedList(page);
    const letGo = await delayRequests(page, 'PATCH', `**/api/lists/${list.id}`);
    await page.goto(`/edit-player-list/${list.id}`);
    const name = page.getByLabel('Nombre de la lista');
    const save = page.getByRole('button', { name: 'GUARDAR NOMBRE' });
    await name.fill('Los de los viernes');
    await save.click();
    await expect(save).toHaveAttribute('aria-busy', 'true');
    await name.fill('Los de los viernes a las 21');
    letGo();
    await expect(toast(page, 'Lista actualizada correctamente')).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('«Los de los viernes»');
    await expect(name).toHaveValue('Los de los viernes a las 21');
  },
);

test('the name, level and number of a player can be changed', async ({ page, startSession }) => {
  await startSession();
  const list = await seedList(page, [BETO]);
  await page.goto(`/edit-player-list/${list.id}`);
  await page.getByRole('button', { name: 'Editar a Beto Solé' }).click();
  const form = page.getByRole('form', { name: 'Editar a Beto Solé' });
  await expect(form.getByLabel('Nombre', { exact: true })).toBeFocused();
  await form.getByLabel('Nombre', { exact: true }).fill('Beto Solá');
  await form.locator('label').filter({ hasText: 'Experto' }).click();
  await form.getByRole('textbox', { name: /WhatsApp/ }).fill('11 5555-1234');
  await form.getByRole('button', { name: 'GUARDAR' }).click();
  await expect(toast(page, 'Jugador actualizado correctamente')).toBeVisible();
  await page.reload();
  await expect(row(page, 'Beto Solá')).toContainText('Nivel 5 · Experto');
  await expect(row(page, 'Beto Solá')).toContainText('+54 9 11 5555 1234');
  const stored = { name: 'Beto Solá', skillLevel: '5', rating: 5, whatsapp: '+5491155551234' };
  expect(await players(page)).toMatchObject([stored]);
});

test(
  'players can be added and deleted while a list is edited',
  { tag: '@both' },
  async ({ page, startSession, isMobile }) => {
    await startSession();
    const list = await seedList(page, [BETO]);
    await page.goto(`/edit-player-list/${list.id}`);
    if (isMobile) await page.getByRole('button', { name: '+ JUGADOR' }).click();
    await page.getByLabel('Nombre', { exact: true }).fill('Zulma');
    await page.getByRole('button', { name: 'AGREGAR JUGADOR' }).click();
    await expect(toast(page, /^Jugador agregado$/)).toBeVisible();
    await expect(toast(page, 'Jugador agregado correctamente')).toBeVisible();
    await expect(row(page, 'Zulma')).toContainText('Nivel 3 · Intermedio');
    await leaves(page, 'Beto Solé');
    expect((await players(page)).map(({ name }) => name)).toEqual(['Zulma']);
  },
);

test(
  'unsaved input of a list and its players survives a reload',
  { tag: '@long' },
  async ({ page, startSession }) => {
    await startSession();
    const list = await seedList(page, [BETO, CARO]);
    await page.goto(`/edit-player-list/${list.id}`);
    await page.getByLabel('Nombre de la lista').fill('Los de los vier');
    await page.getByRole('button', { name: 'Editar a Beto Solé' }).click();
    const form = page.getByRole('form', { name: 'Editar a Beto Solé' });
    await form.getByLabel('Nombre', { exact: true }).fill('Bet');
    await form.getByRole('textbox', { name: /WhatsApp/ }).fill('11 55');
    await page.reload();
    await expect(page.getByLabel('Nombre de la lista')).toHaveValue('Los de los vier');
    await expect(form.getByLabel('Nombre', { exact: true })).toHaveValue('Bet');
    await expect(form.getByRole('textbox', { name: /WhatsApp/ })).toHaveValue('11 55');
    await form.getByRole('button', { name: 'Cancelar' }).click();
    await expect(row(page, 'Beto Solé')).toBeVisible();
    await page.reload();
    await expect(row(page, 'Beto Solé')).toBeVisible();
    await expect(form).toHaveCount(0);
  },
);

test('deleting a list asks first, deletes its players and keeps its matches', async ({
  page,
  startSession,
}) => {
  await startSession();
  const list = await seedList(page, [BETO, CARO]);
  const match = await seedMatch(page, list);
  await page.goto(`/edit-player-list/${list.id}`);
  const question = page.getByRole('alertdialog', { name: 'Eliminar lista' });
  await page.getByRole('button', { name: 'ELIMINAR LISTA' }).click();
  await expect(question).toContainText(
    '¿Estás seguro de que deseas eliminar esta lista? Se eliminarán todos los jugadores asociados.',
  );
  await question.getByRole('button', { name: 'Cancelar' }).click();
  await expect(question).toBeHidden();
  expect(await players(page)).toHaveLength(2);

  await page.getByRole('button', { name: 'ELIMINAR LISTA' }).click();
  await question.getByRole('button', { name: 'Eliminar' }).click();
  await expect(page).toHaveURL('/player-lists');
  await expect(page.getByText('No hay listas. ¡Crea una!')).toBeVisible();
  expect(await players(page)).toEqual([]);
  expect(await ask<Match[]>(page, 'GET', '/api/matches')).toMatchObject([
    { id: match.id, listId: null },
  ]);
});

async function leaves(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: `Eliminar a ${name}` }).click();
  const question = page.getByRole('alertdialog', { name: `¿Eliminar a ${name}?` });
  await question.getByRole('button', { name: 'ELIMINAR' }).click();
  await expect(toast(page, /^Jugador eliminado$/)).toBeVisible();
  await expect(toast(page, 'Jugador eliminado correctamente')).toBeVisible();
  await expect(row(page, name)).toHaveCount(0);
}
