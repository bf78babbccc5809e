import type { Player } from '@picadito/domain';
import type { Locator, Page } from '@playwright/test';
import { copied } from '../support/devices.ts';
import { press } from '../support/keyboard.ts';
import { overflow, smallTargets, violations } from '../support/look.ts';
import { ask, chooseList, seedList } from '../support/seed.ts';
import { expect, test } from '../support/test.ts';
import { toast } from '../support/toast.ts';

const TEXT = `⚽ Fútbol jueves 21hs
1. Juan Pérez
2. ✅ Ana 4
3. Carla +54 9 11 5555-1234
4. Gabi 123 456
5. ANA
6. Dani y Ema
7.
alias: canchita.mp`;

const open = (page: Page) => page.getByRole('button', { name: 'PEGAR LISTA' }).click();
const box = (page: Page) => page.getByRole('textbox', { name: 'Lista de jugadores' });
const row = (page: Page, name: string): Locator =>
  page.getByRole('dialog').getByRole('listitem', { name, exact: true });
const add = (page: Page, count: number) =>
  page.getByRole('button', { name: `AGREGAR ${count}`, exact: true });

async function paste(page: Page, text: string): Promise<void> {
  await open(page);
  await box(page).fill(text);
  await page.getByRole('button', { name: 'LEER' }).click();
}

test('a pasted list becomes a table to mend, one tap takes it in, and it is saved with its title', async ({
  page,
  signIn,
}) => {
  await signIn();
  await page.goto('/create-players-list');
  await paste(page, TEXT);
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('status')).toHaveText(
    'Fútbol jueves 21hs · 6 jugadores, 1 para corregir',
  );
  await expect(row(page, 'Ana').getByRole('radio', { name: '4' })).toBeChecked();
  await expect(row(page, 'ANA').getByRole('checkbox')).not.toBeChecked();
  await expect(row(page, 'ANA')).toContainText('Está repetido en el texto.');
  await expect(row(page, 'Gabi')).toContainText('El número tiene que tener entre 8 y 15 dígitos.');
  await expect(dialog.getByText('1 renglón no parece un jugador')).toBeVisible();
  expect(await violations(page)).toEqual([]);
  expect(await smallTargets(page)).toEqual([]);
  expect(await overflow(page)).toBe(0);

  await row(page, 'Dani y Ema').getByRole('button', { name: 'SEPARAR EN DOS' }).click();
  await row(page, 'Ema').locator('label', { hasText: '5' }).click();
  await row(page, 'Juan Pérez').getByRole('checkbox').uncheck();
  await add(page, 4).click();
  await expect(dialog.getByText('Agregamos a 4. Estos quedan.')).toBeVisible();
  await row(page, 'Gabi')
    .getByRole('textbox', { name: /WhatsApp/ })
    .fill('11 4444 3333');
  await add(page, 1).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByLabel('Nombre de la lista')).toHaveValue('Fútbol jueves 21hs');

  const created = page.waitForResponse((answer) => answer.request().method() === 'POST');
  await page.getByRole('button', { name: 'GUARDAR LISTA DE JUGADORES' }).click();
  const list: { id: string } = await (await created).json();
  const players = await ask<Player[]>(page, 'GET', `/api/lists/${list.id}/players`);
  expect(
    players.map(({ name, skillLevel, whatsapp }) => `${name} ${skillLevel} ${whatsapp}`),
  ).toEqual([
    'Ana 4 null',
    'Carla 3 +5491155551234',
    'Dani 3 null',
    'Ema 5 null',
    'Gabi 3 +5491144443333',
  ]);
});

test('what was copied comes in with the first tap', async ({ page, context, signIn }) => {
  await signIn();
  await page.goto('/create-players-list');
  await copied(context, page, 'Ana\nBeto\nCarla');
  await open(page);
  await add(page, 3).click();
  await expect(page.getByText('3 jugadores', { exact: true })).toBeAttached();
});

test('where the browser does not let one read, a sentence says how, and the box is there', async ({
  page,
  signIn,
}) => {
  await signIn();
  await page.goto('/create-players-list');
  await page.evaluate(() => {
    navigator.clipboard.readText = () => Promise.reject(new Error('refused'));
  });
  await open(page);
  await page.getByRole('button', { name: 'PEGAR', exact: true }).click();
  await expect(
    page.getByText(
      'El navegador no dejó leer lo copiado. Mantené apretado el cuadro y elegí Pegar.',
    ),
  ).toBeVisible();
  expect(await violations(page)).toEqual([]);
});

test('a text without names gets a sentence and is not lost; marks that turn a text around are', async ({
  page,
  signIn,
}) => {
  await signIn();
  await page.goto('/create-players-list');
  await paste(page, '12\n\n----\nalias: canchita.mp');
  await expect(
    page.getByText('No encontramos jugadores en ese texto. Pegá un nombre por renglón.'),
  ).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await page.reload();
  await open(page);
  await expect(box(page)).toHaveValue('12\n\n----\nalias: canchita.mp');

  await box(page).fill('1. \u202eJuan\u202c\n2. A\u200bna');
  await page.getByRole('button', { name: 'LEER' }).click();
  await expect(row(page, 'Juan')).toBeVisible();
  await expect(row(page, 'Ana')).toBeVisible();
});

test('of 10,000 lines the first part is read, as many as a list may have, and that is said', async ({
  page,
  context,
  signIn,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await signIn();
  await page.goto('/create-players-list');
  await page.evaluate(() => {
    const lines = Array.from({ length: 10_000 }, (_, at) => `${at + 1}. Jugador ${at}x`);
    return navigator.clipboard.writeText(lines.join('\n'));
  });
  await open(page);
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText('El texto es muy largo: leímos la primera parte.')).toBeVisible();
  await expect(
    dialog.getByText(/^Una lista puede tener hasta 500 jugadores\. Quedaron/),
  ).toBeVisible();
  await expect(add(page, 500)).toBeEnabled();
});

test('rows that are not added yet are there again when the list is opened anew', async ({
  page,
  signIn,
}) => {
  await signIn();
  await page.goto('/create-players-list');
  await paste(page, 'Ana\nBeto');
  await row(page, 'Ana')
    .getByRole('textbox', { name: /Nombre/ })
    .fill('Ana María');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await open(page);
  await expect(row(page, 'Ana María')).toBeVisible();
  await expect(add(page, 2)).toBeEnabled();
});

test.describe('without an answer', () => {
  test.use({ expectedComplaint: /ERR_FAILED|Failed to fetch/ });

  test('into a saved list they go one after another; who is refused stays with why, and goes in once', async ({
    page,
    signIn,
  }) => {
    await signIn();
    const list = await seedList(page, [{ name: 'Martín' }]);
    await page.goto('/player-lists');
    await page
      .getByRole('button', { name: new RegExp(list.name) })
      .first()
      .click();
    await chooseList(page, list);
    await page.goto('/add-players');
    let sent = 0;
    await page.route(`**/api/lists/${list.id}/players`, async (route) => {
      if (route.request().method() !== 'POST') return route.fallback();
      sent += 1;
      return sent === 2 ? route.abort() : route.fallback();
    });
    await paste(page, '1. Ana 5\n2. Beto\n3. Carla\n4. martin');
    await expect(row(page, 'martin')).toContainText('Ya está en la lista.');
    await add(page, 3).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByText('Agregamos a 1. Estos quedan.')).toBeVisible();
    await expect(row(page, 'Beto')).toContainText(
      'No se pudo agregar el jugador. Intentá nuevamente.',
    );
    await expect(row(page, 'Carla')).toContainText('No se pudo agregar el jugador.');
    await add(page, 2).click();
    await expect(dialog).toBeHidden();
    await expect(toast(page, '2 jugadores más en la lista.')).toBeVisible();
    const players = await ask<Player[]>(page, 'GET', `/api/lists/${list.id}/players`);
    expect(players.map(({ name, skillLevel }) => `${name} ${skillLevel}`)).toEqual([
      'Ana 5',
      'Beto 3',
      'Carla 3',
      'Martín 3',
    ]);
  });
});

test('where the telephone offers its contacts they come in like a pasted list, and what is typed stays', async ({
  page,
  signIn,
}) => {
  await page.addInitScript(() => {
    const chosen = [
      { name: ['Ana López'], tel: ['11 5555 0101', '11 5555 0102'] },
      { name: ['Beto'], tel: [] },
    ];
    Object.assign(window, { ContactsManager: true });
    Object.assign(navigator, { contacts: { select: () => Promise.resolve(chosen) } });
  });
  await signIn();
  await page.goto('/create-players-list');
  await open(page);
  await box(page).fill('Caro 4');
  await page.getByRole('button', { name: 'CONTACTOS' }).click();
  await expect(row(page, 'Ana López').getByRole('textbox', { name: /WhatsApp/ })).toHaveValue(
    '11 5555 0101',
  );
  await add(page, 2).click();
  await expect(page.getByText('+54 9 11 5555 0101')).toBeVisible();
  await open(page);
  await expect(box(page)).toHaveValue('Caro 4');
});

test('by keyboard alone', async ({ page, signIn }) => {
  await signIn();
  await page.goto('/create-players-list');
  await press(page, page.getByRole('button', { name: 'PEGAR LISTA' }));
  await expect(box(page)).toBeVisible();
  await box(page).focus();
  await page.keyboard.insertText('Ana\nBeto');
  await press(page, page.getByRole('button', { name: 'LEER' }));
  await press(page, row(page, 'Beto').getByRole('checkbox'), 'Space');
  await press(page, add(page, 1));
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page.getByRole('listitem').filter({ hasText: 'Ana' })).toBeVisible();
});
