import type { Page, Route } from '@playwright/test';
import { chooseList } from '../support/seed.ts';
import { untilQuiet } from '../support/browser/quiet.ts';
import { expect, test } from '../support/test.ts';

const away = (route: Route) => route.abort('internetdisconnected');

/** Returns the keys of localStorage. The app writes data a moment after they have arrived. */
const keptBy = (page: Page) => page.evaluate(() => Object.keys(localStorage).join(' '));

test.describe('without a network', () => {
  test.use({ expectedComplaint: /ERR_INTERNET_DISCONNECTED|session|No se pud|Error al/ });

  test('stored lists, players and badges open, and the rest loads when the network is back', async ({
    page,
    signIn,
    full,
  }) => {
    await signIn(full.account);
    await chooseList(page, { id: full.listId });
    await page.goto('/add-players');
    await expect(page.getByText('Hernán Ñáñez')).toBeVisible();
    await expect.poll(() => keptBy(page)).toMatch(/players/);
    await page.goto('/');
    await expect(page.getByText('Los de los jueves').first()).toBeVisible();
    await expect(page.getByText(/de 12/).first()).toBeVisible();
    await expect.poll(() => keptBy(page)).toMatch(/home/);

    await page.route('**/api/**', away);
    await page.reload();
    await expect(page.getByText('Sin señal: ves lo último que se cargó.')).toBeVisible();
    await expect(page.getByText('Los de los jueves').first()).toBeVisible();
    await expect(page.getByText(/de 12/).first()).toBeVisible();
    await page.goto('/add-players');
    await expect(page.getByText('Hernán Ñáñez')).toBeVisible();

    await page.unroute('**/api/**', away);
    await page.getByRole('button', { name: 'Reintentar' }).first().click();
    await expect(page.getByText('Sin señal')).toHaveCount(0);
  });

  test('signing out leaves no data for the next user', async ({ page, signIn, full, isMobile }) => {
    // The server would refuse a request that runs while the session ends.
    await untilQuiet(page, async () => {
      await signIn(full.account);
      await expect(page.getByText('Los de los jueves').first()).toBeVisible();
      await expect.poll(() => keptBy(page)).toMatch(/lists/);
    });
    if (isMobile) await page.getByRole('button', { name: 'Menú' }).click();
    await page.getByRole('button', { name: 'Salir' }).click();
    await expect(page).toHaveURL(/\/landing$/);
    expect(await page.evaluate(() => Object.keys({ ...localStorage, ...sessionStorage }))).toEqual(
      [],
    );
  });
});
