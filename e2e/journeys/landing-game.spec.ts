import type { Page } from '@playwright/test';
import { overflow, smallTargets, violations } from '../support/browser/look.ts';
import { expect, test } from '../support/test.ts';

const PASTED = `Fútbol del jueves
1. Ana
2. Beto
3. Caro
4. Dani

No va:
❌ Elsa`;

const field = (page: Page) => page.getByRole('textbox', { name: 'Pegá la lista del grupo' });
const team = (page: Page, name: 'Claro' | 'Oscuro') =>
  page.getByRole('list', { name: `Equipo ${name}` });
const level = (page: Page, player: string) =>
  page.getByRole('button', { name: new RegExp(`^Nivel . de ${player}`) });
const storedList = (page: Page) =>
  page.evaluate(() => sessionStorage.getItem('picadito_visitor_list'));

async function isWellMade(page: Page): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    expect(await violations(page)).toEqual([]);
  }
  expect(await smallTargets(page)).toEqual([]);
  expect(await overflow(page)).toBe(0);
}

/** Pastes the text as a visitor does, which causes one input event. */
async function paste(page: Page, text: string): Promise<void> {
  await field(page).focus();
  await page.keyboard.insertText(text);
}

test(
  'a pasted list is dealt into two teams, which are repaired and change with levels',
  { tag: '@both' },
  async ({ page }) => {
    await page.goto('/landing');
    await paste(page, PASTED);
    await expect(team(page, 'Claro').getByRole('listitem')).toHaveCount(2);
    await expect(team(page, 'Oscuro').getByRole('listitem')).toHaveCount(2);
    await expect(page.getByText('Elsa', { exact: true })).toHaveCount(0);
    await isWellMade(page);

    await level(page, 'Ana').click();
    await expect(level(page, 'Ana')).toHaveText('4');
    await expect(page.getByText('7 a 6').or(page.getByText('6 a 7'))).toBeVisible();

    await page.getByRole('button', { name: 'Beto', exact: true }).click();
    await expect(page.getByText('¿Se bajó Beto?')).toBeVisible();
    await isWellMade(page);
    await page.getByRole('button', { name: 'SÍ, SE BAJÓ' }).click();
    await expect(page.getByText(/^Se bajó Beto\./)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Beto', exact: true })).toHaveCount(0);
  },
);

test('the list stays in the browser, survives a reload, and Borrar removes it', async ({
  page,
}) => {
  await page.goto('/landing');
  const sent: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (!pathname.startsWith('/assets/')) sent.push(pathname);
  });
  await page.getByRole('button', { name: 'Probar con un ejemplo' }).click();
  await level(page, 'Beto').click();
  await expect(level(page, 'Beto')).toHaveText('3');
  expect(sent).toEqual([]);

  await page.reload();
  await expect(level(page, 'Beto')).toHaveText('3');
  await page.getByRole('button', { name: 'Borrar' }).click();
  await expect(team(page, 'Claro')).toHaveCount(0);
  await expect(field(page)).toHaveValue('');
  expect(await storedList(page)).toBeNull();
});

test('a sign-out in another tab removes the list', async ({ page, context }) => {
  await page.goto('/landing');
  await paste(page, PASTED);
  await expect(team(page, 'Claro')).toBeVisible();
  const other = await context.newPage();
  await other.goto('/privacy');
  await other.evaluate(() => {
    new BroadcastChannel('picadito-auth').postMessage({ type: 'picadito:signed-out' });
  });
  await expect(field(page)).toHaveValue('');
  expect(await storedList(page)).toBeNull();
});

test(
  'Guardar y convocar signs in and puts the list into the form, where nothing is saved yet',
  { tag: '@both' },
  async ({ page, isMobile }) => {
    await page.goto('/landing');
    await paste(page, PASTED);
    await level(page, 'Caro').click();
    const popup = isMobile ? null : page.waitForEvent('popup');
    await page.getByRole('button', { name: 'Guardar y convocar' }).click();
    const chooser = (await popup) ?? page;
    await chooser.getByRole('button', { name: /Cuenta vacía 3/ }).click();
    await expect(page).toHaveURL(/\/create-players-list$/);
    await expect(page.getByRole('textbox', { name: 'Nombre de la lista' })).toHaveValue(
      'Fútbol del jueves',
    );
    await expect(page.getByText('4 jugadores').first()).toBeVisible();
    await expect(page.getByText('Caro').first()).toBeVisible();
    await expect.poll(() => storedList(page)).toBeNull();
    expect(await (await page.request.get('/api/lists')).json()).toEqual([]);
    // The line of the player who does not come waits for a decision.
    await page.getByRole('button', { name: 'PEGAR LISTA' }).click();
    await expect(page.getByRole('dialog').getByText(/Elsa/).first()).toBeVisible();
  },
);

test('a text without two names says so, and the example takes its place', async ({ page }) => {
  await page.goto('/landing');
  await paste(page, '¿Quién va el jueves?');
  await expect(page.getByText('No encontramos dos jugadores en ese texto.')).toBeVisible();
  await page.getByRole('button', { name: 'Probar con un ejemplo' }).click();
  await expect(team(page, 'Claro').getByRole('listitem')).toHaveCount(5);
});

test('names with markup are shown as text', async ({ page }) => {
  await page.goto('/landing');
  await paste(page, '<img src=x onerror=alert(1)>\nBeto\nCaro');
  await expect(team(page, 'Claro')).toBeVisible();
  expect(await page.locator('[data-game] img').count()).toBe(0);
});

test.describe('when the game cannot load', () => {
  test.use({ expectedComplaint: /ERR_FAILED/ });

  test('a sentence says so, and the next touch loads it', async ({ page }) => {
    await page.goto('/landing');
    await page.route('**/assets/game-*.js', (route) => route.abort());
    await page.getByRole('button', { name: 'Probar con un ejemplo' }).click();
    await expect(page.getByText('No pudimos armar los equipos').first()).toBeVisible();
    await page.unroute('**/assets/game-*.js');
    await field(page).click();
    await expect(team(page, 'Claro')).toBeVisible();
  });
});
