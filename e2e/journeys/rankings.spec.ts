import {
  formatTimestampDate,
  type Badge,
  type MatchPlayerReply,
  type Profile,
} from '@picadito/domain';
import type { Page } from '@playwright/test';
import { looksRight } from '../support/browser/look.ts';
import { ask, seedList, seedMatch, seedRoster, seedTeams, ZONE } from '../support/seed.ts';
import { expect, test } from '../support/test.ts';

const NAMES = ['Ana Agüero', 'Beto Solé', 'Caro Núñez', 'Dani Ibáñez', 'Zulma Paz'] as const;
type Name = (typeof NAMES)[number];

const places = (page: Page) => page.getByRole('row').filter({ has: page.getByRole('rowheader') });
const place = (page: Page, name: Name) => places(page).filter({ hasText: name });

/** Seeds two played matches. Dani played in both, Ana and Caro in one. Beto said yes and sat out; Zulma never came. */
async function seedSeason(page: Page): Promise<void> {
  const players = NAMES.map(
    (name, index) => ({ name, skillLevel: index === 3 ? '5' : '3' }) as const,
  );
  const list = await seedList(page, players);
  await play(['Dani Ibáñez', 'Beto Solé'], ['Dani Ibáñez'], []);
  await play(
    ['Dani Ibáñez', 'Ana Agüero', 'Caro Núñez'],
    ['Dani Ibáñez'],
    ['Ana Agüero', 'Caro Núñez'],
  );

  async function play(coming: Name[], claro: Name[], oscuro: Name[]): Promise<void> {
    const match = await seedMatch(page, list);
    const path = `/api/matches/${match.id}/players`;
    const roster = await ask<MatchPlayerReply[]>(page, 'GET', path);
    const idOf = (name: Name) => roster.find((player) => player.name === name)?.id ?? '';
    for (const name of coming) {
      await ask(page, 'PUT', `${path}/${idOf(name)}/confirm`, { isConfirmed: true });
    }
    await seedTeams(page, match, { claroTeam: claro.map(idOf), oscuroTeam: oscuro.map(idOf) });
    await ask(page, 'PUT', `/api/matches/${match.id}`, { ...match, status: 'completado' });
  }
}

test('players are ranked by matches, with level, attendance and achievements', async ({
  page,
  startSession,
}) => {
  await startSession();
  await seedSeason(page);
  await page.goto('/rankings');
  await expect(page.getByRole('columnheader')).toHaveText([
    '#',
    'Jugador',
    'Nivel',
    'Partidos',
    'Asistencia',
    'Logros',
  ]);
  await expect(places(page).getByRole('rowheader')).toHaveText([
    'Dani Ibáñez',
    'Ana Agüero',
    'Caro Núñez',
    'Beto Solé',
  ]);
  for (const [name, rank, level, matches, attendance, achievements] of [
    ['Dani Ibáñez', '1º', '5', '2', '100 %', '1'],
    ['Ana Agüero', '2º', '3', '1', '50 %', '0'],
    ['Beto Solé', '4º', '3', '0', '50 %', '0'],
  ] as const) {
    await expect(place(page, name).getByRole('cell')).toHaveText([
      rank,
      `Nivel${level}`,
      `Partidos${matches}`,
      `Asistencia${attendance}`,
      `Logros${achievements}`,
    ]);
  }
});

test(
  'the player with most matches is MVP of the week, which awards an achievement',
  { tag: '@long' },
  async ({ page, startSession }) => {
    await startSession();
    await page.goto('/rankings');
    const mvp = page.getByRole('region', { name: 'MVP de la Semana' });
    await expect(mvp).toContainText('Esta semana todavía no hay MVP');
    await expect(page.getByText('No hay jugadores con estadísticas.')).toBeVisible();
    await seedSeason(page);
    await page.reload();
    await expect(mvp).toContainText('Dani Ibáñez');
    await expect(mvp).toContainText('1º del ranking');
    await expect(mvp).toContainText('2 partidos');

    const { id } = await ask<Profile>(page, 'GET', '/api/me');
    const badges = await ask<Badge[]>(page, 'GET', `/api/users/${id}/badges`);
    const given = badges.filter(({ type }) => type === 'mvp-semana');
    expect(given).toHaveLength(1);
    const day = formatTimestampDate(given[0]?.earnedAt ?? '', ZONE);
    const achievements = page.getByRole('region', { name: 'Logros' });
    await expect(achievements).toContainText(`${badges.length} de 12`);
    const star = achievements.getByRole('listitem').filter({ hasText: 'MVP de la Semana' });
    await expect(star).toContainText(`Dani Ibáñez${day}`);
  },
);

test('players with equal matches share the MVP badge of the week, which counts for each', async ({
  page,
  startSession,
}) => {
  await startSession();
  const { match, players } = await seedRoster(page, [{ name: 'Caro' }, { name: 'Dani' }], 2);
  const [caro = '', dani = ''] = players.map(({ id }) => id);
  await seedTeams(page, match, { claroTeam: [caro], oscuroTeam: [dani] });
  await ask(page, 'PUT', `/api/matches/${match.id}`, { ...match, status: 'completado' });
  await page.goto('/rankings');
  const mvp = page.getByRole('region', { name: 'MVP de la Semana' });
  await expect(mvp).toContainText('Caro y Dani');
  await expect(mvp).toContainText('1 partido cada uno');
  await expect(page.getByText('MVP: Caro y Dani', { exact: true })).toBeVisible();
  await expect(places(page).getByText('Logros1')).toHaveCount(2);
});

test(
  'there are twelve achievements, and those not earned are shown as locked',
  { tag: '@long' },
  async ({ page, startSession }) => {
    await startSession();
    await page.goto('/rankings');
    const achievements = page.getByRole('region', { name: 'Logros' }).getByRole('listitem');
    await expect(achievements).toHaveCount(12);
    await expect(achievements.filter({ hasText: 'Bloqueado' })).toHaveCount(12);
    const first = achievements.filter({ hasText: 'Saque Inicial' });
    await expect(first).toContainText('Tu primer partido creado');
    await seedMatch(page, await seedList(page));
    await page.reload();
    await expect(achievements.filter({ hasText: 'Bloqueado' })).toHaveCount(11);
    await expect(first).not.toContainText('Bloqueado');
    await expect(first).toContainText(/\d\d\/\d\d\/\d{4}$/);
  },
);

test(
  'a search keeps the positions, and has an empty state',
  { tag: '@long' },
  async ({ page, startSession }) => {
    await startSession();
    await seedSeason(page);
    await page.goto('/rankings');
    const search = page.getByPlaceholder('Buscar...');
    await search.fill('nunez');
    await expect(places(page)).toHaveCount(1);
    await expect(place(page, 'Caro Núñez').getByRole('cell').first()).toHaveText('2º');
    await search.fill('Zulma');
    await expect(page.getByText('Nadie en el ranking se llama «Zulma».')).toBeVisible();
    await expect(places(page)).toHaveCount(0);
  },
);

test('what a list played in a season is a picture and a message to share', async ({
  page,
  startSession,
}) => {
  await startSession();
  await seedSeason(page);
  const menu = page.getByRole('button', { name: 'Más acciones del ranking' });
  await page.goto('/rankings?season=2029');
  await menu.click();
  const entry = page.getByRole('button', { name: '2029 en Los de los jueves' });
  await expect(entry).toContainText('En 2029 no se jugó ningún partido de la lista.');
  await expect(entry).toHaveAttribute('aria-disabled', 'true');
  await page.goto('/rankings?season=2030');
  await menu.click();
  await page.getByRole('button', { name: '2030 en Los de los jueves' }).click();
  const dialog = page.getByRole('dialog', { name: '2030 en Los de los jueves' });
  await expect(dialog.getByRole('img', { name: /^Imagen de 2030/ })).toBeVisible();
  await looksRight(page);
  const message = new URL(
    (await dialog.getByRole('link', { name: 'Compartir' }).getAttribute('href')) ?? '',
  ).searchParams.get('text');
  expect(message).toContain('2 partidos, 0 goles y 3 jugadores');
  expect(message).toContain('Más presente: Dani Ibáñez (2 partidos)');
  const saved = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Descargar' }).click();
  expect((await saved).suggestedFilename()).toBe('picadito-2030.png');
});
