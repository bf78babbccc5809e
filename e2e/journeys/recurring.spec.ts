import {
  addDays,
  longDate,
  type Match,
  nextOccurrence,
  todayIn,
  WEEKDAYS,
  weekdayName,
  weekdayOf,
} from '@picadito/domain';
import type { Page } from '@playwright/test';
import { ask, seedList, seedMatch, ZONE } from '../support/seed.ts';
import { expect, test } from '../support/test.ts';
import { toast } from '../support/toast.ts';

const today = () => todayIn(ZONE, Date.now());

const series = (page: Page) => page.getByRole('list', { name: 'Partidos recurrentes' });

const rows = (page: Page) => series(page).getByRole('listitem');

const stored = (page: Page) => ask<Match[]>(page, 'GET', '/api/matches');

/** Taps the tile of a weekday, since its radio button is hidden. */
const chooseDay = (page: Page, name: string) =>
  page
    .locator('label')
    .filter({ has: page.getByRole('radio', { name }) })
    .click();

/** Seeds a weekly match on each of these weekdays, on Mondays at 11:30, on Tuesdays at 12:30 and so on. */
async function seedWeekly(page: Page, places: Record<number, string>): Promise<void> {
  const list = await seedList(page);
  for (const [day, location] of Object.entries(places)) {
    const recurringDay = Number(day);
    const date = nextOccurrence(recurringDay, addDays(today(), 1));
    const when = { date, time: `1${day}:30`, location };
    await seedMatch(page, list, { ...when, isRecurring: true, recurringDay });
  }
}

test('a weekly match has day, time and location, and starts on the next such day', async ({
  page,
  startSession,
}) => {
  await startSession();
  await seedList(page);
  const date = addDays(today(), 3);
  const day = weekdayOf(date);
  expect(nextOccurrence(day, today())).toBe(date);
  await page.goto('/recurring-matches');
  await expect(page.getByText('No hay partidos recurrentes programados.')).toBeVisible();

  const days = page.getByRole('group', { name: 'Día de la semana' }).getByRole('radio');
  await expect(days).toHaveCount(7);
  for (const [value, name] of WEEKDAYS.entries()) {
    await expect(days.nth(value)).toHaveAccessibleName(name);
    await expect(days.nth(value)).toHaveValue(String(value));
  }
  await chooseDay(page, weekdayName(day));
  await page.getByLabel('Hora').fill('19:30');
  await page.getByLabel('Lugar').fill('Cancha Núñez');
  await expect(page.getByText(`El primero: ${longDate(date)}, 19:30.`)).toBeVisible();
  await page.getByRole('button', { name: /^CREAR.* RECURRENTE$/ }).click();

  await expect(toast(page, 'Éxito')).toBeVisible();
  await expect(toast(page, /^Partido recurrente creado correctamente/)).toBeVisible();
  await expect(rows(page)).toHaveCount(1);
  await expect(rows(page)).toContainText(weekdayName(day));
  await expect(rows(page)).toContainText('19:30');
  await expect(rows(page)).toContainText('Cancha Núñez');
  await expect(rows(page)).toContainText(`Próximo: ${longDate(date)}`);
  const when = { date, time: '19:30', isRecurring: true, recurringDay: day };
  expect(await stored(page)).toMatchObject([{ ...when, location: 'Cancha Núñez' }]);

  await page.goto('/history');
  const card = page.getByRole('listitem').filter({ hasText: 'Cancha Núñez' });
  await expect(card.getByText('Pendiente', { exact: true })).toBeVisible();
  await expect(
    card.getByText(`Se repite cada ${weekdayName(day).toLocaleLowerCase('es')}`),
  ).toBeVisible();
});

test(
  "on today's weekday the first match is today before its time, else in a week",
  { tag: '@long' },
  async ({ page, startSession }) => {
    await startSession();
    await page.clock.setFixedTime(new Date('2030-01-03T21:00:00-03:00'));
    await seedList(page);
    await page.goto('/recurring-matches');
    await chooseDay(page, 'Jueves');
    await page.getByLabel('Hora').fill('21:30');
    await expect(page.getByText('El primero: Jueves 03/01/2030, 21:30.')).toBeVisible();
    await page.getByLabel('Hora').fill('20:30');
    await expect(page.getByText('El primero: Jueves 10/01/2030, 20:30.')).toBeVisible();
  },
);

test(
  'weekly matches are sorted by weekday, and searchable by day, time or location',
  { tag: '@long' },
  async ({ page, startSession }) => {
    await startSession();
    await seedWeekly(page, { 6: 'Polideportivo Sur', 1: 'Cancha Núñez', 3: 'El Galpón' });
    await page.goto('/recurring-matches');
    const places = series(page).getByRole('heading');
    await expect(places).toHaveText(['Cancha Núñez', 'El Galpón', 'Polideportivo Sur']);

    const search = page.getByRole('searchbox', { name: 'Buscar partidos recurrentes' });
    for (const [query, place] of [
      ['nunez', 'Cancha Núñez'],
      ['MIERCOLES', 'El Galpón'],
      ['16:30', 'Polideportivo Sur'],
    ] as const) {
      await search.fill(query);
      await expect(places).toHaveText([place]);
    }
    await expect(page.getByRole('status').getByText('1 de 3')).toBeVisible();
    await search.fill('Wembley');
    await expect(page.getByText('Ningún partido recurrente coincide con «Wembley».')).toBeVisible();
    await expect(rows(page)).toHaveCount(0);
    await search.fill('');
    await expect(rows(page)).toHaveCount(3);
  },
);

test('deleting a weekly match asks first and ends its series', async ({ page, startSession }) => {
  await startSession();
  await seedWeekly(page, { 1: 'Cancha Núñez' });
  await page.goto('/recurring-matches');
  const remove = page.getByRole('button', { name: 'Eliminar Lunes 11:30, Cancha Núñez' });
  const question = page.getByRole('alertdialog');
  await remove.click();
  await expect(question).toHaveAccessibleName('¿Eliminar este partido recurrente?');
  await expect(question).toContainText('los lunes a las 11:30 en Cancha Núñez');
  await question.getByRole('button', { name: 'Cancelar' }).click();
  await expect(question).toBeHidden();
  expect(await stored(page)).toHaveLength(1);

  await remove.click();
  await question.getByRole('button', { name: 'ELIMINAR' }).click();
  await expect(toast(page, 'Partido recurrente eliminado correctamente')).toBeVisible();
  await expect(page.getByText('No hay partidos recurrentes programados.')).toBeVisible();
  expect(await stored(page)).toEqual([]);
});
