import type { Page } from '@playwright/test';
import { TABLET, DESKTOP, PHONE } from '../support/browser/devices.ts';
import { addPlayer } from '../support/new-list.ts';
import { ask, seedList } from '../support/seed.ts';
import { expect, test } from '../support/test.ts';
import { toast } from '../support/toast.ts';

const MANY = Array.from({ length: 40 }, (_, index) => ({ name: `Jugador ${10 + index}` }));

const row = (page: Page, name: string) => page.getByRole('listitem').filter({ hasText: name });
const nameField = (page: Page) => page.getByLabel('Nombre', { exact: true });

async function isAddedInSight(page: Page, name: string): Promise<void> {
  await nameField(page).fill(name);
  await page.getByRole('button', { name: 'AGREGAR JUGADOR' }).click();
  await expect(row(page, name)).toBeInViewport({ ratio: 1 });
  await expect(toast(page, 'Jugador agregado').first()).toBeVisible();
  await expect(nameField(page)).toBeFocused();
}

for (const size of [PHONE, TABLET, DESKTOP]) {
  const tag = size === PHONE ? [] : '@long';
  test(
    `an added player is in sight at ${size.width} px, and the only list is the selected one`,
    { tag },
    async ({ page, startSession }) => {
      await page.setViewportSize(size);
      await startSession();
      const { id } = await seedList(page, MANY);
      await page.goto('/add-players');
      await expect(row(page, 'Jugador 10')).toBeVisible();
      await isAddedInSight(page, 'Jugador 255');
      await page.goto(`/edit-player-list/${id}`);
      await expect(row(page, 'Jugador 10')).toBeVisible();
      const opener = page.getByRole('button', { name: '+ JUGADOR' });
      if (await opener.isVisible()) await opener.click();
      await isAddedInSight(page, 'Jugador 355');
    },
  );

  test(
    `a player of a new list is in sight next to the form at ${size.width} px`,
    { tag },
    async ({ page, startSession }) => {
      await page.setViewportSize(size);
      await startSession();
      await page.goto('/create-players-list');
      for (const name of ['Ana', 'Beto', 'Caro']) {
        await addPlayer(page, { name, level: '3', whatsapp: '11 5555 1234' });
        await expect(toast(page, 'Jugador agregado correctamente')).toBeVisible();
        await expect(row(page, name)).toBeInViewport({ ratio: 1 });
        await expect(nameField(page)).toBeFocused();
        await expect(nameField(page)).toBeInViewport({ ratio: 1 });
      }
    },
  );
}

test('a name that the list has without its accents is asked about wherever it is typed', async ({
  page,
  startSession,
}) => {
  await startSession();
  const { id } = await seedList(page, [{ name: 'Ana' }, { name: 'Beto' }]);
  const namesOf = async () =>
    (await ask<{ name: string }[]>(page, 'GET', '/api/players')).map(({ name }) => name);
  const question = page.getByRole('alertdialog');
  await page.goto('/add-players');
  await nameField(page).fill('ána');
  await page.getByRole('button', { name: 'AGREGAR JUGADOR' }).click();
  await expect(question).toContainText('Ya hay alguien que se llama Ana en la lista.');
  await question.getByRole('button', { name: 'No, es el mismo' }).click();

  await page.goto(`/edit-player-list/${id}`);
  await page.getByRole('button', { name: '+ JUGADOR' }).click();
  await nameField(page).fill('ÁNA');
  await page.getByRole('button', { name: 'AGREGAR JUGADOR' }).click();
  await expect(question).toContainText('Ya hay alguien que se llama Ana en la lista.');
  await question.getByRole('button', { name: 'No, es el mismo' }).click();

  await page.getByRole('button', { name: 'Editar a Beto' }).click();
  const beto = page.getByRole('form', { name: 'Editar a Beto' });
  await beto.getByLabel('Nombre').fill('aná');
  await beto.getByRole('button', { name: 'GUARDAR' }).click();
  await expect(question).toContainText('¿Guardar igual?');
  await question.getByRole('button', { name: 'Cambiar el nombre' }).click();
  expect(await namesOf()).toEqual(['Ana', 'Beto']);
  await beto.getByRole('button', { name: 'GUARDAR' }).click();
  await question.getByRole('button', { name: 'Sí, guardar' }).click();
  await expect(beto).toHaveCount(0);
  expect((await namesOf()).toSorted()).toEqual(['Ana', 'aná']);

  await page.goto('/create-players-list');
  await addPlayer(page, { name: 'Caro', level: '3', whatsapp: '11 5555 1234' });
  await nameField(page).fill('Cáro');
  await page.getByRole('textbox', { name: /WhatsApp/ }).fill('11 5555 1235');
  await page.getByRole('button', { name: 'AGREGAR JUGADOR' }).click();
  await expect(question).toContainText('Ya hay alguien que se llama Caro en la lista.');
});
