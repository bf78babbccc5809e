import type { LineupContext, SkillLevel, TeamsReply } from '@picadito/domain';
import type { Page } from '@playwright/test';
import { isCheckedAfterTap, names, openTeams, rated, team } from '../support/teams.ts';
import { delayRequests } from '../support/browser/hold.ts';
import { ask, seedMatch, seedRoster, seedTeams } from '../support/seed.ts';
import { readSingly } from '../support/browser/hold.ts';
import { expect, test } from '../support/test.ts';
import { toast } from '../support/toast.ts';

const playersOf = (levels: readonly SkillLevel[]) =>
  levels.map((skillLevel, index) => ({ name: `Jugador ${10 + index}`, skillLevel }));
const TWELVE = playersOf(['5', '5', '4', '4', '3', '3', '3', '3', '2', '2', '2', '2']);
/**
 * Ten players whose best splits are 16 to 16 and whose teams by 'GENERAR EQUIPOS' are 17 to 15, so that there are
 * always four options.
 */
const TEN = playersOf(['5', '5', '5', '3', '3', '3', '2', '2', '2', '2']);

const other = (page: Page) => page.getByRole('button', { name: 'Otra opción' });
const options = (page: Page) => page.getByRole('group', { name: 'Opciones' });
const OPTIONS = [
  ['1 de 4', 'La más pareja'],
  ['2 de 4', 'Igual de pareja'],
  ['3 de 4', 'Igual de pareja'],
  ['4 de 4', 'Clásica, del mejor al peor'],
] as const;
const substitutes = (page: Page) => names(page.getByRole('list', { name: 'Suplentes' }));
const lineUp = async (page: Page) =>
  (await names(team(page, 'Claro')).allTextContents()).toSorted().join();

test('teams are ready on arrival with their reason; the other options follow, the classic one last', async ({
  page,
  startSession,
}) => {
  await startSession();
  await openTeams(page, TEN);
  await expect(names(team(page, 'Claro'))).toHaveCount(5);
  await expect(page.getByText('16 a 16')).toBeVisible();
  await expect(page.getByText(/^los 5, (2 a 1|1 a 2)$/)).toBeVisible();

  const seen = new Set<string>();
  for (const [shown, name] of OPTIONS) {
    await expect(options(page)).toContainText(shown);
    await expect(page.getByText(name, { exact: true })).toBeVisible();
    seen.add(await lineUp(page));
    await other(page).click();
  }
  expect(seen.size).toBe(4);
  await expect(options(page)).toContainText('1 de 4');
  await page.getByRole('button', { name: 'Opción anterior' }).click();
  await expect(options(page)).toContainText('4 de 4');
  const classic = await lineUp(page);
  await other(page).click();

  await page.getByRole('button', { name: 'GENERAR EQUIPOS' }).click();
  await expect(names(team(page, 'Claro')).first()).toHaveText('Jugador 10');
  await expect(options(page)).toContainText('4 de 4');
  expect(await lineUp(page)).toBe(classic);
});

test('the chosen option survives a reload and a visit to attendance, until it is saved', async ({
  page,
  startSession,
}) => {
  await startSession();
  const { match } = await openTeams(page, TEN);
  await expect(options(page)).toContainText('1 de 4');
  await other(page).click();
  await expect(options(page)).toContainText('2 de 4');
  const chosen = await lineUp(page);
  await page.reload();
  await expect(options(page)).toContainText('2 de 4');
  expect(await lineUp(page)).toBe(chosen);

  await page.getByRole('button', { name: 'GENERAR EQUIPOS' }).click();
  await expect(options(page)).toContainText('4 de 4');
  const classic = await lineUp(page);
  await page.goto(`/confirm-attendance?matchId=${match.id}`);
  await expect(page.getByText('Jugador 10').first()).toBeVisible();
  await page.goto(`/form-teams?matchId=${match.id}`);
  await expect(options(page)).toContainText('4 de 4');
  expect(await lineUp(page)).toBe(classic);

  await page.getByRole('button', { name: 'GUARDAR Y COMPARTIR' }).click();
  await expect(page).toHaveURL(`/share-teams?matchId=${match.id}`);
  const path = `/api/matches/${match.id}/teams`;
  expect(await ask<TeamsReply>(page, 'GET', path)).toMatchObject({ createdBy: 'automatic' });
  await page.goto(`/form-teams?matchId=${match.id}`);
  await expect(options(page)).toContainText('4 de 4');
});

test('kept teams stay when attendance changes, and say who is missing and who is new', async ({
  page,
  startSession,
}) => {
  await startSession();
  const { match, players } = await openTeams(page, TWELVE.slice(0, 10), 9);
  await expect(options(page)).toBeVisible();
  await page.getByRole('button', { name: 'GENERAR EQUIPOS' }).click();
  await expect(toast(page, 'Equipos generados correctamente')).toBeVisible();
  const chosen = await lineUp(page);
  const answer = (index: number, isConfirmed: boolean) =>
    ask(page, 'PUT', `/api/matches/${match.id}/players/${players[index]?.id}/confirm`, {
      isConfirmed,
    });
  await answer(0, false);
  await answer(9, true);
  await page.reload();
  await expect(page.getByText('Sin confirmar: Jugador 10.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Llegó Jugador 19' })).toBeVisible();
  expect(await lineUp(page)).toBe(chosen);
});

test('every device shows the same ready teams', async ({ page, startSession, otherDevice }) => {
  await startSession();
  const { match } = await openTeams(page, TWELVE.slice(0, 10));
  await expect(names(team(page, 'Claro'))).toHaveCount(5);
  await otherDevice.goto(`/form-teams?matchId=${match.id}`);
  await expect(names(team(otherDevice, 'Claro'))).toHaveText(
    await names(team(page, 'Claro')).allTextContents(),
  );
});

test('team-mates of the last match are separated, and the reason says so', async ({
  page,
  startSession,
}) => {
  await startSession();
  const { list, match, players } = await seedRoster(
    page,
    rated({ Ana: '3', Beto: '3', Caro: '3', Dani: '3' }),
    4,
  );
  const [ana = '', beto = '', caro = '', dani = ''] = players.map(({ id }) => id);
  const before = await seedMatch(page, list, { date: '2029-12-27' });
  await seedTeams(page, before, { claroTeam: [ana, beto], oscuroTeam: [caro, dani] });
  const repeated = page.getByText('sin parejas repetidas');
  await test.step('though the teams of that match come late', async () => {
    await readSingly(page);
    const release = await delayRequests(page, 'GET', '**/evening');
    await page.goto(`/form-teams?matchId=${match.id}`);
    await expect(names(team(page, 'Claro'))).toHaveCount(2);
    await expect(repeated).toBeHidden();
    release();
  });
  await expect(repeated).toBeVisible();
  await expect(names(team(page, 'Claro'))).not.toHaveText(['Ana', 'Beto']);
});

test('with more than ten players the sit-out rule of the match chooses the substitutes, on every device', async ({
  page,
  startSession,
}) => {
  await startSession();
  const { match } = await openTeams(page, TWELVE.slice(0, 11).toReversed());
  await expect(substitutes(page)).toHaveText(['Jugador 20']);
  expect(await isCheckedAfterTap(page.getByRole('radio', { name: 'Por orden' }))).toBe(true);
  await expect(substitutes(page)).toHaveText(['Jugador 20']);
  await expect
    .poll(
      async () =>
        (await ask<LineupContext>(page, 'GET', `/api/matches/${match.id}/evening`)).sitOut,
    )
    .toBe('orden');
  await page.reload();
  await expect(page.getByRole('radio', { name: 'Por orden' })).toBeChecked();
  await page.getByText('Por turno').click();
  await expect(page.getByRole('radio', { name: 'Por turno' })).toBeChecked();
});

test('a sit-out rule that was not stored is reverted', async ({
  page,
  startSession,
  complaints,
}) => {
  await startSession();
  await readSingly(page);
  await page.route('**/evening', (route) =>
    route.request().method() === 'GET' ? undefined : route.fulfill({ status: 503, body: '' }),
  );
  await openTeams(page, TWELVE.slice(0, 11));
  await page.getByText('Por orden').click();
  await expect(toast(page, 'No se pudo guardar quién descansa. Intentá nuevamente.')).toBeVisible();
  await expect(page.getByRole('radio', { name: 'Por nivel' })).toBeChecked();
  expect(complaints.splice(0).join('\n')).toContain('No se pudo guardar quién descansa');
});

test('ready teams do not wait for missing data', async ({ page, startSession, complaints }) => {
  await startSession();
  const { match } = await seedRoster(page, TWELVE.slice(0, 10), 10);
  await readSingly(page);
  await page.route('**/evening', () => undefined); // This request is never answered.
  await page.route('**/api/marks', (route) => route.fulfill({ status: 503, body: '' }));
  await page.goto(`/form-teams?matchId=${match.id}`);
  await expect(names(team(page, 'Claro'))).toHaveCount(5);
  await expect.poll(() => complaints.join('\n')).toMatch(/503[^]*No se pudieron cargar las marcas/);
  complaints.length = 0;
});
