import { expect, type Page } from '@playwright/test';

export type TypedPlayer = { name: string; level: string; whatsapp: string };

export async function addPlayer(page: Page, player: TypedPlayer): Promise<void> {
  await page.getByLabel('Nombre', { exact: true }).fill(player.name);
  await chooseLevel(page, player.level);
  await page.getByRole('textbox', { name: /WhatsApp/ }).fill(player.whatsapp);
  await page.getByRole('button', { name: 'AGREGAR JUGADOR' }).click();
  await expect(page.getByRole('listitem').filter({ hasText: player.name })).toBeVisible();
  await expect(page.getByLabel('Nombre', { exact: true })).toHaveValue('');
}

export async function chooseLevel(page: Page, level: string): Promise<void> {
  const radio = page.locator(`input[type=radio][value="${level}"]`);
  await page.locator('label').filter({ has: radio }).click();
}

/** Types a list called 'Los de los jueves' with Beto in it, without saving it. */
export async function typeList(page: Page): Promise<void> {
  await page.goto('/create-players-list');
  await page.getByLabel('Nombre de la lista').fill('Los de los jueves');
  await addPlayer(page, { name: 'Beto', level: '3', whatsapp: '11 5555 1234' });
}
