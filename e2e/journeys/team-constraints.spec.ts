import type { TeamConstraints } from '@picadito/domain';
import type { Page } from '@playwright/test';
import { isCheckedAfterTap, names, team } from '../support/teams.ts';
import { ask, seedList, seedMatch, rosterOf } from '../support/seed.ts';
import { expect, test } from '../support/test.ts';
import { toast } from '../support/toast.ts';

const FOUR = ['Ana', 'Beto', 'Caro', 'Dani'];

const row = (page: Page, name: string) =>
  page.getByRole('listitem').filter({ has: page.getByText(name, { exact: true }) });
const edit = (page: Page, name: string) =>
  page.getByRole('button', { name: `Editar a ${name}` }).click();
const pair = async (page: Page, who: string, other: string, word: string) => {
  await page.getByLabel(`${who} y...`).selectOption(other);
  await page.getByRole('button', { name: word, exact: true }).click();
};

test('keepers and pairs are set where the list is edited, and the teams respect them', async ({
  page,
  startSession,
}) => {
  await startSession();
  const list = await seedList(
    page,
    FOUR.map((name) => ({ name })),
  );
  await page.goto(`/edit-player-list/${list.id}`);
  await edit(page, 'Ana');
  await page.getByLabel('Es arquero').check();
  await pair(page, 'Ana', 'Beto', 'JUNTOS');
  await pair(page, 'Ana', 'Caro', 'SEPARADOS');
  await page.getByRole('button', { name: 'Cancelar' }).click();
  await expect(row(page, 'Ana')).toContainText('Arquero · con Beto · sin Caro');
  await expect(row(page, 'Beto')).toContainText('con Ana');
  // The screen shows the constraints before the server has stored them.
  const stored = () => ask<TeamConstraints>(page, 'GET', '/api/marks');
  await expect.poll(stored).toMatchObject({
    keepers: [expect.any(String)],
    pairs: [expect.anything(), expect.anything()],
  });

  await page.reload();
  await expect(row(page, 'Ana')).toContainText('Arquero · con Beto · sin Caro');

  const match = await seedMatch(page, list);
  for (const { id } of await rosterOf(page, match)) {
    await ask(page, 'PUT', `/api/matches/${match.id}/players/${id}/confirm`, { isConfirmed: true });
  }
  await page.goto(`/form-teams?matchId=${match.id}`);
  await expect(names(team(page, 'Claro'))).toHaveText(['Ana', 'Beto']);
});

test('a team constraint is shown at once', async ({ page, startSession }) => {
  await startSession();
  const list = await seedList(page, [{ name: 'Ana' }]);
  await page.goto(`/edit-player-list/${list.id}`);
  await edit(page, 'Ana');
  expect(await isCheckedAfterTap(page.getByLabel('Es arquero'))).toBe(true);
});

test('a pair can be removed, and a constraint that was not stored is reverted', async ({
  page,
  startSession,
  complaints,
}) => {
  await startSession();
  const list = await seedList(
    page,
    FOUR.map((name) => ({ name })),
  );
  await page.goto(`/edit-player-list/${list.id}`);
  await edit(page, 'Caro');
  await pair(page, 'Caro', 'Dani', 'SEPARADOS');
  await page.getByRole('button', { name: 'Quitar: separados de Dani' }).click();
  await expect(page.getByRole('list', { name: 'Con quién juega Caro' })).toBeHidden();
  await expect
    .poll(async () => (await ask<TeamConstraints>(page, 'GET', '/api/marks')).pairs)
    .toEqual([]);

  await page.route('**/keeper', (route) => route.fulfill({ status: 503, body: '' }));
  await page.getByLabel('Es arquero').click();
  await expect(toast(page, 'No se pudo guardar la marca. Intentá nuevamente.')).toBeVisible();
  await expect(page.getByLabel('Es arquero')).not.toBeChecked();
  expect(complaints.splice(0).join('\n')).toContain('No se pudo guardar la marca');
});
