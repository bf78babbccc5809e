import type { Match } from '@picadito/domain';
import type { Page } from '@playwright/test';
import { smallTargets, violations } from '../support/browser/look.ts';
import { button, headline, phone, answerAs } from '../support/group-link.ts';
import { openLive } from '../support/live.ts';
import { ask, seedLink, seedRoster, seedTeams } from '../support/seed.ts';
import { expect, test } from '../support/server/settable-clock.ts';

const PLAYERS = ['Ana', 'Beto', 'Caro', 'Nico', 'Pía', 'Rulo'].map((name) => ({ name }));

/** Finds the visible content of the players' page, since its live region repeats some of the text. */
const main = (player: Page) => player.getByRole('main');

async function putScore(player: Page, [claro, oscuro]: readonly [number, number]): Promise<void> {
  for (const [side, goals] of Object.entries({ CLARO: claro, OSCURO: oscuro }))
    await player
      .getByRole('group', { name: side })
      .getByLabel(String(goals), { exact: true })
      .check();
  await button(player, 'PONER RESULTADO').click();
}

async function vote(player: Page, name: string): Promise<void> {
  await player.getByRole('radio', { name, exact: true }).check();
  await button(player, 'VOTAR').click();
  await expect(main(player).getByText(`Votaste a ${name}.`)).toBeVisible();
}

/** Seeds a match of six players and turns the group link on. `saveTeams` saves teams of three. */
async function thursday(page: Page) {
  const { list, match, players } = await seedRoster(page, PLAYERS);
  const path = await seedLink(page, list);
  const ids = players.map(({ id }) => id);
  const teams = { claroTeam: ids.slice(0, 3), oscuroTeam: ids.slice(3) };
  return { path, match, players, saveTeams: () => seedTeams(page, match, teams) };
}

test.beforeEach(async ({ setClock, startSession }) => {
  await setClock('2030-01-03T12:00:00-03:00');
  await startSession();
});

test('a score that one player proposes by the link becomes the result with one tap of the organiser', async ({
  page,
  browser,
  origin,
  setClock,
}) => {
  const { path, saveTeams } = await thursday(page);
  const ana = await phone(browser, origin);
  await ana.goto(path);
  await answerAs(ana, 'Ana', 'VOY');
  await expect(headline(ana)).toHaveText('¡Estás adentro!');
  await saveTeams();

  await setClock('2030-01-04T09:00:00-03:00');
  await page.goto('/dashboard');
  const card = page.getByRole('region', { name: '¿Cómo salieron el jueves?' });
  await expect(button(page, 'GUARDAR')).toBeVisible();
  await ana.goto(path);
  await putScore(ana, [4, 3]);
  await expect(card.getByText('Ana dice 4–3')).toBeVisible();
  expect(await violations(page)).toEqual([]);
  expect(await smallTargets(page)).toEqual([]);
  await button(page, 'Poner 4 a 3').click();
  await expect(card.getByRole('region', { name: 'Goleadores' })).toBeVisible();
  await expect(main(ana).getByText('CLARO 4 – 3 OSCURO')).toBeVisible();
  await ana.context().close();
});

test('the same score from two phones becomes the result, and la figura is voted with two taps, also without a script', async ({
  page,
  browser,
  origin,
  setClock,
}) => {
  const { path, saveTeams, match, players } = await thursday(page);
  const [ana, beto] = [await phone(browser, origin), await phone(browser, origin)];
  const caro = await phone(browser, origin, false);
  for (const [player, name] of [
    [ana, 'Ana'],
    [beto, 'Beto'],
    [caro, 'Caro'],
  ] as const) {
    await player.goto(path);
    await answerAs(player, name, 'VOY');
    await expect(headline(player)).toHaveText('¡Estás adentro!');
  }
  await saveTeams();

  await setClock('2030-01-03T23:30:00-03:00');
  await openLive(ana, path);
  await beto.goto(path);
  await caro.goto(path);
  expect(await violations(ana)).toEqual([]);
  expect(await smallTargets(ana)).toEqual([]);
  await putScore(ana, [4, 3]);
  await expect(main(ana).getByText('Dijiste 4–3.')).toBeVisible();
  await putScore(caro, [4, 3]);
  for (const player of [ana, caro])
    await expect(main(player).getByText('CLARO 4 – 3 OSCURO')).toBeVisible();
  await expect(main(beto).getByText('CLARO 4 – 3 OSCURO')).toBeVisible();

  await vote(ana, 'Beto');
  await vote(beto, 'Caro');
  await vote(caro, 'Beto');
  expect(await violations(ana)).toEqual([]);
  expect(await smallTargets(ana)).toEqual([]);
  await ana.getByText('Cambiar el voto', { exact: true }).click();
  await ana.getByRole('radio', { name: 'Nico', exact: true }).check();
  await button(ana, 'CAMBIAR EL VOTO').click();
  await expect(main(ana).getByText('Votaste a Nico.')).toBeVisible();
  await ana.getByRole('radio', { name: 'Beto', exact: true }).check();
  await button(ana, 'CAMBIAR EL VOTO').click();
  await expect(main(ana).getByText('Votaste a Beto.')).toBeVisible();

  await setClock('2030-01-04T23:30:00-03:00');
  await beto.reload();
  await expect(main(beto).getByText('La figura: Beto · 2 votos')).toBeVisible();
  expect(await violations(beto)).toEqual([]);
  await page.goto('/dashboard');
  const asked = page.getByRole('region', { name: '¿Quién hizo los goles el jueves?' });
  for (const name of ['Ana', 'Beto', 'Caro']) await expect(asked.getByText(name)).toBeVisible();
  await expect(page.getByText('La figura del jueves: Beto')).toBeVisible();
  await page.goto('/history');
  await expect(page.getByText('La figura: Beto')).toBeVisible();
  await page.goto('/rankings');
  await expect(page.getByRole('listitem').filter({ hasText: 'Beto1 vez' })).toBeVisible();

  await replaceByNamesake(page, match, players);
  await beto.reload();
  await expect(main(beto).getByText('La figura: Beto · 2 votos')).toBeVisible();
  await Promise.all([ana, beto, caro].map((each) => each.context().close()));
});

/**
 * Deletes Beto and adds another Beto, and expects the details of the match to show the deleted Beto, who played, under
 * his name.
 */
async function replaceByNamesake(
  page: Page,
  match: Match,
  players: readonly { id: string; name: string }[],
): Promise<void> {
  const own = players.find(({ name }) => name === 'Beto');
  await ask(page, 'DELETE', `/api/players/${own?.id}`);
  await ask(page, 'POST', `/api/lists/${match.listId}/players`, { name: 'Beto', skillLevel: '3' });
  await page.goto(`/form-teams?matchId=${match.id}`);
  const result = page.getByRole('region', { name: 'Resultado' });
  await expect(result).toContainText('CLARO 4:OSCURO 3');
  await expect(result.getByText('La figura: Beto', { exact: true })).toBeVisible();
  await expect(page.getByRole('list', { name: 'Confirmados (3)' })).toContainText('Beto');
}
