import type { Match } from '@picadito/domain';
import type { Page } from '@playwright/test';
import { card } from '../support/attendance.ts';
import { ask, seedList, seedMatch } from '../support/seed.ts';
import { expect, test } from '../support/test.ts';
import { toast } from '../support/toast.ts';

const stored = (page: Page, { id }: Match) => ask<Match>(page, 'GET', `/api/matches/${id}`);

test('every field of a match can be changed', async ({ page, startSession }) => {
  await startSession();
  const match = await seedMatch(page, await seedList(page));
  const other = await seedList(page, [{ name: 'Ana' }], 'Los del sábado');
  await page.goto(`/confirm-attendance?matchId=${match.id}`);
  await page.getByRole('button', { name: /^Más acciones para Cancha Núñez/ }).click();
  await page.getByRole('link', { name: 'Editar partido' }).click();
  await expect(page).toHaveURL(`/create-match?matchId=${match.id}`);
  await expect(page.getByLabel('Fecha')).toHaveValue('03/01/2030');
  await expect(page.getByLabel('Hora')).toHaveValue('21:00');
  await expect(page.getByLabel('Lugar')).toHaveValue('Cancha Núñez');
  await expect(page.getByLabel('Lista de jugadores')).toHaveValue(match.listId ?? '');
  await expect(page.getByLabel(/recurrente/)).not.toBeChecked();

  await page.getByLabel('Fecha').fill('5/1/2030');
  await page.getByLabel('Hora').fill('18:30');
  await page.getByLabel('Lugar').fill('Polideportivo Sur');
  await page.getByLabel('Lista de jugadores').selectOption(other.id);
  await page.getByLabel(/recurrente/).check();
  await expect(page.getByLabel('Día de la semana')).toHaveValue('6');
  await page.getByLabel('Día de la semana').selectOption('Domingo');
  await page.getByRole('button', { name: 'GUARDAR CAMBIOS' }).click();
  await expect(toast(page, 'Partido actualizado correctamente')).toBeVisible();
  await expect(page).toHaveURL(`/confirm-attendance?matchId=${match.id}`);
  await expect(card(page, 'Ana')).toBeVisible();
  expect(await stored(page, match)).toMatchObject({
    id: match.id,
    date: '2030-01-05',
    time: '18:30',
    location: 'Polideportivo Sur',
    listId: other.id,
    isRecurring: true,
    recurringDay: 0,
  });
});

test('a past match can be edited, its date may stay but not move further back', async ({
  page,
  startSession,
}) => {
  await startSession();
  const match = await seedMatch(page, await seedList(page));
  await page.clock.setFixedTime(new Date('2030-01-10T15:00:00Z'));
  await page.goto(`/create-match?matchId=${match.id}`);
  await expect(page.getByLabel('Fecha')).toHaveValue('03/01/2030');
  await expect(page.locator('input[type=date]')).toHaveAttribute('min', '2030-01-03');
  await page.getByLabel('Lugar').fill('Polideportivo Sur');
  await page.getByLabel('Fecha').fill('2030-01-02');
  await page.getByRole('button', { name: 'GUARDAR CAMBIOS' }).click();
  await expect(page.getByText('La fecha del partido no puede ser anterior a hoy.')).toHaveCount(1);
  await expect(page.getByLabel('Fecha')).toHaveAttribute('aria-invalid', 'true');
  await page.getByLabel('Fecha').fill('2030-01-03');
  await page.getByRole('button', { name: 'GUARDAR CAMBIOS' }).click();
  await expect(toast(page, 'Partido actualizado correctamente')).toBeVisible();
  expect(await stored(page, match)).toMatchObject({
    date: '2030-01-03',
    location: 'Polideportivo Sur',
  });
});

test('unsaved input of a match survives a reload, and Descartar clears it', async ({
  page,
  startSession,
}) => {
  await startSession();
  const match = await seedMatch(page, await seedList(page));
  await page.goto(`/create-match?matchId=${match.id}`);
  await page.getByLabel('Lugar').fill('Polideportivo Sur');
  await page.getByLabel('Hora').fill('18:30');
  await page.reload();
  await expect(page.getByLabel('Lugar')).toHaveValue('Polideportivo Sur');
  await expect(page.getByLabel('Hora')).toHaveValue('18:30');
  await page.getByRole('link', { name: 'Descartar' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Confirmar Asistencia');
  await page.goBack();
  await expect(page.getByLabel('Lugar')).toHaveValue('Cancha Núñez');
  expect(await stored(page, match)).toMatchObject({ location: 'Cancha Núñez', time: '21:00' });
});
