import { expect, test } from '../support/test.ts';
import { toast } from '../support/toast.ts';

const RULES = /\/match-rules-.*\.js/;

test('the rules of a form are loaded when it gets the focus', async ({ page, startSession }) => {
  await startSession();
  await page.goto('/create-match');
  const [rules] = await Promise.all([page.waitForRequest(RULES), page.getByLabel('Lugar').focus()]);
  expect(await rules.response()).not.toBeNull();
});

test.describe('when the rules do not load', () => {
  test.use({ expectedComplaint: /Failed to load resource|ERR_FAILED/ });

  test('the form shows the error, keeps the input, and can be sent again', async ({
    page,
    startSession,
  }) => {
    await startSession('demo@picadito.local');
    await page.route(RULES, (route) => route.abort());
    await page.goto('/create-match');
    await page.getByLabel('Lugar').fill('Cancha Núñez');
    await page.getByRole('button', { name: 'CREAR PARTIDO' }).click();
    await expect(toast(page, 'Error de conexión.')).toBeVisible();
    await expect(page.getByLabel('Lugar')).toHaveValue('Cancha Núñez');
    await page.unroute(RULES);
    await page.getByRole('button', { name: 'CREAR PARTIDO' }).click();
    await expect(page.getByText('Elegí la hora.')).toBeVisible();
  });
});
