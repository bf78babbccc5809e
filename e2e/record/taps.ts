import type { PlayersList } from '@picadito/domain';
import { expect, type Page } from '@playwright/test';
import { ask } from '../support/seed.ts';
import { toast } from '../support/toast.ts';

export const press = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, exact: true }).click();
export const expectToast = (page: Page, text: string | RegExp) =>
  expect(toast(page, text)).toBeVisible();
/** Resolves with the response to the next write whose path matches. */
export const answered = (page: Page, path: RegExp) =>
  page.waitForResponse(
    (response) => response.request().method() !== 'GET' && path.test(response.url()),
  );

export async function openList(page: Page, name: string): Promise<void> {
  await page.goto(`/edit-player-list/${await listOf(page, name)}`);
}

export async function chooseList(page: Page): Promise<void> {
  const id = await listOf(page, 'Los de los viernes');
  await page.getByLabel('Lista de jugadores').selectOption(id);
}

export async function listOf(page: Page, name: string): Promise<string> {
  const lists = await ask<PlayersList[]>(page, 'GET', '/api/lists');
  return lists.find((list) => list.name === name)?.id ?? '';
}
