import { addDays, formatDate, longDate, type Match, todayIn, weekdayOf } from '@picadito/domain';
import type { Page } from '@playwright/test';
import { overflow, smallTargets, violations } from '../support/browser/look.ts';
import { ask, seedList, seedMatch, ZONE } from '../support/seed.ts';
import { expect, test } from '../support/test.ts';
import { toast } from '../support/toast.ts';

const chips = (page: Page, group: string) => page.getByRole('group', { name: group, exact: true });
const chip = (page: Page, group: string, name: string | RegExp) =>
  chips(page, group).getByRole('button', { name });

test('a first match takes two taps and a location, whose field the second tap opens, with the only list preselected', async ({
  page,
  startSession,
}) => {
  await startSession();
  const list = await seedList(page, [{ name: 'Ana' }]);
  await page.goto('/create-match');
  const tomorrow = addDays(todayIn(ZONE, Date.now()), 1);
  await chip(page, 'Días', `Mañana, ${longDate(tomorrow)}`).click();
  await expect(page.getByLabel('Fecha')).toHaveValue(formatDate(tomorrow));
  await chip(page, 'Turnos', '21:00').click();
  await expect(page.getByLabel('Hora')).toHaveValue('21:00');
  await expect(page.getByRole('button', { pressed: true })).toHaveText(['Mañana', '21:00']);
  await expect(chips(page, 'Canchas de antes')).toHaveCount(0);
  await expect(page.getByLabel('Lugar')).toBeFocused();
  await page.getByLabel('Lugar').fill('Cancha Núñez');
  await page.getByRole('button', { name: 'CREAR PARTIDO' }).click();
  await expect(toast(page, 'Partido creado correctamente')).toBeVisible();
  expect(await ask<Match[]>(page, 'GET', '/api/matches')).toMatchObject([
    { date: tomorrow, time: '21:00', location: 'Cancha Núñez', listId: list.id },
  ]);
});

test('the weekday, hour and locations used last are chips, and native inputs are available', async ({
  page,
  startSession,
}) => {
  await startSession();
  const list = await seedList(page);
  for (const location of ['Club Sur', 'Parque', 'El Galpón', 'Cancha Núñez']) {
    await seedMatch(page, list, { location, time: '18:30' });
  }
  await page.goto('/create-match');
  await expect(chips(page, 'Canchas de antes').getByRole('button')).toHaveText([
    'Cancha Núñez',
    'El Galpón',
    'Parque',
  ]);
  await expect(chips(page, 'Turnos').getByRole('button')).toHaveText([
    '18:30',
    '19:00',
    '20:00',
    '21:00',
    '22:00',
  ]);
  const thursday = chip(page, 'Días', /^Jueves/);
  await thursday.click();
  expect(weekdayOf(await page.locator('input[type=date]').inputValue())).toBe(4);
  await chip(page, 'Canchas de antes', 'El Galpón').click();
  const preview = page.getByRole('complementary', { name: 'Vista previa' });
  await expect(preview).toContainText('El Galpón');
  await page.getByLabel('Lugar').fill('El Galpón 2');
  await expect(chip(page, 'Canchas de antes', 'El Galpón')).toHaveAttribute(
    'aria-pressed',
    'false',
  );
  await page.getByLabel('Fecha').fill('05/01/2030');
  await expect(thursday).toHaveAttribute('aria-pressed', 'false');
});

test('a day chosen by chip sets the weekday of the repetition and clears its error', async ({
  page,
  startSession,
}) => {
  await startSession();
  await seedList(page);
  await page.goto('/create-match');
  await page.getByRole('button', { name: 'CREAR PARTIDO' }).click();
  await expect(page.getByLabel('Fecha')).toHaveAttribute('aria-invalid', 'true');
  await page.getByLabel(/Partido recurrente/).check();
  await chip(page, 'Días', /^Jueves/).click();
  await expect(page.getByLabel('Fecha')).not.toHaveAttribute('aria-invalid', 'true');
  await expect(page.getByLabel('Día de la semana')).toHaveValue('4');
});

test('chosen chips survive a reload', async ({ page, startSession }) => {
  await startSession();
  await page.goto('/create-match');
  await chip(page, 'Turnos', '22:00').click();
  await page.reload();
  await expect(page.getByLabel('Hora')).toHaveValue('22:00');
  await expect(chip(page, 'Turnos', '22:00')).toHaveAttribute('aria-pressed', 'true');
});

test('editing a match shows no chips', async ({ page, startSession }) => {
  await startSession();
  const match = await seedMatch(page, await seedList(page));
  await page.goto(`/create-match?matchId=${match.id}`);
  await expect(page.getByLabel('Lugar')).toHaveValue('Cancha Núñez');
  await expect(chips(page, 'Turnos')).toHaveCount(0);
});

test(
  'the chips are accessible, with long locations and at 320 px',
  { tag: '@both' },
  async ({ page, startSession }, { project }) => {
    await startSession();
    const list = await seedList(page);
    const location = 'La Canchita de la Esquina de Avenida Independencia y Boedo';
    await seedMatch(page, list, { location, time: '20:30' });
    await seedMatch(page, list, { location: 'Club Sur', time: '20:30' });
    await page.goto('/create-match');
    await chip(page, 'Días', /^Jueves/).click();
    await chip(page, 'Turnos', '20:30').click();
    await chip(page, 'Canchas de antes', location).click();
    expect(await violations(page)).toEqual([]);
    expect(await smallTargets(page)).toEqual([]);
    await page.screenshot({
      path: `test-results/screens/${project.name}/chips.png`,
      fullPage: true,
    });
    await page.setViewportSize({ width: 320, height: 700 });
    expect(await overflow(page)).toBe(0);
  },
);
