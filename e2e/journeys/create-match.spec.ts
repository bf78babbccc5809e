import { type Match, todayIn, WEEKDAYS } from '@picadito/domain';
import { delayRequests } from '../support/browser/hold.ts';
import { refuseField, typeMatch } from '../support/failures.ts';
import { ask, chooseList, seedList, seedMatch, ZONE } from '../support/seed.ts';
import { expect, test } from '../support/test.ts';
import { toast } from '../support/toast.ts';

test('the form asks for a weekday only when the match repeats, and shows a preview', async ({
  page,
  startSession,
}) => {
  await startSession();
  await seedList(page, [{ name: 'Ana' }, { name: 'Beto' }]);
  await page.goto('/create-match');
  const date = page.getByLabel('Fecha');
  const day = page.getByLabel('Día de la semana');
  const preview = page.getByRole('complementary', { name: 'Vista previa' });
  await expect(page.locator('input[type=date]')).toHaveAttribute('min', todayIn(ZONE, Date.now()));
  await expect(page.getByText('DD/MM/YYYY', { exact: true })).toBeVisible();
  await expect(page.getByText('Formato de 24 h, por ejemplo 18:30', { exact: true })).toBeVisible();
  await expect(preview).toContainText('Fecha sin elegir');
  await expect(preview).toContainText('Lugar sin elegir');

  await date.fill('3/1/2030');
  await page.getByLabel('Hora').fill('18:30');
  await page.getByLabel('Lugar').fill('Cancha Núñez');
  await expect(preview).toContainText('Jueves 03/01/2030');
  await expect(preview).toContainText('18:30');
  await expect(preview).toContainText('Cancha Núñez');
  await expect(preview).toContainText('Los de los jueves · 2 jugadores');
  await expect(preview).toContainText('Pendiente');
  await expect(preview).not.toContainText('Se repite');
  await expect(day).toHaveCount(0);

  await page.getByLabel(/Partido recurrente/).check();
  await expect(day).toHaveValue('4');
  await expect(day.getByRole('option')).toHaveText(['Elegí un día', ...WEEKDAYS]);
  for (const [value, name] of WEEKDAYS.entries()) {
    await day.selectOption(String(value));
    await expect(preview).toContainText(`Se repite cada ${name.toLocaleLowerCase('es')}`);
  }
  await page.getByLabel(/Partido recurrente/).uncheck();
  await expect(day).toHaveCount(0);
  await expect(preview).not.toContainText('Se repite');
});

test('a recurring match is created with its weekday and listed as weekly', async ({
  page,
  startSession,
}) => {
  await startSession();
  await seedList(page);
  await page.goto('/create-match');
  await page.getByLabel('Fecha').fill('2030-01-03');
  await page.getByLabel('Hora').fill('21:00');
  await page.getByLabel('Lugar').fill('Cancha Núñez');
  await page.getByLabel(/Partido recurrente/).check();
  await page.getByLabel('Día de la semana').selectOption('Sábado');
  await page.getByRole('button', { name: 'CREAR PARTIDO' }).click();
  await expect(toast(page, 'Partido creado correctamente')).toBeVisible();
  expect(await ask<Match[]>(page, 'GET', '/api/matches')).toMatchObject([
    { isRecurring: true, recurringDay: 6 },
  ]);
  await page.goto('/recurring-matches');
  const row = page.getByRole('list', { name: 'Partidos recurrentes' }).getByRole('listitem');
  await expect(row).toContainText('Sábado');
  await expect(row).toContainText('Próximo: Jueves 03/01/2030');
});

test('a new match leads to the players of its list, though another list was selected', async ({
  page,
  startSession,
}) => {
  await startSession();
  const other = await seedList(page, [{ name: 'Mora' }], 'Torneo');
  const list = await seedList(page, [{ name: 'Ana' }]);
  await page.goto('/create-match');
  await chooseList(page, other);
  await page.getByLabel('Fecha').fill('2030-01-03');
  await page.getByLabel('Hora').fill('21:00');
  await page.getByLabel('Lugar').fill('Cancha Núñez');
  await page.getByLabel('Lista de jugadores').selectOption(list.id);
  await page.getByRole('button', { name: 'CREAR PARTIDO' }).click();
  await expect(page).toHaveURL('/add-players');
  await expect(page.getByText('Ana', { exact: true })).toBeVisible();
});

test('the match created last is preselected, even before a nearer one', async ({
  page,
  startSession,
}) => {
  await startSession();
  const list = await seedList(page, [{ name: 'Ana' }]);
  await seedMatch(page, list, { location: 'La más cercana', date: '2029-12-01' });
  await page.goto('/confirm-attendance');
  const selector = page.getByRole('combobox', { name: 'Partido' });
  await expect(selector.getByRole('option', { selected: true })).toContainText('La más cercana');

  await page.goto('/create-match');
  await page.getByLabel('Fecha').fill('2030-06-01');
  await page.getByLabel('Hora').fill('21:00');
  await page.getByLabel('Lugar').fill('La nueva');
  await page.getByRole('button', { name: 'CREAR PARTIDO' }).click();
  await expect(page).toHaveURL('/add-players');
  await expect(toast(page, 'Partido creado correctamente')).toBeVisible();
  const matches = await ask<Match[]>(page, 'GET', '/api/matches');
  const created = matches.find(({ location }) => location === 'La nueva');
  expect(await page.evaluate(() => sessionStorage.getItem('last_created_match_id'))).toBe(
    created?.id,
  );
  for (const path of ['/confirm-attendance', '/form-teams']) {
    await page.goto(path);
    await expect(selector.getByRole('option', { selected: true })).toContainText('La nueva');
  }
});

test('the form stays until its match is saved, and a second tap creates no second match', async ({
  page,
  startSession,
}) => {
  await startSession();
  await seedList(page);
  await page.goto('/create-match');
  const letGo = await delayRequests(page, 'POST', '**/api/matches');
  await typeMatch(page);
  const create = page.getByRole('button', { name: 'CREAR PARTIDO' });
  await expect(create).toHaveAttribute('aria-disabled', 'true');
  await create.click({ force: true });
  await expect(page).toHaveURL('/create-match');
  await expect(toast(page, 'Partido creado correctamente')).toHaveCount(0);
  letGo();
  await expect(toast(page, 'Partido creado correctamente')).toBeVisible();
  await expect(page).toHaveURL('/add-players');
  expect(await ask(page, 'GET', '/api/matches')).toHaveLength(1);
});

test.describe('when the server refuses the place', () => {
  test.use({ expectedComplaint: /422/ });

  test('a refused match stays as it was typed, with the sentence at its field', async ({
    page,
    startSession,
  }) => {
    await startSession();
    await seedList(page);
    await page.goto('/create-match');
    await refuseField(page, '**/api/matches', 'location', 'Ese lugar no.');
    await typeMatch(page);
    await expect(page.getByLabel('Lugar')).toHaveAccessibleDescription('Ese lugar no.');
    await expect(page).toHaveURL('/create-match');
    await expect(page.getByLabel('Lugar')).toHaveValue('Cancha');
    await expect(page.getByLabel('Fecha')).toHaveValue('03/01/2030');
  });
});
