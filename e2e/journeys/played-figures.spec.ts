import { answerAs, button, phone } from '../support/group-link.ts';
import { ask, rosterOf, seedLink, seedRoster, seedTeams } from '../support/seed.ts';
import { expect, test } from '../support/server/settable-clock.ts';

const PLAYERS = ['Ana', 'Beto', 'Nico', 'nico'].map((name) => ({ name }));

/*
 * The goals of a guest and of a player with a namesake, who did not play, are under the same names on the details of
 * the match, in the message to the group and in the ranking.
 */
test('goals of a guest and of one of two equal names are under the same names everywhere', async ({
  page,
  browser,
  origin,
  setClock,
  startSession,
}) => {
  await setClock('2030-01-03T12:00:00-03:00');
  await startSession();
  const { list, match, players } = await seedRoster(page, PLAYERS, 4);
  const path = await seedLink(page, list);
  const ana = await phone(browser, origin);
  await ana.goto(path);
  await answerAs(ana, 'Ana', 'SÍ');
  await ana.getByText('+1: traigo a alguien').click();
  await ana.getByLabel('Su nombre').fill('Nico');
  await button(ana, 'SUMAR').click();
  await expect(ana.getByText('Nico 3 viene con vos.')).toBeVisible();
  await ana.context().close();

  const known = new Set(players.map(({ id }) => id));
  const guest = (await rosterOf(page, match)).find(({ id }) => !known.has(id))?.id ?? '';
  const [one = '', beto = '', , second = ''] = players.map(({ id }) => id);
  await seedTeams(page, match, { claroTeam: [one, guest], oscuroTeam: [beto, second] });
  await setClock('2030-01-04T09:00:00-03:00');
  const scorers = [guest, second].map((playerId) => ({ playerId, goals: 2 }));
  await ask(page, 'PUT', `/api/matches/${match.id}/result`, { claro: 2, oscuro: 3, scorers });

  await page.goto(`/form-teams?matchId=${match.id}`);
  const result = page.getByRole('region', { name: 'Resultado' });
  await expect(result.getByText('Goles de Claro: Nico 3 (invitado) 2')).toBeVisible();
  await expect(result.getByText('Goles de Oscuro: nico 2 (2)')).toBeVisible();
  await page.goto('/rankings?view=goals');
  await expect(page.getByRole('rowheader')).toHaveText(['nico 2', 'Nico 3 (invitado)']);
  await expect(page.getByRole('region', { name: 'MVP de la Semana' })).toContainText('nico 2');

  await ask(page, 'DELETE', `/api/players/${beto}`);
  await page.goto('/history');
  await expect(page.getByRole('article').getByText('5/10')).toBeVisible();
  await page.goto(`/confirm-attendance?matchId=${match.id}`);
  await expect(page.getByText('5 de 5 confirmados · 100 % de la lista')).toBeVisible();
  await expect(page.getByText('1 jugó y ya no está en la lista.')).toBeVisible();
});
