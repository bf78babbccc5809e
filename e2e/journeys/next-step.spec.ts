import type { Match, MatchPlayerReply } from '@picadito/domain';
import type { Page } from '@playwright/test';
import { shareSheet } from '../support/browser/devices.ts';
import { untilQuiet } from '../support/browser/quiet.ts';
import { violations } from '../support/browser/look.ts';
import { answer } from '../support/group-link.ts';
import { openLive } from '../support/live.ts';
import { ask, seedLink, seedRoster, seedTeams } from '../support/seed.ts';
import { chip, choice, ELEVEN, namesInTeams } from '../support/teams.ts';
import { expect, test } from '../support/test.ts';

const step = (page: Page) => page.getByRole('region', { name: 'Lo que sigue' });
const next = (page: Page) => page.getByRole('region', { name: 'Próximo Partido' });

/** Seeds a match of eleven players, `confirmed` of them confirmed, and returns it with the path of its group link. */
async function linked(page: Page, confirmed: number) {
  const seeded = await seedRoster(page, ELEVEN, confirmed);
  return { ...seeded, path: await seedLink(page, seeded.list) };
}

test('home calls the group with one tap, and then waits for the answers of the players', async ({
  page,
  startSession,
}) => {
  const shared = await shareSheet(page);
  await startSession();
  const { path } = await linked(page, 0);
  await page.goto('/');
  await expect(next(page).getByRole('link', { name: 'Confirmar Asistencia' })).toBeVisible();
  const call = step(page).getByRole('button', { name: 'AVISAR AL GRUPO' });
  await expect(call).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await call.tap();
  expect(await shared()).toEqual([expect.stringContaining(`${path}?03-01`)]);
  await expect(step(page)).toBeHidden();
  await expect(page).toHaveURL('/');
});

test('a full match has its best teams saved, shared and shown to the players with one tap', async ({
  page,
  startSession,
  request,
}) => {
  const shared = await shareSheet(page);
  await startSession();
  const { match, path } = await linked(page, 10);
  await page.goto('/');
  await expect(step(page)).toContainText('Los más parejos: 15 a 15');
  expect(await violations(page)).toEqual([]);
  await step(page).getByRole('button', { name: 'ARMAR Y COMPARTIR' }).tap();
  await expect(page).toHaveURL(`/share-teams?matchId=${match.id}`);
  await expect.poll(async () => (await shared())[0]).toContain('Equipo Claro\nJugador');
  expect((await shared()).join()).not.toContain('Nivel');
  const { teamCounts } = await ask<Match>(page, 'GET', `/api/matches/${match.id}`);
  expect(teamCounts).toEqual({ claro: 5, oscuro: 5, suplentes: 0 });
  const isShown = async () => (await (await request.get(path)).text()).includes('"Equipos"');
  await expect.poll(isShown).toBe(true);

  await page.goto('/');
  await expect(step(page)).toContainText('Equipos listos: 15 a 15');
  await step(page).getByRole('button', { name: 'COMPARTIR EQUIPOS' }).tap();
  await expect.poll(shared).toEqual([expect.stringContaining('Equipo Oscuro')]);
  await expect(page).toHaveURL('/');
});

test('a drop-out after that is shown with one tap, from home too', async ({
  page,
  startSession,
  request,
}) => {
  const shared = await shareSheet(page);
  await startSession();
  const { match, path } = await linked(page, 10);
  await page.goto('/');
  await step(page).getByRole('button', { name: 'ARMAR Y COMPARTIR' }).tap();
  await expect(page).toHaveURL(/share-teams/);
  await answer(request, path, { name: 'Jugador A', says: 'no' });
  await answer(request, path, { name: 'Jugador K', says: 'voy' });
  await page.goto('/');
  const change = next(page).getByRole('region', { name: 'Cambio en los equipos' });
  await expect(change).toContainText('Se bajó Jugador A. Se suma Jugador K');
  expect(await violations(page)).toEqual([]);
  await change.getByRole('button', { name: 'MOSTRAR EL CAMBIO' }).tap();
  await expect(change.getByRole('button', { name: 'AVISAR AL GRUPO' })).toBeVisible();
  await Promise.all([page.waitForResponse(/\/link$/), page.reload()]);
  await change.getByRole('button', { name: 'AVISAR AL GRUPO' }).tap();
  expect(await shared()).toEqual([
    expect.stringMatching(/Se bajó Jugador A.*Mirá tu equipo: http/s),
  ]);
  await expect(step(page)).toContainText('Equipos listos');
  const roster = await ask<MatchPlayerReply[]>(page, 'GET', `/api/matches/${match.id}/players`);
  await page.goto(`/form-teams?matchId=${match.id}`);
  const going = roster.filter(({ confirmed }) => confirmed).map(({ name }) => name);
  await expect.poll(() => namesInTeams(page)).toEqual(going.toSorted());
});

test('a drop-out is shown from the screen of the teams too, unless other teams are being formed there', async ({
  page,
  startSession,
  request,
}) => {
  const shared = await shareSheet(page);
  await startSession();
  const { match, path, players } = await linked(page, 10);
  const ids = players.map(({ id }) => id);
  await seedTeams(page, match, { claroTeam: ids.slice(0, 5), oscuroTeam: ids.slice(5, 10) });
  await openLive(page, `/form-teams?matchId=${match.id}`);
  const change = page.getByRole('region', { name: 'Cambio en los equipos' });
  await answer(request, path, { name: 'Jugador A', says: 'no' });
  await answer(request, path, { name: 'Jugador K', says: 'voy' });
  await expect(change).toContainText('Se bajó Jugador A. Se suma Jugador K en Claro.');
  await expect(page.getByText('Sin confirmar: Jugador A.')).toBeHidden();
  expect(await violations(page)).toEqual([]);
  await change.getByRole('button', { name: 'MOSTRAR EL CAMBIO' }).tap();
  const going = [...'BCDEFGHIJK'].map((letter) => `Jugador ${letter}`);
  await expect.poll(() => namesInTeams(page)).toEqual(going);
  await change.getByRole('button', { name: 'AVISAR AL GRUPO' }).tap();
  expect(await shared()).toEqual([expect.stringContaining('Se bajó Jugador A')]);
  await expect(change).toBeHidden();

  await chip(page, 'Jugador C').click();
  await choice(page, 'Suplente').click();
  await answer(request, path, { name: 'Jugador B', says: 'no' });
  const available = page.getByRole('region', { name: 'Jugadores disponibles' });
  const b = available.getByRole('listitem').filter({ hasText: 'Jugador B' });
  await expect(b).toContainText('Sin confirmar');
  await expect(change).toBeHidden();
});

test('teams that are being formed on this device are not shared by one tap', async ({
  page,
  startSession,
}) => {
  await startSession();
  const { match } = await linked(page, 10);
  await page.goto(`/form-teams?matchId=${match.id}`);
  await page.getByText('Manual', { exact: true }).click();
  await page.getByRole('button', { name: 'EMPEZAR DE CERO' }).click();
  await page.goto('/');
  await step(page).getByRole('link', { name: 'ARMAR EQUIPOS' }).click();
  await expect(page).toHaveURL(`/form-teams?matchId=${match.id}`);
  await expect(page.getByText('Falta poner jugadores en Claro y en Oscuro.')).toBeVisible();
});

test('without answers by the link, home leads to attendance until there are teams, then to the teams', async ({
  page,
  startSession,
}) => {
  await startSession();
  const { match, players } = await seedRoster(page, ELEVEN, 10);
  await untilQuiet(page, () => page.goto('/'));
  await expect(next(page).getByRole('link', { name: 'Confirmar Asistencia' })).toBeVisible();
  await expect(step(page)).toHaveCount(0);
  const ids = players.map(({ id }) => id);
  await seedTeams(page, match, { claroTeam: ids.slice(0, 5), oscuroTeam: ids.slice(5, 10) });
  await page.reload();
  const [share, attendance] = await Promise.all([
    step(page).getByRole('link', { name: 'COMPARTIR EQUIPOS' }).boundingBox(),
    next(page).getByRole('link', { name: 'Confirmar Asistencia' }).boundingBox(),
  ]);
  expect([share?.x, share?.width]).toEqual([attendance?.x, attendance?.width]);
  await step(page).getByRole('link', { name: 'COMPARTIR EQUIPOS' }).tap();
  // On this screen levels can be left out before anything is sent.
  await expect(page).toHaveURL(`/share-teams?matchId=${match.id}`);
  await page.goBack();
  await step(page).getByRole('link', { name: 'Ver equipos' }).click();
  await expect(page).toHaveURL(`/form-teams?matchId=${match.id}`);
});
