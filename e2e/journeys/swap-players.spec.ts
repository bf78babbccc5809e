import type { TeamsReply } from '@picadito/domain';
import type { Page } from '@playwright/test';
import { ask, seedRoster, seedTeams } from '../support/seed.ts';
import { chip, choice, ELEVEN, names, team } from '../support/teams.ts';
import { expect, test } from '../support/test.ts';

async function openPartners(page: Page, name: string) {
  await chip(page, name).click();
  await choice(page, 'Cambiar de equipo').click();
}

test('in full teams a player is swapped with a chosen player', async ({ page, startSession }) => {
  await startSession();
  const { match, players } = await seedRoster(page, ELEVEN, 11);
  const ids = players.map(({ id }) => id);
  const claroTeam = ids.slice(0, 5);
  await seedTeams(page, match, {
    claroTeam,
    oscuroTeam: ids.slice(5, 10),
    suplentes: ids.slice(10),
  });
  await page.goto(`/form-teams?matchId=${match.id}`);

  await openPartners(page, 'Jugador B');
  await expect(page.getByRole('menuitem')).toHaveCount(6);
  await expect(choice(page, 'Por Jugador F')).toBeFocused();
  await choice(page, 'Cancelar').click();
  await expect(names(team(page, 'Claro')).nth(1)).toHaveText('Jugador B');

  await openPartners(page, 'Jugador B');
  await choice(page, 'Por Jugador G').click();
  await expect(names(team(page, 'Claro')).nth(1)).toHaveText('Jugador G');
  await expect(names(team(page, 'Oscuro')).nth(2)).toHaveText('Jugador B');
  await expect(chip(page, 'Jugador B')).toBeFocused();

  await openPartners(page, 'Jugador K');
  await expect(page.getByRole('menuitem')).toHaveCount(11);
  await choice(page, 'Por Jugador A').click();
  await expect(names(team(page, 'Claro')).first()).toHaveText('Jugador K');
  await expect(page.getByRole('list', { name: 'Suplentes' })).toContainText('Jugador A');

  const path = `/api/matches/${match.id}/teams`;
  expect(await ask<TeamsReply>(page, 'GET', path)).toMatchObject({ claroTeam });
});
