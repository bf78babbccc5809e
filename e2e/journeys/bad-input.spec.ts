import { typeList } from '../support/new-list.ts';
import { expect, test } from '../support/test.ts';

test.describe('when the server cannot be reached', () => {
  test('a failed save says so, and nothing that was typed is lost, also by a reload', async ({
    page,
    signIn,
  }) => {
    await signIn();
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

  test.use({ expectedComplaint: /503/ });
});

test('a number that is none is refused at its field, and stays there', async ({ page, signIn }) => {
  await signIn();
  await page.goto('/create-players-list');
  const number = page.getByRole('textbox', { name: /WhatsApp/ });
  await page.getByLabel('Nombre', { exact: true }).fill('Beto');
  for (const [typed, sentence] of [
    ['', 'El número de WhatsApp es obligatorio.'],
    ['1234', 'El número tiene que tener entre 8 y 15 dígitos.'],
    ['15-5555-1234', 'Falta el código de área. Escribilo así: 11 5555 1234.'],
  ] as const) {
    await number.fill(typed);
    await page.getByRole('button', { name: 'AGREGAR JUGADOR' }).click();
    await expect(page.getByText(sentence).first()).toBeVisible();
    await expect(number).toHaveAttribute('aria-invalid', 'true');
    await expect(number).toHaveValue(typed);
  }
  await number.fill('11 5555 1234');
  await number.blur();
  await expect(page.getByText('+54 9 11 5555 1234')).toBeVisible();
});

test('double taps add once', async ({ page, signIn }) => {
  await signIn();
  await page.request.post('/api/lists', { data: { name: 'Jueves' } });
  await page.goto('/player-lists');
  await page.getByRole('button', { name: /Jueves/ }).click();
  await page.getByLabel('Nombre', { exact: true }).fill('Beto');
  await page.getByRole('button', { name: 'AGREGAR JUGADOR' }).dblclick();
  await expect(page.getByText('Jugador agregado correctamente').first()).toBeVisible();
  expect(await (await page.request.get('/api/players')).json()).toHaveLength(1);
});
