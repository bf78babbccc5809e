import type { Page } from '@playwright/test';
import type { FullAccount } from './full-account.ts';
import { expect, test } from './reader.ts';
import { readSingly } from './browser/hold.ts';
import { chooseList } from './seed.ts';

/**
 * Type of a case in which the server fails to do an action: `says` is the sentence that the screen must show, and
 * `logs` the beginning of the message in the console.
 */
export type Failure = {
  what: string;
  path: (account: FullAccount) => string;
  request: [method: string, path: RegExp];
  status?: number;
  act: (page: Page) => Promise<void>;
  says: string;
  logs?: string;
};

export function testFailures(failures: readonly Failure[]): void {
  test.use({ expectedComplaint: /Failed to load resource|ApiError/ });

  for (const { what, path, request, act, says, logs, status = 500 } of failures) {
    test(what, async ({ page, full, complaints }) => {
      const [method, url] = request;
      await readSingly(page);
      await page.route(url, (route) =>
        route.request().method() === method
          ? route.fulfill({ status, contentType: 'application/problem+json', body: '{}' })
          : route.fallback(),
      );
      await chooseList(page, { id: full.listId });
      await page.goto(path(full));
      await act(page);
      await expect(page.getByText(says).first()).toBeVisible();
      if (logs) {
        await expect.poll(() => complaints.some((line) => line.startsWith(logs))).toBe(true);
      }
    });
  }
}

export const press = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name }).first().click();

export async function confirmDeletion(page: Page): Promise<void> {
  await page.getByRole('alertdialog').getByRole('button', { name: 'Eliminar' }).click();
}

export async function typePlayer(page: Page): Promise<void> {
  await page.getByLabel('Nombre', { exact: true }).fill('Zulma');
  await press(page, 'AGREGAR JUGADOR');
}

export async function typeListName(page: Page): Promise<void> {
  await page.getByLabel('Nombre de la lista').fill('Viernes');
  await press(page, 'CREAR LISTA');
}

export async function typeMatch(page: Page): Promise<void> {
  await page.getByLabel('Fecha').fill('2030-01-03');
  await page.getByLabel('Hora').fill('21:00');
  await page.getByLabel('Lugar').fill('Cancha');
  await press(page, 'CREAR PARTIDO');
}

/** Makes the server reject each POST to `address` with a 422, whose `message` is about the field `name`. */
export async function refuseField(
  page: Page,
  address: string,
  name: string,
  message: string,
): Promise<void> {
  const errors = [{ path: [name], message }];
  const body = JSON.stringify({ status: 422, code: 'invalid-argument', errors });
  await page.route(address, (route) =>
    route.request().method() === 'POST'
      ? route.fulfill({ status: 422, contentType: 'application/problem+json', body })
      : route.fallback(),
  );
}
