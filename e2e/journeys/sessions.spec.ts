import type { Page } from '@playwright/test';
import { press, testFailures } from '../support/failures.ts';
import { overflow, smallTargets, violations } from '../support/browser/look.ts';
import { ask } from '../support/seed.ts';
import { expect, test } from '../support/test.ts';
import { toast } from '../support/toast.ts';

const PATH = '/api/sessions';
const panel = (page: Page) => page.getByRole('region', { name: 'Tus sesiones' });
const rows = (page: Page) => panel(page).getByRole('listitem');
const endOthers = (page: Page) => panel(page).getByRole('button', { name: 'Cerrar las demás' });

test('a single session is listed without a way to close others', async ({ page, startSession }) => {
  await startSession();
  await page.goto('/profile');
  await expect(rows(page)).toHaveCount(1);
  await expect(rows(page)).toContainText('Chrome en Linux');
  await expect(rows(page)).toContainText('Esta sesión');
  await expect(rows(page)).toContainText(/Inicio: hoy \d\d:\d\d · Último uso: hoy \d\d:\d\d/);
  await expect(panel(page)).toContainText('No estás conectado en ningún otro lado.');
  await expect(endOthers(page)).toHaveCount(0);
});

test('dates have the usual format, and an unknown browser is named as such', async ({
  page,
  startSession,
}) => {
  await startSession();
  const session = { id: 'x'.repeat(22), current: false, lastSeenAt: '2026-02-01T01:00:00.000000Z' };
  const sessions = [{ ...session, device: 'curl/8', startedAt: '2026-01-04T12:00:00.000000Z' }];
  await page.route(`**${PATH}`, (route) => route.fulfill({ json: sessions }));
  await page.goto('/profile');
  await expect(rows(page)).toContainText('Navegador desconocido');
  await expect(rows(page)).toContainText('Inicio: 04/01/2026 09:00 · Último uso: 31/01/2026 22:00');
  await expect(rows(page)).not.toContainText('Esta sesión');
});

test.describe('all other sessions', () => {
  // The other device gets a 401 when its session has ended.
  test.use({ expectedComplaint: /401/ });

  test(
    'are closed after a confirmation, also by keyboard, which signs out the other device',
    { tag: '@both' },
    async ({ page, startSession, otherDevice }) => {
      await startSession();
      await otherDevice.goto('/profile');
      await page.goto('/profile');
      await expect(rows(page)).toHaveCount(2);
      await expect(rows(page).filter({ hasText: 'Esta sesión' })).toHaveCount(1);
      await expect(rows(page).first()).toContainText('Esta sesión');
      expect(await violations(page)).toEqual([]);
      expect(await smallTargets(page)).toEqual([]);
      expect(await overflow(page)).toBe(0);

      const question = page.getByRole('alertdialog', { name: '¿Cerrar las demás?' });
      await endOthers(page).press('Enter');
      await expect(question).toContainText('Acá seguís conectado.');
      await page.keyboard.press('Escape');
      await expect(question).toBeHidden();
      await expect(endOthers(page)).toBeFocused();
      expect(await ask(page, 'GET', PATH)).toHaveLength(2);

      await endOthers(page).press('Enter');
      await question.getByRole('button', { name: 'CERRAR LAS DEMÁS' }).press('Enter');
      await expect(toast(page, 'Cerramos tus demás sesiones.')).toBeVisible();
      await expect(rows(page)).toHaveCount(1);
      await expect(panel(page).getByRole('list')).toBeFocused();
      expect(await ask(page, 'GET', PATH)).toMatchObject([{ current: true }]);
      await otherDevice.goto('/profile');
      await expect(otherDevice).toHaveURL(/\/landing$/);
    },
  );
});

test('the loading state is shown', { tag: '@long' }, async ({ page, signIn }) => {
  let answer = () => {};
  const answered = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await signIn();
  await page.route(`**${PATH}`, async (route) => {
    await answered;
    await route.continue();
  });
  await page.goto('/profile');
  await expect(panel(page)).toContainText('Cargando sesiones...');
  answer();
  await expect(rows(page)).toHaveCount(1);
});

test.describe('when they cannot be loaded', () => {
  test.use({ expectedComplaint: /503/ });

  test(
    'the failure is shown, and Reintentar loads them',
    { tag: '@long' },
    async ({ page, startSession }) => {
      await startSession();
      await page.route(`**${PATH}`, (route) => route.fulfill({ status: 503, body: '{}' }));
      await page.goto('/profile');
      await expect(panel(page)).toContainText('No se pudieron cargar tus sesiones.');
      expect(await violations(page)).toEqual([]);
      await page.unroute(`**${PATH}`);
      await panel(page).getByRole('button', { name: 'Reintentar' }).click();
      await expect(rows(page)).toHaveCount(1);
    },
  );
});

test.describe('when they cannot be closed', () => {
  testFailures([
    {
      what: 'all other sessions',
      path: () => '/profile',
      request: ['DELETE', /\/api\/sessions\/others$/],
      act: async (page) => {
        await press(page, 'Cerrar las demás');
        const question = page.getByRole('alertdialog');
        await question.getByRole('button', { name: 'CERRAR LAS DEMÁS' }).click();
      },
      says: 'No se pudieron cerrar las demás sesiones. Intentá nuevamente.',
    },
  ]);
});
