import { readFile } from 'node:fs/promises';
import type { AccountExport, SessionReply } from '@picadito/domain';
import type { Page } from '@playwright/test';
import { openLive } from '../support/live.ts';
import { ask, seedRoster } from '../support/seed.ts';
import { FOUR } from '../support/teams.ts';
import { expect, test } from '../support/test.ts';
import { toast } from '../support/toast.ts';

const keptBy = (page: Page) =>
  page.evaluate(() => Object.keys({ ...localStorage, ...sessionStorage }));

test('the export downloads all data as one file', async ({ page, startSession, account }) => {
  await startSession();
  const { list, match } = await seedRoster(page, FOUR, 2);
  await page.goto('/profile');
  const coming = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Descargar mis datos' }).click();
  const download = await coming;
  await expect(toast(page, 'Tus datos están en tus descargas.')).toBeVisible();
  expect(download.suggestedFilename()).toMatch(/^picadito-\d{4}-\d\d-\d\d\.json$/);
  const data = JSON.parse(await readFile(await download.path(), 'utf8')) as AccountExport;
  expect(data.profile.email).toBe(account);
  expect(data.lists).toMatchObject([{ id: list.id }]);
  expect(data.players.map(({ name }) => name)).toEqual(['Ana', 'Beto', 'Caro', 'Dani']);
  expect(data.matches).toMatchObject([{ id: match.id }]);
  expect(data.matches[0]?.players.filter(({ confirmed }) => confirmed)).toHaveLength(2);
});

test.describe('an account', () => {
  // The other device gets a 401 when its session has ended.
  test.use({ expectedComplaint: /401/ });

  test('that is deleted clears this browser and signs out every device', async ({
    page,
    signIn,
    otherDevice,
  }) => {
    await signIn();
    const { id } = (await seedRoster(page, FOUR)).list;
    await openLive(otherDevice, '/player-lists');
    await page.goto(`/edit-player-list/${id}`);
    await page.getByLabel('Nombre de la lista').fill('A medio escribir');
    await page.goto('/profile');
    await page.getByRole('button', { name: 'Eliminar mi cuenta' }).click();
    const question = page.getByRole('alertdialog', { name: '¿Eliminar tu cuenta?' });
    await expect(question).toContainText('tus listas con sus jugadores');
    await expect(question).toContainText('No se puede deshacer.');

    await question.getByRole('button', { name: 'ELIMINAR CUENTA' }).click();
    const word = question.getByLabel('Escribí ELIMINAR para confirmar');
    await expect(word).toBeFocused();
    await expect(word).toHaveAccessibleDescription('Falta la palabra ELIMINAR.');
    await word.fill('ELIMINAR');
    await question.getByRole('button', { name: 'Cancelar' }).click();
    await expect(question).toBeHidden();
    expect(await ask(page, 'GET', '/api/lists')).toHaveLength(1);

    await page.getByRole('button', { name: 'Eliminar mi cuenta' }).click();
    await expect(word).toHaveValue('');
    await word.fill('eliminar');
    await question.getByRole('button', { name: 'ELIMINAR CUENTA' }).click();
    await expect(page).toHaveURL(/\/landing$/);
    await expect(toast(page, 'Cuenta eliminada')).toBeVisible();
    expect(await keptBy(page)).toEqual([]);
    expect(await ask<SessionReply>(page, 'GET', '/api/session')).toMatchObject({ user: null });
    await expect(otherDevice).toHaveURL(/\/landing$/);

    await signIn();
    await expect(page.getByText('No tienes listas de jugadores')).toBeVisible();
    expect(await ask(page, 'GET', '/api/matches')).toEqual([]);
  });
});
