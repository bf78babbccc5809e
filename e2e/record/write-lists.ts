import { expect, type Page } from '@playwright/test';
import { answered, openList, press, expectToast } from './taps.ts';

/** Names of eleven players, one more than two teams hold. */
const NAMES = 'Ana Beto Caro Dani Ema Fede Gabi Hugo Isa Juli Kevin'.split(' ');
export async function profile(page: Page): Promise<void> {
  await page.goto('/profile');
  await page.getByLabel('Nombre', { exact: true }).fill('Ana Agüero');
  await page.getByRole('textbox', { name: /WhatsApp/ }).fill('011 15 5555-1234');
  await press(page, 'GUARDAR CAMBIOS');
  await expectToast(page, 'Perfil actualizado');
  await press(page, 'Cerrar las demás');
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: /^CERRAR/ })
    .click();
  await expectToast(page, /sesi/i);
}

export async function lists(page: Page): Promise<void> {
  await page.goto('/create-players-list');
  await page.getByLabel('Nombre de la lista').fill('Los de los jueves');
  await paste(page, NAMES.map((name, at) => `${name} 3 11 5555-10${at + 10}`).join('\n'), 11);
  await press(page, 'GUARDAR LISTA DE JUGADORES');
  await expectToast(page, '¡Lista creada!');

  await page.goto('/player-lists');
  await page.getByLabel('Nombre de la lista').fill('Torneo');
  await press(page, 'CREAR LISTA');
  await expect(page).toHaveURL('/add-players');
  await page.getByLabel('Nombre', { exact: true }).fill('Zulma');
  await press(page, 'AGREGAR JUGADOR');
  await expectToast(page, 'Jugador agregado correctamente');
  await paste(page, '1. Juan 4\n2. Carla', 2);

  await openList(page, 'Los de los jueves');
  await page.getByLabel('Nombre de la lista').fill('Los de los viernes');
  await press(page, 'GUARDAR NOMBRE');
  await expectToast(page, 'Lista actualizada correctamente');
  await press(page, 'Editar a Beto');
  const marked = answered(page, /keeper/);
  await page.getByLabel('Es arquero').check();
  await marked;
  await page.getByLabel('Beto y...').selectOption('Ana');
  const paired = answered(page, /pairs/);
  await press(page, 'JUNTOS');
  await paired;
  const parted = answered(page, /pairs/);
  await press(page, /^Quitar: juntos/);
  await parted;
  await page.getByLabel('Beto y...').selectOption('Ana');
  await press(page, 'JUNTOS');
  const form = page.getByRole('form', { name: 'Editar a Beto' });
  await form.getByLabel('Nombre', { exact: true }).fill('Beto Solé');
  await form.getByRole('button', { name: 'GUARDAR' }).click();
  await expectToast(page, 'Jugador actualizado correctamente');

  await openList(page, 'Torneo');
  await press(page, 'Eliminar a Zulma');
  await page.getByRole('alertdialog').getByRole('button', { name: 'ELIMINAR' }).click();
  await expectToast(page, 'Jugador eliminado correctamente');
}

async function paste(page: Page, text: string, count: number): Promise<void> {
  await press(page, 'PEGAR LISTA');
  await page.getByRole('textbox', { name: 'Lista de jugadores' }).fill(text);
  await press(page, 'LEER');
  await press(page, `AGREGAR ${count}`);
  await expect(page.getByRole('dialog')).toBeHidden();
}
