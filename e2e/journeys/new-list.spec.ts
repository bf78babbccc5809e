import { delayRequests } from '../support/browser/hold.ts';
import { elementsOutOfSight } from '../support/browser/in-sight.ts';
import { DESKTOP, PHONE } from '../support/browser/devices.ts';
import { refuseField } from '../support/failures.ts';
import { typeList } from '../support/new-list.ts';
import { seedList } from '../support/seed.ts';
import { expect, test } from '../support/test.ts';
import { toast, toasts } from '../support/toast.ts';

test('a new list says why it cannot be saved yet', async ({ page, startSession }) => {
  await startSession();
  await page.goto('/create-players-list');
  await expect(page.getByText('El nombre de la lista es obligatorio.')).toBeVisible();
  await page.getByLabel('Nombre de la lista').fill('Jueves');
  await expect(page.getByText('Debes agregar al menos un jugador a la lista.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'GUARDAR LISTA DE JUGADORES' })).toBeDisabled();
});

test('a duplicate name in the new list is refused at the name, once', async ({
  page,
  startSession,
}) => {
  await startSession();
  await typeList(page);
  const name = page.getByLabel('Nombre', { exact: true });
  await name.fill('BETO');
  await page.getByRole('textbox', { name: /WhatsApp/ }).fill('11 5555 1299');
  await page.getByRole('button', { name: 'AGREGAR JUGADOR' }).click();
  await expect(name).toHaveAccessibleDescription(
    'Jugador duplicado. Ya existe un jugador con el nombre BETO en la lista.',
  );
  await expect(toasts(page)).toHaveCount(0);
  await expect(name).toHaveValue('BETO');
});

test('the form stays until its list is saved, then the list opens with its link, and the next match uses it', async ({
  page,
  startSession,
}) => {
  await startSession();
  await seedList(page, [{ name: 'Mora' }], 'Torneo');
  await typeList(page);
  const letGo = await delayRequests(page, 'POST', '**/api/lists');
  const save = page.getByRole('button', { name: 'GUARDAR LISTA DE JUGADORES' });
  await save.click();
  await expect(save).toHaveAttribute('aria-disabled', 'true');
  await expect(page).toHaveURL('/create-players-list');
  await expect(toast(page, '¡Lista creada!')).toHaveCount(0);
  letGo();
  await expect(toast(page, '¡Lista creada!')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Los de los jueves');
  await expect(page.getByText('Link del grupo', { exact: true })).toBeInViewport();
  await page.goto('/create-match');
  const chosen = page.getByLabel('Lista de jugadores').locator('option:checked');
  await expect(chosen).toHaveText('Los de los jueves (1)');
});

test.describe('when the server refuses the name', () => {
  test.use({ expectedComplaint: /422/ });

  test('a refused list stays as it was typed, with the sentence at its field', async ({
    page,
    startSession,
  }) => {
    await startSession();
    await typeList(page);
    await refuseField(page, '**/api/lists', 'name', 'Ese nombre no.');
    await page.getByRole('button', { name: 'GUARDAR LISTA DE JUGADORES' }).click();
    const name = page.getByLabel('Nombre de la lista');
    await expect(name).toHaveAccessibleDescription('Ese nombre no.');
    await expect(name).toHaveValue('Los de los jueves');
    await expect(page.getByRole('listitem').filter({ hasText: 'Beto' })).toBeVisible();
  });
});

test.describe('when the server cannot be reached', () => {
  test.use({ expectedComplaint: /503/ });

  test('a failed save is reported and keeps the input, also across a reload', async ({
    page,
    startSession,
  }) => {
    await startSession();
    await typeList(page);
    await page.route('**/api/lists', (route) =>
      route.fulfill({ status: 503, contentType: 'application/problem+json', body: '{}' }),
    );
    await page.getByRole('button', { name: 'GUARDAR LISTA DE JUGADORES' }).click();
    await expect(
      page.getByText('Ocurrió un error al crear la lista de jugadores. Intenta de nuevo.').first(),
    ).toBeVisible();
    await page.unroute('**/api/lists');
    await page.reload();
    await expect(page.getByLabel('Nombre de la lista')).toHaveValue('Los de los jueves');
    await expect(page.getByRole('listitem').filter({ hasText: 'Beto' })).toBeVisible();
    await page.getByRole('button', { name: 'GUARDAR LISTA DE JUGADORES' }).click();
    await expect(page.getByText('¡Lista creada!').first()).toBeVisible();
  });
});

test('after the first list the form of the first match opens', async ({ page, signIn }) => {
  await signIn();
  await page.getByRole('link', { name: 'Nueva Lista' }).click();
  await page.getByLabel('Nombre de la lista').fill('Los de los jueves');
  await page.getByLabel('Nombre', { exact: true }).fill('Beto');
  await page.getByRole('textbox', { name: /WhatsApp/ }).fill('11 5555 1234');
  await page.getByRole('button', { name: 'AGREGAR JUGADOR' }).click();
  await page.getByRole('button', { name: 'GUARDAR LISTA DE JUGADORES' }).click();
  await expect(page).toHaveURL('/create-match');
  await expect(toast(page, '¡Lista creada!')).toBeVisible();
  await expect(page.getByLabel('Lista de jugadores')).toContainText('Los de los jueves');
});

for (const size of [PHONE, DESKTOP]) {
  test(`a new list shows its name, a player's whole form and the number of players at ${size.width}×${size.height}`, async ({
    page,
    startSession,
  }) => {
    await page.setViewportSize(size);
    await startSession();
    await page.goto('/create-players-list');
    const wanted = {
      name: page.getByLabel('Nombre de la lista'),
      player: page.getByLabel('Nombre', { exact: true }),
      level: page.getByText('Profesional'),
      whatsapp: page.getByRole('textbox', { name: /WhatsApp/ }),
      add: page.getByRole('button', { name: 'AGREGAR JUGADOR' }),
      count: page.getByText('jugadores agregados', { exact: true }).locator('..'),
      save: page.getByRole('button', { name: 'GUARDAR LISTA DE JUGADORES' }),
    };
    await expect(wanted.add).toBeVisible();
    expect(await elementsOutOfSight(page, wanted)).toEqual([]);
  });
}
