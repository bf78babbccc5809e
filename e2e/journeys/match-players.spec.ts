import type { Player } from '@picadito/domain';
import {
  chooseMatchAction,
  card,
  choose,
  expectCounters,
  PLAYERS,
  toggle,
} from '../support/attendance.ts';
import { ask, rosterOf, seedList, seedRoster } from '../support/seed.ts';
import { expect, test } from '../support/test.ts';
import { toast } from '../support/toast.ts';

test('a player removed from the match stays on the list, and rejoins as pending', async ({
  page,
  startSession,
}) => {
  await startSession();
  const { list, match } = await seedRoster(page, PLAYERS, 1);
  await page.goto(`/confirm-attendance?matchId=${match.id}`);
  await choose(page, 'Ana Agüero', 'ELIMINAR');
  const question = page.getByRole('alertdialog', { name: '¿Sacar a Ana Agüero de este partido?' });
  await question.getByRole('button', { name: 'Cancelar' }).click();
  await expect(question).toBeHidden();
  await expectCounters(page, { 'TOTAL JUGADORES': 4 });

  await choose(page, 'Ana Agüero', 'ELIMINAR');
  await question.getByRole('button', { name: 'ELIMINAR' }).click();
  await expect(toast(page, 'Jugador eliminado')).toBeVisible();
  await expect(card(page, 'Ana Agüero')).toHaveCount(0);
  await expectCounters(page, { 'TOTAL JUGADORES': 3, CONFIRMADOS: 0 });
  expect(await ask<Player[]>(page, 'GET', `/api/lists/${list.id}/players`)).toHaveLength(4);

  await page.getByRole('button', { name: /^SUMAR/ }).click();
  await expect(card(page, 'Ana Agüero')).toContainText('De la lista del partido');
  await page.getByRole('button', { name: 'SUMAR a Ana Agüero' }).click();
  await expect(toast(page, 'Jugador agregado')).toBeVisible();
  await expect(page.getByText('Todos tus jugadores ya están en este partido.')).toBeVisible();
  await expect(toggle(page, 'Ana Agüero')).toHaveAttribute('aria-pressed', 'false');
  await expectCounters(page, { 'TOTAL JUGADORES': 4, CONFIRMADOS: 0, PENDIENTES: 4 });
});

test('a renamed player has the new name in a match that was opened before', async ({
  page,
  startSession,
}) => {
  await startSession();
  const { list, match } = await seedRoster(page, PLAYERS);
  const go = (path: string) => page.evaluate((to) => history.pushState(null, '', to), path);
  await page.goto(`/confirm-attendance?matchId=${match.id}`);
  await expect(card(page, 'Beto Solé')).toBeVisible();
  await go(`/edit-player-list/${list.id}`);
  await page.getByRole('button', { name: 'Editar a Beto Solé' }).click();
  const form = page.getByRole('form', { name: 'Editar a Beto Solé' });
  await form.getByLabel('Nombre', { exact: true }).fill('Beto Solá');
  await form.getByRole('button', { name: 'GUARDAR' }).click();
  await expect(toast(page, 'Jugador actualizado correctamente')).toBeVisible();
  await go(`/confirm-attendance?matchId=${match.id}`);
  await expect(card(page, 'Beto Solá')).toBeVisible();
});

test('a guest from another list plays this match only', async ({ page, startSession }) => {
  await startSession();
  const { list, match } = await seedRoster(page, PLAYERS);
  await seedList(page, [{ name: 'Mora' }, { name: 'Zulma' }], 'Los del sábado');
  await page.goto(`/confirm-attendance?matchId=${match.id}`);
  await page.getByRole('button', { name: /^SUMAR/ }).click();
  const guests = page.getByRole('list', { name: 'Jugadores para sumar' }).getByRole('listitem');
  await expect(guests).toHaveCount(2);
  await expect(guests.first()).toContainText('Invitado · Los del sábado');
  const search = page.getByRole('searchbox', { name: 'Buscar jugador para sumar' });
  await search.fill('wally');
  await expect(page.getByText('Nadie fuera del partido se llama «wally».')).toBeVisible();
  await search.fill('zul');
  await expect(guests).toHaveCount(1);
  await page.getByRole('button', { name: 'SUMAR a Zulma' }).click();
  await expect(toast(page, 'Zulma ya está en este partido.')).toBeVisible();
  await toggle(page, 'Zulma').click();
  await expect(toast(page, 'Jugador confirmado')).toBeVisible();
  expect(await rosterOf(page, match)).toHaveLength(5);
  expect(await ask<Player[]>(page, 'GET', `/api/lists/${list.id}/players`)).toHaveLength(4);
});

test('a match whose list was deleted keeps its guests', async ({ page, startSession }) => {
  await startSession();
  const { list, match } = await seedRoster(page, PLAYERS);
  await seedList(page, [{ name: 'Zulma' }], 'Los del sábado');
  await ask(page, 'DELETE', `/api/lists/${list.id}`);
  await page.goto(`/confirm-attendance?matchId=${match.id}`);
  await expect(
    page.getByText('Este partido no tiene una lista de jugadores asociada.'),
  ).toBeVisible();
  await expect(page.getByRole('button', { name: 'AGREGAR JUGADORES' })).toHaveCount(0);
  await page.getByRole('button', { name: /^SUMAR/ }).click();
  await page.getByRole('button', { name: 'SUMAR a Zulma' }).click();
  await expect(toggle(page, 'Zulma')).toBeVisible();
  await expectCounters(page, { 'TOTAL JUGADORES': 1 });
});

test('adding players to a match leads to its teams', async ({ page, startSession }) => {
  await startSession();
  const { match } = await seedRoster(page, PLAYERS, 3);
  await page.goto(`/confirm-attendance?matchId=${match.id}`);
  for (const [name, team, told] of [
    ['Ana Agüero', 'CLARO', 'Ana Agüero juega en Claro.'],
    ['Beto Solé', 'OSCURO', 'Beto Solé juega en Oscuro.'],
    ['Caro Núñez', 'SUPLENTE', 'Caro Núñez es suplente.'],
  ] as const) {
    await choose(page, name, team);
    await expect(toast(page, told)).toBeVisible();
    await expect(card(page, name).getByText(team, { exact: true })).toBeVisible();
  }
  await choose(page, 'Caro Núñez', 'SUPLENTE');
  await expect(toast(page, 'Caro Núñez no tiene equipo.')).toBeVisible();
  await expect(card(page, 'Caro Núñez').getByText('SUPLENTE', { exact: true })).toBeHidden();

  await chooseMatchAction(page, 'ARMAR EQUIPOS (3)');
  await expect(page).toHaveURL(`/form-teams?matchId=${match.id}`);
  const team = (name: string) => page.getByRole('list', { name: `Equipo ${name}` });
  await expect(team('Claro').getByRole('listitem')).toHaveText([/^Ana Agüero/]);
  await expect(team('Oscuro').getByRole('listitem')).toHaveText([/^Beto Solé/]);
});
