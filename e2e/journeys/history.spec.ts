import { addDays, type Match, todayIn, weekdayName, weekdayOf } from '@picadito/domain';
import type { Page } from '@playwright/test';
import { delayRequests } from '../support/browser/hold.ts';
import {
  ask,
  hoursAgo,
  seedList,
  seedMatch,
  seedRoster,
  seedTeams,
  ZONE,
} from '../support/seed.ts';
import { expect, test } from '../support/test.ts';
import { toast } from '../support/toast.ts';

const cards = (page: Page) => page.getByRole('main').getByRole('listitem');
const card = (page: Page, place: string) => cards(page).filter({ hasText: place });
const places = (page: Page) =>
  cards(page)
    .getByTitle(/^Cancha/)
    .allTextContents();
async function remove(page: Page, match: Match | undefined): Promise<void> {
  await card(page, match?.location ?? '')
    .getByRole('button', { name: 'Más acciones' })
    .click();
  await page.getByRole('button', { name: 'Eliminar partido' }).click();
}

/** Seeds matches at 'Cancha 01', 'Cancha 02' and so on, in this order. */
async function seedMatches(page: Page, count: number): Promise<Match[]> {
  const list = await seedList(page);
  const matches: Match[] = [];
  for (let number = 1; number <= count; number += 1) {
    const location = `Cancha ${String(number).padStart(2, '0')}`;
    // The match that is created last is played first.
    const date = addDays('2030-03-01', -number);
    matches.push(await seedMatch(page, list, { location, date }));
  }
  return matches;
}

test('the history has every match, newest first, with their number', async ({
  page,
  startSession,
}) => {
  await startSession();
  await seedMatches(page, 3);
  await page.goto('/history');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Historial de Partidos');
  await expect(cards(page)).toHaveCount(3);
  await expect.poll(() => places(page)).toEqual(['Cancha 03', 'Cancha 02', 'Cancha 01']);
  await expect(page.getByText('Total: 3')).toBeVisible();
});

test('a card has id, date, location, status and the size of each team', async ({
  page,
  startSession,
}) => {
  await startSession();
  const names = ['Ana', 'Beto', 'Caro', 'Dani'].map((name) => ({ name }));
  const { match, players } = await seedRoster(page, names, 4);
  const [ana = '', beto = '', caro = '', dani = ''] = players.map(({ id }) => id);
  await seedTeams(page, match, { claroTeam: [ana, beto], oscuroTeam: [caro], suplentes: [dani] });
  await page.goto('/history');
  const one = card(page, 'Cancha Núñez');
  await expect(one.getByRole('heading')).toHaveText('Jue 03/01/2030 · 21:00');
  await expect(one.getByText('Pendiente', { exact: true })).toBeVisible();
  await expect(one.getByText('Claro: 2')).toBeVisible();
  await expect(one.getByText('Oscuro: 1')).toBeVisible();
  await one.getByRole('button', { name: 'Más acciones' }).click();
  await expect(one.getByText(`Partido #${match.id}`).last()).toBeVisible();
  await one.getByRole('link', { name: 'Ver detalles', exact: true }).click();
  await expect(page).toHaveURL(`/form-teams?matchId=${match.id}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Armar Equipos');
});

test('each match shows its status: pending, weekly, completed or cancelled', async ({
  page,
  signIn,
}) => {
  await signIn();
  const list = await seedList(page);
  const weekly = addDays(todayIn(ZONE, Date.now()), 6);
  const day = weekdayOf(weekly);
  await seedMatch(page, list, { location: 'La que viene' });
  await seedMatch(page, list, { location: 'La que ya fue', ...hoursAgo() });
  await seedMatch(page, list, {
    location: 'La de siempre',
    date: weekly,
    isRecurring: true,
    recurringDay: day,
  });
  const off = await seedMatch(page, list, { location: 'La que no fue' });
  await ask(page, 'PUT', `/api/matches/${off.id}`, { ...off, status: 'cancelado' });

  await page.goto('/history');
  for (const [place, status] of [
    ['La que viene', 'Pendiente'],
    ['La que ya fue', 'Completado'],
    ['La de siempre', 'Pendiente'],
    ['La que no fue', 'Cancelado'],
  ] as const) {
    await expect(card(page, place).getByText(status, { exact: true })).toBeVisible();
  }
  await expect(
    card(page, 'La de siempre').getByText(`Se repite cada ${weekdayName(day).toLowerCase()}`),
  ).toBeVisible();
  await expect(page.getByText(/^Se repite/)).toHaveCount(1);
});

test('a search runs on the server, by location or date, and has an empty state', async ({
  page,
  startSession,
}) => {
  await startSession();
  await seedMatches(page, 25);
  await page.goto('/history');
  await expect(cards(page)).toHaveCount(20);
  const search = page.getByRole('searchbox', { name: 'Buscar partidos' });
  await expect(search).toHaveAttribute('placeholder', 'Buscar...');

  const asked = page.waitForRequest((request) =>
    new URL(request.url()).search.endsWith('&q=cancha%2003'),
  );
  await search.fill('cancha 03');
  await asked;
  await expect(cards(page)).toHaveCount(1); // This match was on the second page.
  await expect(card(page, 'Cancha 03')).toBeVisible();
  await expect(page.getByRole('status').getByText('1 partido')).toBeVisible();

  await search.fill('27/02/2030');
  await expect(card(page, 'Cancha 02')).toBeVisible();
  await expect.poll(() => places(page)).toEqual(['Cancha 02']);

  await search.fill('Wembley');
  await expect(page.getByText('Ningún partido coincide con «Wembley».')).toBeVisible();
  await expect(cards(page)).toHaveCount(0);
  await search.fill('');
  await expect(cards(page)).toHaveCount(20);
});

test(
  'clearing a search without results keeps the focus while the matches load again',
  { tag: '@long' },
  async ({ page, startSession }) => {
    await startSession();
    await seedMatches(page, 1);
    await page.clock.install();
    await page.goto('/history');
    await expect(cards(page)).toHaveCount(1);
    const search = page.getByRole('searchbox', { name: 'Buscar partidos' });
    await search.fill('Wembley');
    await expect(page.getByText('Ningún partido coincide con «Wembley».')).toBeVisible();
    // By this time the matches without a search are evicted from the cache.
    await page.clock.runFor(61_000);
    const letGo = await delayRequests(page, 'GET', '**/api/matches?*');
    const asked = page.waitForRequest('**/api/matches?*');
    await search.fill('');
    await asked;
    await expect(search).toBeFocused();
    letGo();
    await expect(cards(page)).toHaveCount(1);
    await expect(search).toBeFocused();
  },
);

test(
  'a long history loads pages of twenty with Ver más, to the last match',
  { tag: '@long' },
  async ({ page, startSession }) => {
    await startSession();
    const matches = await seedMatches(page, 45);
    await page.goto('/history');
    const more = page.getByRole('button', { name: 'Ver más' });
    await expect(page.getByText('Total: 45')).toBeVisible();
    await expect(cards(page)).toHaveCount(20);
    await more.click();
    await expect(cards(page)).toHaveCount(40);
    // A person reads on at the first match of the next page.
    await expect(card(page, 'Cancha 25').getByRole('link')).toBeFocused();
    await more.click();
    await expect(cards(page)).toHaveCount(45);
    await expect(more).toHaveCount(0);
    await expect
      .poll(() => places(page))
      .toEqual(matches.map(({ location }) => location).toReversed());
  },
);

test('Eliminar asks first, and deletes the match from the page and the server', async ({
  page,
  startSession,
}) => {
  await startSession();
  const [first, second] = await seedMatches(page, 2);
  await page.goto('/history');
  const question = page.getByRole('alertdialog', { name: '¿Eliminar el partido?' });

  await remove(page, second);
  await expect(question.getByText('Cancha 02 · Miércoles 27/02/2030 · 21:00')).toBeVisible();
  await question.getByRole('button', { name: 'Cancelar' }).click();
  await expect(question).toBeHidden();
  await expect(cards(page)).toHaveCount(2);

  await remove(page, second);
  await question.getByRole('button', { name: 'ELIMINAR' }).click();
  await expect(toast(page, 'Éxito')).toBeVisible();
  await expect(toast(page, 'Partido eliminado correctamente')).toBeVisible();
  await expect.poll(() => places(page)).toEqual(['Cancha 01']);
  await expect(page.getByText('Total: 1')).toBeVisible();
  expect(await ask<Match[]>(page, 'GET', '/api/matches')).toMatchObject([{ id: first?.id }]);

  await remove(page, first);
  await question.getByRole('button', { name: 'ELIMINAR' }).click();
  await expect(
    page.getByText('No hay partidos en el historial. ¡Crea tu primer partido!'),
  ).toBeVisible();
});

test(
  'a confirm dialog stays open on Escape while its request is pending',
  { tag: '@long' },
  async ({ page, startSession }) => {
    await startSession();
    const [match] = await seedMatches(page, 1);
    await page.goto('/history');
    const letGo = await delayRequests(page, 'DELETE', `**/api/matches/${match?.id}`);
    await remove(page, match);
    const question = page.getByRole('alertdialog');
    const yes = question.getByRole('button', { name: 'ELIMINAR' });
    await yes.click();
    await expect(yes).toHaveAttribute('aria-busy', 'true');
    await page.keyboard.press('Escape');
    await expect(question).toBeVisible();
    letGo();
    await expect(question).toBeHidden();
    await expect(toast(page, 'Partido eliminado correctamente')).toBeVisible();
  },
);
