import type { Player } from '@picadito/domain';
import type { Page } from '@playwright/test';
import { ask, chooseList, seedList } from '../support/seed.ts';
import { expect, test } from '../support/test.ts';
import { toast } from '../support/toast.ts';

async function typeAnaAgain(page: Page) {
  const list = await seedList(page, [{ name: 'Ana Peña' }]);
  await chooseList(page, list);
  await page.goto('/add-players');
  await expect(page.getByRole('listitem').filter({ hasText: 'Ana Peña' })).toBeVisible();
  await page.getByLabel('Nombre', { exact: true }).fill('ana peña');
  await page.getByLabel('WhatsApp (opcional)').fill('11 5555-1234');
  await page.getByRole('button', { name: 'AGREGAR JUGADOR' }).click();
  return page.getByRole('alertdialog', { name: '¿Agregar igual?' });
}

async function namesOf(page: Page): Promise<string[]> {
  const players = await ask<Player[]>(page, 'GET', '/api/players');
  return players.map(({ name }) => name).toSorted();
}

test('a name that the list has is not added when it is the same player', async ({
  page,
  signIn,
}) => {
  await signIn();
  const question = await typeAnaAgain(page);
  await expect(question).toContainText('Ya hay alguien que se llama Ana Peña en la lista.');
  await question.getByRole('button', { name: 'No, es el mismo', exact: true }).click();
  await expect(question).toBeHidden();
  await expect(page.getByLabel('Nombre', { exact: true })).toHaveValue('ana peña');
  await expect(page.getByLabel('WhatsApp (opcional)')).toHaveValue('11 5555-1234');
  expect(await namesOf(page)).toEqual(['Ana Peña']);

  await page.getByRole('button', { name: 'AGREGAR JUGADOR' }).click();
  await expect(question).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(question).toBeHidden();
  await expect(page.getByLabel('Nombre', { exact: true })).toHaveValue('ana peña');
  expect(await namesOf(page)).toEqual(['Ana Peña']);
});

test('a name that the list has is added when it is another player', async ({ page, signIn }) => {
  await signIn();
  const question = await typeAnaAgain(page);
  await question.getByRole('button', { name: 'Sí, agregar', exact: true }).click();
  await expect(toast(page, 'Jugador agregado correctamente')).toBeVisible();
  await expect(question).toBeHidden();
  await expect(page.getByLabel('Nombre', { exact: true })).toHaveValue('');
  expect(await namesOf(page)).toEqual(['Ana Peña', 'ana peña']);
});
