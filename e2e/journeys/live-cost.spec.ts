import type { Page } from '@playwright/test';
import { toggle } from '../support/attendance.ts';
import { untilQuiet } from '../support/browser/quiet.ts';
import { trafficOf } from '../support/browser/traffic.ts';
import { openLive } from '../support/live.ts';
import { ask, seedRoster, seedTeams, ZONE } from '../support/seed.ts';
import { names, rated, team } from '../support/teams.ts';
import { expect, test } from '../support/test.ts';

const MAX_BYTES = 2048;
const FOURTEEN = rated(
  Object.fromEntries(Array.from('ABCDEFGHIJKLMN', (letter) => [`${letter}lvaro`, '3'])),
);

const SCREENS: {
  name: string;
  path: (match: string) => string;
  shows: (page: Page) => Promise<void>;
}[] = [
  {
    name: 'home',
    path: () => '/dashboard',
    shows: (page) => expect(page.getByText('13 de 14 confirmados').first()).toBeVisible(),
  },
  {
    name: 'history',
    path: () => '/history',
    shows: (page) => expect(page.getByText('Cancha Núñez')).toBeVisible(),
  },
  {
    name: 'attendance',
    path: (match) => `/confirm-attendance?matchId=${match}`,
    shows: (page) => expect(toggle(page, 'Mlvaro')).toHaveAttribute('aria-pressed', 'true'),
  },
  {
    name: 'forming teams',
    path: (match) => `/form-teams?matchId=${match}`,
    shows: (page) => expect(page.getByText('Mlvaro').first()).toBeVisible(),
  },
];

/**
 * Opens the screen of a match with fourteen players, twelve of them confirmed, and records the traffic from then on.
 */
async function watched(page: Page, path: (match: string) => string) {
  // Otherwise the first page would store these values, and the server would report the change.
  await ask(page, 'PATCH', '/api/me', { timeZone: ZONE, country: 'AR' });
  const { match, players } = await seedRoster(page, FOURTEEN, 12);
  await untilQuiet(page, () => openLive(page, path(match.id)));
  return { match, ids: players.map(({ id }) => id), traffic: await trafficOf(page) };
}

for (const { name, path, shows } of SCREENS) {
  test(`a confirmation elsewhere costs an open screen at most 2 KB and one read: ${name}`, async ({
    page,
    startSession,
    otherDevice,
  }) => {
    await startSession();
    const { match, ids, traffic } = await watched(page, path);
    const confirm = `/api/matches/${match.id}/players/${ids[12]}/confirm`;
    await untilQuiet(page, async () => {
      await ask(otherDevice, 'PUT', confirm, { isConfirmed: true });
      await shows(page);
    });
    expect(traffic.asked.length, traffic.asked.join()).toBeLessThanOrEqual(1);
    expect(traffic.bytes).toBeGreaterThan(100);
    expect(traffic.bytes).toBeLessThanOrEqual(MAX_BYTES);
  });
}

test('teams saved elsewhere cost each screen that shows them one read', async ({
  page,
  context,
  startSession,
}) => {
  await startSession();
  const { match, ids, traffic } = await watched(page, (id) => `/share-teams?matchId=${id}`);
  const teams = { claroTeam: ids.slice(0, 5), oscuroTeam: ids.slice(5, 10) };
  await untilQuiet(page, async () => {
    await seedTeams(page, match, teams);
    await expect(names(team(page, 'Claro'))).toHaveCount(5);
  });
  traffic.asked.length = 0;
  const home = await context.newPage();
  await untilQuiet(home, () => openLive(home, '/dashboard'));
  const onHome = await trafficOf(home);
  const [one, ...others] = ids.slice(0, 10);
  const save = async () => {
    await ask(page, 'PUT', `/api/matches/${match.id}/teams`, {
      matchId: match.id,
      createdBy: 'manual',
      claroTeam: others.slice(0, 4),
      oscuroTeam: others.slice(4),
      suplentes: [one],
    });
    await expect(names(team(page, 'Claro'))).toHaveCount(4);
    await expect.poll(() => onHome.asked).toEqual(read);
  };
  const read = [`GET /api/matches/${match.id}/teams`];
  await untilQuiet(home, () => untilQuiet(page, save));
  expect(traffic.asked).toEqual(read);
  expect(onHome.asked).toEqual(read);
});

test.describe('a screen that asks for everything again', () => {
  test.use({ expectedComplaint: /409/ });

  test('gets less than 300 bytes for what has not changed', async ({ page, startSession }) => {
    await startSession();
    const { traffic } = await watched(page, (id) => `/confirm-attendance?matchId=${id}`);
    // After a refused write the page reads again, since it may be out of date.
    await page.route('**/confirm', (route) =>
      route.fulfill({ status: 409, json: { code: 'failed-precondition' } }),
    );
    const reads = () => traffic.replies.filter(({ path }) => !path.endsWith('/confirm'));
    await untilQuiet(page, async () => {
      await toggle(page, 'Mlvaro').click();
      await expect.poll(() => reads().map(({ path }) => path)).toContain('/api/home');
    });
    for (const { status, bytes } of reads()) {
      expect(status).toBe(304);
      expect(bytes).toBeLessThan(300);
    }
  });
});
