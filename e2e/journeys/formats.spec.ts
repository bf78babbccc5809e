import { type Match, TEAM_KEYS, type TeamsReply } from '@picadito/domain';
import type { Page } from '@playwright/test';
import { copied } from '../support/browser/devices.ts';
import { ask, seedList, seedRoster, type SeedPlayer } from '../support/seed.ts';
import { chip, choice, names, team } from '../support/teams.ts';
import { expect, test } from '../support/test.ts';
import { toast } from '../support/toast.ts';

const players = (count: number): SeedPlayer[] =>
  Array.from({ length: count }, (_, index) => ({
    name: `Jugador ${String.fromCharCode(65 + index)}`,
    skillLevel: (['5', '4', '3', '2'] as const)[index % 4] ?? '3',
  }));

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const sizeOf = (page: Page, name: 'Claro' | 'Oscuro' | 'Naranja') =>
  expect(names(team(page, name)), name);
const message = (page: Page) => page.getByRole('region', { name: 'Mensaje' });

test('a match of seven a side is created from a message, with teams of fourteen to share', async ({
  page,
  context,
  startSession,
}) => {
  await startSession();
  await seedList(page, players(14));
  await page.goto('/create-match');
  await copied(context, page, 'Fútbol 7 el jueves 21hs en El Galpón. ¿Quiénes van?');
  await button(page, 'PEGAR MENSAJE').click();
  await expect(button(page, '7 contra 7')).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByText('del mensaje', { exact: true })).toHaveCount(4);
  await expect(page.getByRole('complementary', { name: 'Vista previa' })).toContainText(
    '7 contra 7 · 60 min de cancha',
  );
  await button(page, 'CREAR PARTIDO').click();
  await expect(page).toHaveURL('/add-players');
  const [match] = await ask<Match[]>(page, 'GET', '/api/matches');
  expect(match).toMatchObject({ perSide: 7, teamCount: 2, courtMinutes: 60, rotation: null });
  const changes = (
    await ask<{ id: string }[]>(page, 'GET', `/api/matches/${match?.id}/players`)
  ).map(({ id }) => ({ playerId: id, isConfirmed: true }));
  for (const { playerId, ...body } of changes)
    await ask(page, 'PUT', `/api/matches/${match?.id}/players/${playerId}/confirm`, body);

  await page.goto('/');
  await expect(page.getByText('14/14', { exact: true })).toBeVisible();
  await page.goto(`/form-teams?matchId=${match?.id}`);
  await sizeOf(page, 'Claro').toHaveCount(7);
  await sizeOf(page, 'Oscuro').toHaveCount(7);
  await button(page, 'GUARDAR Y COMPARTIR').click();
  await expect(page).toHaveURL(/share-teams/);
  await expect(message(page)).toContainText('Equipo Oscuro');
  await expect(message(page)).not.toContainText('Suplentes');

  await page.goto('/create-match');
  await expect(button(page, '7 contra 7')).toHaveAttribute('aria-pressed', 'true');
});

/** Returns how many players each team of a match has on the server, which the outbox reaches a moment later. */
async function savedSizes(page: Page, { id }: Match): Promise<Record<string, number>> {
  const saved = await ask<TeamsReply>(page, 'GET', `/api/matches/${id}/teams`);
  const teams = saved.teams ?? [];
  return Object.fromEntries(teams.map(({ key, players: ids }) => [key, ids.length]));
}

test('fifteen who came to five a side are offered three teams, which are saved and shared', async ({
  page,
  startSession,
}) => {
  await startSession();
  const { match } = await seedRoster(page, players(15), 15);
  await page.goto(`/form-teams?matchId=${match.id}`);
  await expect(page.getByText('5 contra 5 y 5 suplentes')).toBeVisible();
  await button(page, '3 equipos de 5').click();
  await expect(toast(page, 'Ahora es 3 equipos de 5.')).toBeVisible();
  for (const name of ['Claro', 'Oscuro', 'Naranja'] as const)
    await sizeOf(page, name).toHaveCount(5);
  await button(page, 'GUARDAR Y COMPARTIR').click();
  await expect(page).toHaveURL(/share-teams/);
  await expect(message(page)).toContainText('Equipo Naranja');
  await expect.poll(() => savedSizes(page, match)).toEqual({ claro: 5, oscuro: 5, naranja: 5 });

  await page.goto(`/form-teams?matchId=${match.id}`);
  await chip(page, 'Jugador A').click();
  await choice(page, 'Se bajó').click();
  await expect(chip(page, 'Jugador A')).toHaveCount(0);
  await expect(page.getByText(/^Se bajó Jugador A. Quedan /)).toBeVisible();
  await expect
    .poll(async () => Object.values(await savedSizes(page, match)).toSorted())
    .toEqual([4, 5, 5]);
});

test(
  'too many players are refused where they are chosen, and a new format asks about saved teams',
  { tag: '@long' },
  async ({ page, startSession }) => {
    await startSession();
    const { match } = await seedRoster(page, players(10), 10);
    await page.goto(`/form-teams?matchId=${match.id}`);
    await button(page, 'GUARDAR Y COMPARTIR').click();
    await expect(page).toHaveURL(/share-teams/);
    await page.goto(`/create-match?matchId=${match.id}`);
    await page.getByText('Más', { exact: true }).click();
    await button(page, '3 equipos').click();
    await button(page, '11 contra 11').click();
    await expect(page.getByRole('alert')).toHaveText('Son demasiados: hasta 30.');
    await page.getByLabel('El que gana sigue hasta').selectOption('Sin límite');
    await expect(page.getByText('Puede pasar que un equipo juegue el doble.')).toBeVisible();
    await button(page, '5 contra 5').click();
    await expect(page.getByRole('alert')).toBeHidden();
    await button(page, 'GUARDAR CAMBIOS').click();
    const question = page.getByRole('alertdialog', { name: '¿Pasa a ser 3 equipos de 5?' });
    await expect(question).toContainText('Los equipos guardados no entran');
    await question.getByRole('button', { name: 'SÍ, CAMBIAR' }).click();
    await expect(toast(page, 'Partido actualizado correctamente')).toBeVisible();
    expect(await ask<Match>(page, 'GET', `/api/matches/${match.id}`)).toMatchObject({
      teamCount: 3,
      rotation: { play: 'winner-stays', stayMax: null },
    });

    // The same page still has the teams that the server has dropped.
    await page.getByRole('link', { name: 'EQUIPOS', exact: true }).click();
    await expect(names(team(page, 'Naranja')).first()).toBeVisible();
    await button(page, 'GUARDAR Y COMPARTIR').click();
    await expect(page).toHaveURL(/share-teams/);
    await expect
      .poll(async () => Object.values(await savedSizes(page, match)).toSorted())
      .toEqual([3, 3, 4]);
  },
);

test(
  'each row of three teams names its team in wide windows too',
  { tag: '@both' },
  async ({ page, startSession }) => {
    await startSession();
    const { match } = await seedRoster(page, players(15), 15, { teamCount: 3 });
    await page.goto(`/form-teams?matchId=${match.id}`);
    const list = page.getByRole('list', { name: 'Jugadores disponibles' });
    for (const label of ['CLARO', 'OSCURO', 'NARANJA']) {
      const tags = list.getByText(label, { exact: true });
      await expect(tags).toHaveCount(5);
      const box = await tags.first().boundingBox();
      expect(box?.width, label).toBeGreaterThan(30);
    }
  },
);

test(
  'no team of four is alone in a row of the rotation, at any width',
  { tag: '@long' },
  async ({ page, startSession }) => {
    await startSession();
    const { match, players: some } = await seedRoster(page, players(16), 16, {
      perSide: 4,
      teamCount: 4,
    });
    const teams = TEAM_KEYS.map((key, index) => {
      const own = some.slice(4 * index, 4 * index + 4);
      return { key, players: own.map(({ id }) => id) };
    });
    await ask(page, 'POST', `/api/matches/${match.id}/teams`, { matchId: match.id, teams });
    await page.goto(`/rotation?matchId=${match.id}`);
    const lists = page.getByRole('list', { name: /^Equipo / });
    await expect(lists).toHaveCount(4);
    for (const width of [390, 768, 1024, 1280]) {
      await page.setViewportSize({ width, height: 844 });
      const tops = await lists.evaluateAll((all) =>
        all.map((one) => one.getBoundingClientRect().top),
      );
      const rows = [...Map.groupBy(tops, Math.round).values()];
      expect(
        rows.filter(({ length }) => length === 1),
        `${width}`,
      ).toEqual([]);
    }
  },
);
