import type { TeamKey } from '@picadito/domain';
import { expect, test } from 'vitest';
import { recordGame } from '../../../testing/a-night.ts';
import { aLinkedGroup, pageIn } from '../../../testing/a-linked-group.ts';

const KICK_OFF = Date.parse('2026-11-27T00:00:00Z');
const OVER = Date.parse('2026-11-27T02:00:00Z');

/** Sets up a night of three teams of two players, whose teams are saved and shared. */
async function aSharedNight() {
  const group = await aLinkedGroup(6);
  const { ana, match, ids, clock, app, path } = group;
  const url = `/api/matches/${match.id}`;
  await ana.patch(url, { teamCount: 3 });
  const team = (key: TeamKey, from: number) => ({ key, players: ids.slice(from, from + 2) });
  await ana.post(`${url}/teams`, {
    matchId: match.id,
    teams: [team('claro', 0), team('oscuro', 2), team('naranja', 4)],
    suplentes: [],
  });
  await ana.put(`${url}/teams/shown`, {});
  clock.now = KICK_OFF;
  const page = async () => pageIn((await app.inject(path)).body);
  return { ...group, url, page };
}

test('the page has the teams of a night and, while it runs, its table', async () => {
  const { ana, match, page } = await aSharedNight();
  expect((await page()).next).toMatchObject({
    teams: { naranja: ['Jueves 05', 'Jueves 06'] },
    night: null,
  });
  await recordGame(ana, match.id, 1, { homeGoals: 2, awayGoals: 1 });
  const row = { won: 0, drawn: 0, points: null };
  expect((await page()).next?.night).toEqual({
    champion: null,
    rows: [
      { ...row, team: 'claro', played: 1, won: 1, difference: 1 },
      { ...row, team: 'oscuro', played: 1, difference: -1 },
      { ...row, team: 'naranja', played: 0, difference: 0 },
    ],
  });
});

test('after a night the page has its champion in place of a score, and asks for no score', async () => {
  const { ana, match, url, page, clock, device } = await aSharedNight();
  clock.now = KICK_OFF - 1;
  const phone = device();
  await phone.says(1, 'voy');
  clock.now = OVER;
  await recordGame(ana, match.id, 1);
  expect((await page()).ended[0]?.night).toMatchObject({ champion: null });
  await ana.post(`${url}/games/finish`, {});
  expect((await page()).ended).toMatchObject([
    { score: null, night: { champion: 'Ganó CLARO: 1 de 1' } },
  ]);
  const [played] = (await phone.page()).played;
  expect(played).toMatchObject({ proposing: null, voting: { candidates: expect.any(Array) } });
  expect(played?.voting?.candidates).toHaveLength(5);
});

test('the table of a round robin has points', async () => {
  const { ana, match, url, page } = await aSharedNight();
  const rotation = { play: 'round-robin', gameMinutes: 10, gameGoals: 2, onDraw: 'holder-leaves' };
  await ana.patch(url, { rotation });
  await recordGame(ana, match.id, 1, { outcome: 'draw' });
  const { rows = [] } = (await page()).next?.night ?? {};
  expect(rows.map(({ points, difference }) => [points, difference])).toEqual([
    [1, null],
    [1, null],
    [0, null],
  ]);
});
