import { ask, rosterOf, seedList, seedMatch } from '../support/seed.ts';
import { expect, test } from '../support/test.ts';
import { toast } from '../support/toast.ts';

test('a person who is on the list twice becomes one player, and two again by an undo', async ({
  page,
  startSession,
}) => {
  await startSession();
  const list = await seedList(page, [{ name: 'Nico' }, { name: 'Nico Suárez' }, { name: 'Ana' }]);
  const match = await seedMatch(page, list);
  const players = await rosterOf(page, match);
  const twin = players.find(({ name }) => name === 'Nico Suárez')?.id ?? '';
  const path = `/api/matches/${match.id}/players/${twin}/confirm`;
  await ask(page, 'PUT', path, { isConfirmed: true });

  await page.goto(`/edit-player-list/${list.id}`);
  const edit = page.getByRole('button', { name: 'Editar a Nico', exact: true });
  await edit.click();
  const twice = page.getByRole('region', { name: 'Si Nico está dos veces' });
  await twice.getByRole('combobox').selectOption('Nico Suárez');
  await twice.getByRole('button', { name: 'SON EL MISMO' }).click();
  const question = page.getByRole('alertdialog', { name: '¿Nico Suárez y Nico son el mismo?' });
  await question.getByRole('button', { name: 'SON EL MISMO' }).click();
  await expect(toast(page, 'Nico Suárez y Nico son uno.')).toBeVisible();
  await expect(page.getByText('2 jugadores en la lista')).toBeVisible();
  const confirmed = async () =>
    (await rosterOf(page, match)).filter((one) => one.confirmed).map(({ name }) => name);
  expect(await confirmed()).toEqual(['Nico']);

  await expect(twice).toContainText('También era Nico Suárez.');
  await twice.getByRole('button', { name: 'DESHACER' }).click();
  await expect(page.getByText('3 jugadores en la lista')).toBeVisible();
  expect(await confirmed()).toEqual(['Nico Suárez']);
});
