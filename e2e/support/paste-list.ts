import type { Locator, Page } from '@playwright/test';
import { expect } from './test.ts';

export const open = (page: Page) => page.getByRole('button', { name: 'PEGAR LISTA' }).click();

export const box = (page: Page) => page.getByRole('textbox', { name: 'Lista de jugadores' });

export const row = (page: Page, name: string): Locator =>
  page.getByRole('dialog').getByRole('listitem', { name, exact: true });

export const add = (page: Page, count: number) =>
  page.getByRole('button', { name: `AGREGAR ${count}`, exact: true });

export async function paste(page: Page, text: string): Promise<void> {
  await open(page);
  await expect(box(page)).toBeFocused();
  await box(page).fill(text);
  await page.getByRole('button', { name: 'LEER' }).click();
}
