import { addDays, formatDate, todayIn } from '@picadito/domain';
import { choose, expectCounters, PLAYERS } from '../support/attendance.ts';
import { shareSheet } from '../support/browser/devices.ts';
import { card, create, preview, seedPlayedMatch } from '../support/rematch.ts';
import { ask, rosterOf, seedLink, seedRoster, ZONE } from '../support/seed.ts';
import { expect, test } from '../support/test.ts';
import { toast } from '../support/toast.ts';

test('a player who is away is not among the pending, and the call to the group does not name the player', async ({
  page,
  startSession,
}) => {
  await startSession();
  const date = addDays(todayIn(ZONE, Date.now()), 3);
  const { match } = await seedRoster(page, PLAYERS, 0, { date });
  await page.goto(`/confirm-attendance?matchId=${match.id}`);
  await expectCounters(page, { PENDIENTES: 4 });
  const message = page.getByRole('link', { name: 'AVISAR AL GRUPO' });
  await expect(message).toHaveAttribute('href', /Caro/);
  await choose(page, 'Caro Núñez', 'NO ESTÁ HASTA…');
  const dialog = page.getByRole('dialog', { name: 'Caro Núñez' });
  await dialog.getByLabel('No está hasta').fill('1/1/2020');
  await dialog.getByRole('button', { name: 'GUARDAR' }).click();
  await expect(dialog.getByText('No puede ser anterior a hoy.')).toBeVisible();
  await dialog.getByLabel('No está hasta').fill(formatDate(date));
  await dialog.getByRole('button', { name: 'GUARDAR' }).click();
  await expect(toast(page, 'Éxito')).toBeVisible();
  await expect(page.getByRole('region', { name: 'No están' }).getByRole('listitem')).toHaveText(
    new RegExp(`Caro Núñez.*No está hasta el ${formatDate(date).slice(0, 5)}`),
  );
  await expectCounters(page, { PENDIENTES: 3 });
  await expect(message).not.toHaveAttribute('href', /Caro/);
  await page.reload();
  await choose(page, 'Caro Núñez', 'NO ESTÁ HASTA…');
  await dialog.getByRole('button', { name: 'YA ESTÁ' }).click();
  await expect(page.getByRole('region', { name: 'Pendientes' }).getByRole('listitem')).toHaveCount(
    4,
  );
});

test('an absence set with the player keeps the player out of the calls from home and of a rematch', async ({
  page,
  startSession,
}) => {
  const shared = await shareSheet(page);
  await startSession();
  const date = addDays(todayIn(ZONE, Date.now()), 3);
  const { list, match } = await seedRoster(page, PLAYERS, 0, { date });
  await seedLink(page, list);
  await page.goto(`/edit-player-list/${list.id}`);
  await page.getByRole('button', { name: 'Editar a Caro Núñez' }).click();
  const row = page.getByRole('listitem').filter({ has: page.getByRole('form') });
  await row.getByRole('button', { name: 'NO ESTÁ HASTA…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Caro Núñez' });
  await dialog.getByLabel('No está hasta').fill(formatDate(addDays(date, 30)));
  await dialog.getByRole('button', { name: 'GUARDAR' }).click();
  await expect(row.getByText(/^No está hasta el /)).toBeVisible();

  await page.goto('/');
  await page
    .getByRole('region', { name: 'Lo que sigue' })
    .getByRole('button', { name: 'AVISAR AL GRUPO' })
    .click();
  expect((await shared()).join()).toContain('Ana Agüero, Beto Solé y Dani Ibáñez');

  await page.goto(`/confirm-attendance?matchId=${match.id}`);
  await page.getByRole('button', { name: 'Más acciones para Caro Núñez' }).click();
  const menu = page.getByRole('group', { name: 'Caro Núñez', exact: true });
  await expect(menu.getByRole('button', { name: 'NO ESTÁ HASTA…' })).toBeVisible();
  await expect(menu.getByRole('button', { name: 'ELEGIR' })).toHaveCount(0);
});

test('the call of a rematch does not name a player who is away', async ({ page, startSession }) => {
  const shared = await shareSheet(page);
  await startSession();
  const { match, date } = await seedPlayedMatch(page);
  const [ana] = await rosterOf(page, match);
  await ask(page, 'PUT', `/api/players/${ana?.id}/absence`, { until: date });
  await page.goto('/');
  await card(page).click();
  await create(page).click();
  await preview(page).getByRole('button', { name: 'AVISAR AL GRUPO' }).click();
  expect((await shared())[0]).toContain('Beto y Caro');
});
