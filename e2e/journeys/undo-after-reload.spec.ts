import type { TeamsReply } from '@picadito/domain';
import type { Page } from '@playwright/test';
import { expectCounters } from '../support/attendance.ts';
import { ask, rosterOf, seedRoster, seedTeams } from '../support/seed.ts';
import { chip, choice, ELEVEN, namesInTeams, openTeams } from '../support/teams.ts';
import { expect, test } from '../support/test.ts';
import { toast } from '../support/toast.ts';

const changed = (name: string) => `${name}: otro dispositivo lo cambió antes, y quedó lo suyo.`;

const undo = (page: Page) => page.getByRole('button', { name: /^DESHACER/ });

async function markAsLeft(page: Page, name: string) {
  await chip(page, name).click();
  await choice(page, 'Se bajó').click();
  await expect(undo(page)).toBeVisible();
}

async function withoutB(page: Page) {
  const { match, players } = await seedRoster(page, ELEVEN, 11);
  const ids = players.map(({ id }) => id);
  await seedTeams(page, match, {
    claroTeam: ids.slice(0, 5),
    oscuroTeam: ids.slice(5, 10),
    suplentes: ids.slice(10),
  });
  await page.goto(`/form-teams?matchId=${match.id}`);
  await markAsLeft(page, 'Jugador B');
  const claro = async () =>
    (await ask<TeamsReply>(page, 'GET', `/api/matches/${match.id}/teams`)).claroTeam;
  const b = async () => (await rosterOf(page, match)).find(({ name }) => name === 'Jugador B');
  await expect.poll(claro).toContain(ids[10]);
  await expect.poll(b).toMatchObject({ declined: true });
  const path = `/api/matches/${match.id}/players/${ids[1]}`;
  return { ids, claro, b, path };
}

test('a drop-out of saved teams can be undone after a reload', async ({ page, startSession }) => {
  await startSession();
  const { ids, claro, b } = await withoutB(page);
  await page.reload();
  await expect(page.getByText('Se bajó Jugador B. Entra Jugador K en Claro.')).toBeVisible();
  await undo(page).click();
  await expect.poll(claro).toEqual(ids.slice(0, 5));
  await expect.poll(b).toMatchObject({ confirmed: true, declined: false });
  await page.reload();
  await expect(page.getByRole('button', { name: 'GUARDAR Y COMPARTIR' })).toBeVisible();
  await expect(undo(page)).toHaveCount(0);
});

test(
  'a drop-out of teams that are not saved can be undone after a reload',
  { tag: '@long' },
  async ({ page, startSession }) => {
    await startSession();
    await openTeams(page, ELEVEN);
    await expect.poll(async () => (await namesInTeams(page)).length).toBe(10);
    const before = await namesInTeams(page);
    const [first = ''] = before;
    await markAsLeft(page, first);
    await expect.poll(() => namesInTeams(page)).not.toContain(first);
    const after = await namesInTeams(page);
    await page.reload();
    await expect(undo(page)).toBeVisible();
    expect(await namesInTeams(page)).toEqual(after);
    await undo(page).click();
    await expect.poll(() => namesInTeams(page)).toEqual(before);
  },
);

test('undoing a drop-out keeps an answer that another device has given since', async ({
  page,
  startSession,
}) => {
  await startSession();
  const { ids, claro, b, path } = await withoutB(page);
  await ask(page, 'PUT', `${path}/confirm`, { isConfirmed: false });
  await page.reload();
  await undo(page).click();
  await expect(toast(page, changed('Jugador B'))).toBeVisible();
  await expect(undo(page)).toHaveCount(0);
  expect(await b()).toMatchObject({ confirmed: false, declined: false });
  expect(await claro()).toContain(ids[10]);
});

test('the confirmation of all players can be undone after a reload, except for players that another device has changed since', async ({
  page,
  startSession,
  complaints,
}) => {
  await startSession();
  const { match, players } = await seedRoster(page, ELEVEN.slice(0, 4));
  await page.goto(`/confirm-attendance?matchId=${match.id}`);
  await page.getByRole('button', { name: 'CONFIRMAR TODOS' }).click();
  await expect(toast(page, '4 jugadores confirmados')).toBeVisible();
  await page.route('**/api/events*', (route) => route.abort());
  await page.reload();
  await expect(undo(page)).toHaveText('DESHACER (4)');
  const path = `/api/matches/${match.id}/players/${players[0]?.id}/confirm`;
  await ask(page, 'PUT', path, { isConfirmed: false, declined: true });
  await undo(page).click();
  await expect(toast(page, changed('Jugador A'))).toBeVisible();
  await expectCounters(page, { CONFIRMADOS: 0, PENDIENTES: 3 });
  expect((await rosterOf(page, match)).filter(({ declined }) => declined)).toHaveLength(1);
  await page.reload();
  await expect(page.getByRole('button', { name: 'CONFIRMAR TODOS' })).toBeVisible();
  expect(complaints.splice(0).join('\n')).toContain('changed');
});

test(
  'the confirmation of all players can be undone after each reload, for the players whom nobody has changed',
  { tag: '@long' },
  async ({ page, startSession }) => {
    await startSession();
    const { match, players } = await seedRoster(page, ELEVEN.slice(0, 4));
    await page.goto(`/confirm-attendance?matchId=${match.id}`);
    await page.getByRole('button', { name: 'CONFIRMAR TODOS' }).click();
    // The request may be lost with the page, and is then sent by the next one.
    await page.reload();
    await expect(undo(page)).toHaveText('DESHACER (4)');
    await expect
      .poll(async () => (await rosterOf(page, match)).filter(({ confirmed }) => confirmed).length)
      .toBe(4);
    const path = `/api/matches/${match.id}/players/${players[0]?.id}/confirm`;
    await ask(page, 'PUT', path, { isConfirmed: false, declined: true });
    await page.reload();
    await expectCounters(page, { CONFIRMADOS: 3 });
    await expect(undo(page)).toHaveText('DESHACER (3)');
    await undo(page).click();
    await expectCounters(page, { CONFIRMADOS: 0, PENDIENTES: 3 });
  },
);

test(
  'teams that wait in the outbox are the saved teams after a reload, and their change can be undone',
  { tag: '@long' },
  async ({ page, startSession }) => {
    await startSession();
    const { match, players } = await seedRoster(page, ELEVEN, 11);
    const ids = players.map(({ id }) => id);
    const teams = { claroTeam: ids.slice(0, 5), oscuroTeam: ids.slice(5, 10) };
    await seedTeams(page, match, { ...teams, suplentes: ids.slice(10) });
    await page.goto(`/form-teams?matchId=${match.id}`);
    await page.route(
      (url) => url.pathname.startsWith('/api/matches/'),
      (route) => (route.request().method() === 'GET' ? route.continue() : undefined),
    );
    await markAsLeft(page, 'Jugador B');
    await page.reload();
    await expect(undo(page)).toBeVisible();
    expect(await namesInTeams(page)).not.toContain('Jugador B');
    expect(await namesInTeams(page)).toContain('Jugador K');
  },
);
