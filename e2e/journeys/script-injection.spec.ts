import type { Home, SessionReply } from '@picadito/domain';
import type { Page } from '@playwright/test';
import { foreignMarkup, countShown } from '../support/security/canary.ts';
import { HOT, MORE, showsAll, test } from '../support/security/injection.ts';
import { ALL_PAYLOADS, PAYLOADS, SHAPES_OF_PAYLOADS } from '../support/security/payloads.ts';
import { ask, chooseList, rosterOf, seedList, seedMatch, seedTeams } from '../support/seed.ts';
import { readSingly } from '../support/browser/hold.ts';
import { expect } from '../support/test.ts';

async function homeWith(page: Page, instead: Partial<Home>): Promise<void> {
  const home = await ask<Home>(page, 'GET', '/api/home');
  await readSingly(page);
  await page.route('**/api/home', (route) => route.fulfill({ json: { ...home, ...instead } }));
}

test('there are 500 different payloads, of 400 shapes at least', () => {
  expect(new Set(ALL_PAYLOADS).size).toBe(500);
  expect(SHAPES_OF_PAYLOADS).toBeGreaterThanOrEqual(400);
});

/** Two halves of the payloads, because a list holds fewer players than there are payloads in the long run. */
const HALVES = [0, 1].map((half) => PAYLOADS.filter((_, at) => at % 2 === half));

async function showsNamesOfPlayers(page: Page, names: readonly string[]): Promise<void> {
  const given = names.map((name) => ({ name }));
  const list = await seedList(page, given, HOT);
  const match = await seedMatch(page, list, { location: MORE[0] ?? '' });
  const players = await rosterOf(page, match);
  expect(players.map(({ name }) => name).toSorted()).toEqual(names.toSorted());
  const changes = players.map(({ id }) => ({ playerId: id, isConfirmed: true }));
  await ask(page, 'PUT', `/api/matches/${match.id}/attendance`, { changes });
  await chooseList(page, list);
  await showsAll(page, `/player-list/${list.id}`, names);
  await showsAll(page, `/edit-player-list/${list.id}`, names);
  await showsAll(page, '/add-players', names);
  await showsAll(page, `/confirm-attendance?matchId=${match.id}`, names);
  await showsAll(page, `/form-teams?matchId=${match.id}`, names);
  const ids = players.map(({ id }) => id);
  const teams = { claroTeam: ids.slice(0, 5), oscuroTeam: ids.slice(5, 10) };
  await seedTeams(page, match, { ...teams, suplentes: ids.slice(10) });
  await showsAll(page, `/form-teams?matchId=${match.id}`, names);
  await showsAll(page, `/share-teams?matchId=${match.id}`, names);
  const sent = await page
    .getByRole('link', { name: 'Compartir por WhatsApp' })
    .getAttribute('href');
  const message = new URL(sent ?? '').searchParams.get('text') ?? '';
  expect(names.filter((payload) => !message.includes(payload))).toEqual([]);
  await ask(page, 'PUT', `/api/matches/${match.id}`, { ...match, status: 'completado' });
  await showsAll(page, '/rankings', names);
}

for (const [at, names] of HALVES.entries()) {
  test(`names of players are shown as text on every screen, half ${at + 1}`, async ({
    page,
    signIn,
    noticed: _,
  }) => {
    await signIn();
    await showsNamesOfPlayers(page, names);
  });
}

test('locations are shown as text on every screen', async ({ page, startSession, noticed: _ }) => {
  await startSession();
  const list = await seedList(page, [{ name: 'Ana' }, { name: 'Beto' }]);
  const weekly = { isRecurring: true, recurringDay: 4 };
  const match = await seedMatch(page, list, { location: HOT, ...weekly });
  const matches = PAYLOADS.map((location, at) => ({
    ...match,
    id: at === 0 ? match.id : `${match.id.slice(0, -3)}${String(at).padStart(3, '0')}`,
    location,
  }));
  await page.route(/\/api\/matches(\?|$)/, (route) =>
    route.fulfill({ json: matches, headers: { 'x-total-count': String(matches.length) } }),
  );
  // The matches are more than the server has on a page, so their results are not requested from it.
  await page.route('**/api/results?*', (route) => route.fulfill({ json: [] }));
  await homeWith(page, { matches });
  await showsAll(page, '/history');
  await showsAll(page, '/recurring-matches');
  await showsAll(page, `/confirm-attendance?matchId=${match.id}`);
  await showsAll(page, `/form-teams?matchId=${match.id}`);
});

test('a location of all payloads is shown as text wherever a match is shown', async ({
  page,
  startSession,
  noticed: _,
}) => {
  await startSession();
  const list = await seedList(page, [{ name: HOT }, { name: MORE[0] ?? '' }]);
  const match = await seedMatch(page, list);
  const [ana, beto] = await rosterOf(page, match);
  await seedTeams(page, match, { claroTeam: [ana?.id ?? ''], oscuroTeam: [beto?.id ?? ''] });
  const everywhere = { ...match, location: PAYLOADS.join(' '), teamCounts: null };
  await homeWith(page, { matches: [everywhere] });
  await page.route(`**/api/matches/${match.id}`, (route) => route.fulfill({ json: everywhere }));
  for (const path of ['/', '/create-match', '/confirm-attendance', '/form-teams', '/share-teams']) {
    await showsAll(page, `${path}?matchId=${match.id}`);
  }
});

test('names of lists are shown as text on every screen', async ({ page, signIn, noticed: _ }) => {
  await signIn();
  const list = await seedList(page, [{ name: 'Ana' }], HOT);
  const lists = PAYLOADS.map((name, at) => ({
    ...list,
    id: at ? `${list.id}${at}` : list.id,
    name,
  }));
  await homeWith(page, { lists });
  await page.route('**/api/lists', (route) => route.fulfill({ json: lists }));
  for (const path of [
    '/',
    '/player-lists',
    '/create-match',
    '/recurring-matches',
    '/add-players',
  ]) {
    await showsAll(page, path);
  }
});

test('name, e-mail and photo of an organiser are shown as text', async ({
  page,
  signIn,
  noticed,
  refusals,
}) => {
  await signIn();
  const session = await ask<SessionReply>(page, 'GET', '/api/session');
  const place = { timeZone: 'Etc/UTC', country: 'AR' };
  const all = PAYLOADS.join(' ');
  for (const user of [
    { ...session.user, ...place, name: all, email: `${all}@id.test`, whatsapp: all },
    { ...session.user, ...place, name: '', email: `${all}@id.test` },
  ]) {
    await page.unroute('**/api/session');
    await page.route('**/api/session', (route) => route.fulfill({ json: { ...session, user } }));
    await showsAll(page, '/profile');
    await page.goto('/');
    await expect.poll(() => countShown(page, PAYLOADS)).toBeGreaterThan(0);
    expect(await foreignMarkup(page)).toEqual([]);
  }
  expect(noticed).toEqual([]);
  expect(refusals).toEqual([]);
});
