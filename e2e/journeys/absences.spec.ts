import { addDays, formatDate, todayIn } from '@picadito/domain';
import { choose, expectCounters, PLAYERS } from '../support/attendance.ts';
import { seedRoster, ZONE } from '../support/seed.ts';
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
