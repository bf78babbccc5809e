import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, test } from '../support/test.ts';

const DEMO = 'demo@picadito.local';

const SCREENS = [
  ['/', /^¡?Hola/],
  ['/dashboard', /^¡?Hola/],
  ['/create-match', 'Nuevo partido'],
  ['/add-players', 'Jugadores'],
  ['/create-players-list', 'Nueva lista'],
  ['/player-lists', 'Listas de jugadores'],
  ['/edit-players-list', 'Listas de jugadores'],
  ['/player-list/algo', 'Lista de Jugadores'],
  ['/edit-player-list/algo', 'Editar Lista'],
  ['/confirm-attendance', 'Confirmar Asistencia'],
  ['/form-teams', 'Armar Equipos'],
  ['/share-teams', 'Compartir Equipos'],
  ['/history', 'Historial de Partidos'],
  ['/rankings', 'Ranking'],
  ['/recurring-matches', 'Partidos Recurrentes'],
  ['/profile', 'Mi Perfil'],
  ['/no-such-screen', 'PANTALLA NO ENCONTRADA'],
] as const;

for (const [account, state] of [
  [DEMO, 'with sample data'],
  ['vacio-2@picadito.local', 'empty'],
] as const) {
  test(`every screen ${state} has its heading, reaches no further than the window, and axe finds nothing`, async ({
    page,
    signIn,
  }) => {
    await signIn(account);
    for (const [path, title] of SCREENS) {
      await test.step(path, async () => {
        await page.goto(path);
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
        await expect(page.getByText('Cargando')).toHaveCount(0);
        await expect(page).toHaveTitle(/Picadito/);
        expect(await violations(page)).toEqual([]);
        expect(await overflow(page)).toBe(0);
      });
    }
  });
}

test('the landing has its heading, reaches no further than the window, and axe finds nothing', async ({
  page,
}) => {
  await page.goto('/landing');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await violations(page)).toEqual([]);
  expect(await overflow(page)).toBe(0);
});

test('the account chooser is as accessible as the rest', async ({ page }) => {
  await page.goto('/auth/google?mode=redirect');
  await expect(page.getByRole('heading', { name: 'Elegí una cuenta' })).toBeVisible();
  expect(await violations(page)).toEqual([]);
});

test('a visitor of any screen is sent to the landing', async ({ page }) => {
  for (const [path] of SCREENS) {
    await page.goto(path);
    await expect(page).toHaveURL(/\/landing$/);
  }
});

async function violations(page: Page): Promise<string[]> {
  const { violations: found } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'])
    .analyze();
  return found.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
  );
}

/** How many pixels of the page are only reached by scrolling sideways. */
async function overflow(page: Page): Promise<number> {
  return page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
}
