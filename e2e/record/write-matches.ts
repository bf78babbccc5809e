import { addDays, longDate, type Match, todayIn, weekdayName, weekdayOf } from '@picadito/domain';
import { expect, type Page } from '@playwright/test';
import { chooseMatchAction, choose, toggle } from '../support/attendance.ts';
import { ask, ZONE } from '../support/seed.ts';
import { answered, chooseList, press, expectToast } from './taps.ts';

const today = () => todayIn(ZONE, Date.now());

async function createMatch(page: Page, date: string, time: string, place: string): Promise<void> {
  await page.goto('/create-match');
  await chooseList(page);
  await page.getByLabel('Fecha').fill(date);
  await page.getByLabel('Hora').fill(time);
  await page.getByLabel('Lugar').fill(place);
}

export async function matches(page: Page): Promise<void> {
  // The match of this morning is over, so the app offers a rematch.
  await createMatch(page, today(), '00:00', 'Polideportivo Sur');
  await press(page, 'CREAR PARTIDO');
  await expectToast(page, 'Partido creado correctamente');
  await page.goto('/');
  await press(page, /^REVANCHA/);
  await page.getByRole('dialog').getByRole('button', { name: 'CREAR PARTIDO' }).click();
  await expect(page).toHaveURL(/confirm-attendance/);

  await page.goto('/recurring-matches');
  const day = weekdayName(weekdayOf(addDays(today(), 2)));
  await page
    .locator('label')
    .filter({ has: page.getByRole('radio', { name: day }) })
    .click();
  await chooseList(page);
  await page.getByLabel('Hora').fill('19:30');
  await page.getByLabel('Lugar').fill('El Galpón');
  await press(page, /^CREAR.* RECURRENTE$/);
  await expectToast(page, /^Partido recurrente creado correctamente/);

  await createMatch(page, '2030-01-03', '21:00', 'Cancha Núñez');
  await page.getByLabel(/recurrente/).check();
  await press(page, 'CREAR PARTIDO');
  await expect(page).toHaveURL('/add-players');
  await page.goto('/confirm-attendance');
  await expect(toggle(page, 'Ana')).toBeVisible();
}

export async function attendance(page: Page): Promise<void> {
  await saved(page, () => toggle(page, 'Ana').click());
  await saved(page, () => page.getByRole('switch', { name: 'No va Caro' }).click());
  await saved(page, () => toggle(page, 'Ana').click());
  await saved(page, () => press(page, 'CONFIRMAR TODOS'), /attendance/);
  await saved(page, () => page.getByRole('switch', { name: 'No va Caro' }).click());
  await saved(page, () => toggle(page, 'Caro').click());
  const called = answered(page, /call$/);
  await chooseMatchAction(page, 'CONVOCAR A TODOS');
  await called;
  await press(page, 'TERMINAR la convocatoria');
  await choose(page, 'Ema', 'ELIMINAR');
  await page.getByRole('alertdialog').getByRole('button', { name: 'ELIMINAR' }).click();
  await expectToast(page, 'Jugador eliminado');
  await press(page, /^SUMAR/);
  await press(page, 'SUMAR a Ema');
  await expectToast(page, 'Jugador agregado');
  await saved(page, () => toggle(page, 'Ema').click());
}

async function saved(page: Page, tap: () => Promise<void>, path = /confirm$/): Promise<void> {
  const answer = answered(page, path);
  await tap();
  expect((await answer).status()).toBe(200);
}

export async function teams(page: Page): Promise<void> {
  await chooseMatchAction(page, /^ARMAR EQUIPOS/);
  const chosen = answered(page, /evening$/);
  await page.getByText('Por orden', { exact: true }).click();
  await chosen;
  await press(page, 'GENERAR EQUIPOS');
  await press(page, 'GUARDAR Y COMPARTIR');
  await expect(page).toHaveURL(/share-teams/);
  await page.goBack();
  const again = answered(page, /teams$/);
  await press(page, /^Ana ?Nivel/);
  await page.getByRole('menuitem', { name: 'Se bajó' }).click();
  await again;
}

export async function matchAsAWhole(page: Page): Promise<void> {
  const [match] = await ask<Match[]>(page, 'GET', '/api/matches?q=Cancha');
  const menu = `Más acciones para Cancha Núñez, ${longDate('2030-01-03')}`;
  const act = async (action: string) => {
    await press(page, menu);
    await page.getByRole('group', { name: 'Cancha Núñez' }).getByText(action).click();
  };
  const edit = async (fields: Record<string, string>) => {
    await page.goto(`/create-match?matchId=${match?.id}`);
    for (const [label, text] of Object.entries(fields)) await page.getByLabel(label).fill(text);
    await press(page, 'GUARDAR CAMBIOS');
    await expectToast(page, 'Partido actualizado correctamente');
    await expect(page).toHaveURL(/confirm-attendance/);
  };
  await edit({ Lugar: 'Cancha Núñez 2', Hora: '20:00' });
  await edit({ Lugar: 'Cancha Núñez' });
  await act('Cancelar partido');
  await press(page, 'Sí, se suspende');
  await expectToast(page, 'El partido quedó cancelado.');
  // The form does not contain the status, which the match keeps.
  await edit({ Hora: '20:30' });
  await act('Reabrir partido');
  await expectToast(page, 'El partido está pendiente otra vez.');
  await act('Completar partido');
  await press(page, 'Sí, completar');
  await expectToast(page, 'El partido quedó completado.');
}
