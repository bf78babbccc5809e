import type { AccountExport, FiguraReply, FiguresReply } from '@picadito/domain';
import { expect, test } from 'vitest';
import { createMatch, teamsInHalves } from '../../../testing/a-match.ts';
import { asForm, pageIn } from '../../../testing/a-linked-group.ts';
import { countAllDueVotes } from '../../results/count-votes.ts';
import { changesOf } from '../../../testing/changes.ts';
import { everyRow } from '../../../testing/every-row.ts';
import type { Reply } from '../../../testing/test-app.ts';
import { OVER } from '../../../testing/thursdays.ts';
import {
  aPlayedGroup,
  HOUR,
  KICK_OFF,
  VOTES_CLOSE,
} from '../../../testing/group-link/played/a-played-group.ts';

test('players of both teams vote, and the figura is shown once 24 hours have passed', async () => {
  const { clock, votes, figura, figuras, phoneOf, match } = await aPlayedGroup();
  expect((await phoneOf(1).page()).played[0]?.voting?.candidates.map(({ name }) => name)).toEqual([
    'Jueves 02',
    'Jueves 03',
    'Jueves 04',
    'Jueves 05',
    'Jueves 06',
  ]);
  for (const [voter, whom] of [
    [1, 2],
    [3, 2],
    [2, 3],
  ] as const)
    expect((await votes(voter, whom)).status).toBe(200);
  clock.now = VOTES_CLOSE - 1;
  expect([await figura(), await figuras()]).toEqual([null, []]);
  expect((await phoneOf(5).page()).ended[0]).toMatchObject({
    figura: null,
    votesUntil: '2026-11-27T23:00',
  });
  clock.now = VOTES_CLOSE;
  expect(await figura()).toBe('Jueves 02 2');
  expect(await figuras()).toMatchObject([{ matchId: match.id, votes: 2, players: [{}] }]);
  const { ended, played } = await phoneOf(5).page();
  expect(ended[0]).toMatchObject({ figura: { names: ['Jueves 02'], votes: 2 }, votesUntil: null });
  expect(played[0]?.voting ?? null).toBe(null);
});

test('a vote can be changed until the vote closes, and the page of its device shows it', async () => {
  const { clock, votes, figura, phoneOf, keyOfNumber, store } = await aPlayedGroup();
  const chosen = async (number: number) => (await phoneOf(number).page()).played[0]?.voting?.chosen;
  await votes(1, 2);
  expect(await chosen(1)).toBe(keyOfNumber(2));
  await votes(1, 3);
  await votes(2, 3);
  await votes(4, 5);
  expect([await chosen(1), await chosen(3)]).toEqual([keyOfNumber(3), null]);
  expect(await store.read.selectFrom('figura_votes').selectAll().execute()).toHaveLength(3);
  clock.now = VOTES_CLOSE;
  expect(await figura()).toBe('Jueves 03 2');
});

test('a figura who shares a name with another player in the teams is shown with a number', async () => {
  const { ana, clock, votes, figura, figuras, save, ids, halves } = await aPlayedGroup();
  const namesake = { name: 'Jueves 02', skillLevel: '3', whatsapp: '' };
  await ana.put(`/api/players/${ids[2]}`, namesake);
  await save(halves);
  for (const voter of [1, 2, 4]) await votes(voter, 3);
  clock.now = VOTES_CLOSE;
  expect(await figura()).toBe('Jueves 02 2 3');
  expect((await figuras())[0]?.players).toMatchObject([{ name: 'Jueves 02 2' }]);
});

test('a figura has the number that tells the player apart on the list, and keeps the name after being deleted', async () => {
  const { ana, clock, votes, figura, figuras, save, ids, halves, list } = await aPlayedGroup(4);
  const namesake = { name: 'Jueves 02', skillLevel: '3', whatsapp: '' };
  await ana.put(`/api/players/${ids[2]}`, namesake);
  // Player 02 is not in the teams.
  const [one = '', , three = '', four = ''] = ids;
  await save({ ...halves, claroTeam: [one, three], oscuroTeam: [four] });
  for (const voter of [1, 4]) await votes(voter, 3);
  await votes(3, 1);
  clock.now = VOTES_CLOSE;
  expect(await figura()).toBe('Jueves 02 2 2');

  await ana.delete(`/api/players/${three}`);
  await ana.post(`/api/lists/${list.id}/players`, namesake);
  expect(await figura()).toBe('Jueves 02 2');
  expect((await figuras())[0]?.players).toEqual([{ playerId: three, name: 'Jueves 02' }]);
});

test('the export has all totals of votes, also of a suspended match and of a player taken out of the teams', async () => {
  const { ana, clock, votes, figuras, save, ids, match } = await aPlayedGroup();
  for (const voter of [1, 2, 4]) await votes(voter, 3);
  clock.now = VOTES_CLOSE;
  const exported = async () => {
    const { body } = await ana.get<AccountExport>('/api/me/export');
    return body.matches.find(({ id }) => id === match.id)?.result.votes;
  };
  const total = [{ playerId: ids[2], votes: 3 }];
  expect(await exported()).toEqual(total);
  await save(teamsInHalves(match.id, [...ids.slice(0, 2), ...ids.slice(3)]));
  expect([await figuras(), await exported()]).toEqual([[], total]);
  await ana.patch(`/api/matches/${match.id}`, { status: 'cancelado' });
  expect(await exported()).toEqual(total);
});

test('players with equal votes share the figura', async () => {
  const { clock, votes, figura } = await aPlayedGroup();
  for (const [voter, whom] of [
    [1, 2],
    [2, 1],
    [3, 2],
    [4, 1],
  ] as const)
    await votes(voter, whom);
  clock.now = VOTES_CLOSE;
  expect(await figura()).toBe('Jueves 01, Jueves 02 2');
});

test('fewer than three votes between players of the teams give no figura, whatever is corrected after the close', async () => {
  const { clock, votes, figura, figuras, save, halves, match, ids, store } = await aPlayedGroup();
  await votes(1, 2);
  await votes(2, 1);
  await votes(3, 1);
  await save(teamsInHalves(match.id, ids.slice(0, 2)));
  clock.now = VOTES_CLOSE;
  expect([await figura(), await figuras()]).toEqual([null, []]);
  await save(halves);
  expect([await figura(), await figuras()]).toEqual([null, []]);
  expect(await store.read.selectFrom('figura_totals').selectAll().execute()).toEqual([]);
});

test('an invalid vote is refused with a sentence', async () => {
  const group = await aPlayedGroup();
  const { ana, clock, votes, post, phoneOf, device, keyOfNumber, keyOf, match, ids, save } = group;
  const one = phoneOf(1);
  const of = async (fields: object, from = one) => {
    const { said } = await post(from, 'vote', { player: keyOfNumber(1), ...fields });
    return said;
  };
  expect(await of({ figura: keyOfNumber(1) })).toEqual([409, 'No te podés votar: elegí a otro.']);
  expect(await of({})).toEqual([409, 'Elegí a quién votás.']);
  for (const figura of ['x', ids[1], keyOf('another')])
    expect(await of({ figura })).toEqual([409, 'Ese jugador no estuvo en los equipos.']);
  const two = { figura: keyOfNumber(2) };
  const nameless = 'Este celu no tiene ese nombre. Abrí tu link, o pedíselo a quien organiza.';
  expect(await of(two, device())).toEqual([409, nameless]);
  expect(await of({ ...two, player: keyOfNumber(3) })).toEqual([409, nameless]);
  expect(await of({ ...two, match: keyOf('another') })).toEqual([
    409,
    'La votación de ese partido ya cerró.',
  ]);
  // Player 01 did not play.
  await save(teamsInHalves(match.id, ids.slice(1)));
  expect(await of(two)).toEqual([409, 'No estuviste en los equipos de ese partido.']);
  expect((await votes(2, 1)).said).toEqual([409, 'Ese jugador no estuvo en los equipos.']);
  await save(teamsInHalves(match.id, ids));
  clock.now = KICK_OFF;
  expect(await of(two)).toEqual([409, 'Se vota cuando termina el partido.']);
  clock.now = VOTES_CLOSE;
  expect(await of(two)).toEqual([409, 'La votación de ese partido ya cerró.']);
  clock.now = OVER;
  await ana.patch(`/api/matches/${match.id}`, { status: 'cancelado' });
  expect(await of(two)).toEqual([409, 'Ese partido se suspendió: no hay figura.']);
  await ana.patch(`/api/matches/${match.id}`, { status: 'completado' });
  await ana.delete(`/api/players/${ids[0]}`);
  expect(await of(two)).toEqual([409, 'Ya no estás en esta lista. Avisale a quien organiza.']);
});

test('without saved teams nobody votes, and nobody votes for a guest', async () => {
  const { ana, clock, list, phoneOf, post, keyOf, keyOfNumber, ids, match, roster, save } =
    await aPlayedGroup();
  clock.now = KICK_OFF - HOUR;
  await phoneOf(2).brings(2, 'Dani');
  const { id: dani = '' } = (await roster()).find(({ name }) => name === 'Dani') ?? {};
  const other = await createMatch(ana, list.id, { time: '20:00' });
  clock.now = OVER;
  await save(teamsInHalves(match.id, [...ids, dani]));
  const vote = { player: keyOfNumber(1), figura: keyOf(dani) };
  expect((await post(phoneOf(1), 'vote', vote)).said).toEqual([
    409,
    'Los invitados no entran en la votación.',
  ]);
  const { played, ended } = await phoneOf(1).page();
  expect(played[0]?.voting?.candidates).toHaveLength(5);
  expect(ended.map(({ time, votesUntil }) => [time, votesUntil !== null])).toEqual([
    ['21:00', true],
    ['20:00', false],
  ]);
  expect((await post(phoneOf(1), 'vote', { ...vote, match: keyOf(other.id) })).said).toEqual([
    409,
    'Ese partido no tiene equipos guardados: no hay votación.',
  ]);
});

test('a guest of the teams may be a scorer, but never the figura nor in the statistics', async () => {
  const { ana, clock, phoneOf, roster, save, match, ids, keyOf, keyOfNumber, post, result } =
    await aPlayedGroup();
  clock.now = KICK_OFF - HOUR;
  await phoneOf(2).brings(2, 'Dani');
  const { id: dani = '' } = (await roster()).find(({ name }) => name === 'Dani') ?? {};
  clock.now = OVER;
  await save(teamsInHalves(match.id, [...ids, dani]));
  const scorers = [{ playerId: dani, goals: 2, ownGoals: 0 }];
  const known = { claro: 3, oscuro: 2, scorers };
  expect((await ana.put(`/api/matches/${match.id}/result`, known)).status).toBe(200);
  expect((await result()).scorers).toEqual(scorers);
  const { body } = await ana.get<FiguresReply>('/api/players/stats/figures');
  expect(body.players.map(({ playerId }) => playerId).toSorted()).toEqual(ids.toSorted());
  const vote = { player: keyOfNumber(1), figura: keyOf(dani) };
  expect((await post(phoneOf(1), 'vote', vote)).said[1]).toBe(
    'Los invitados no entran en la votación.',
  );
});

test('after the close the total of a player who is taken out of the saved teams is hidden, returns with the player, and no other total changes', async () => {
  const { clock, votes, figura, save, match, ids, halves } = await aPlayedGroup();
  for (const [voter, whom] of [
    [1, 2],
    [3, 2],
    [4, 2],
    [2, 3],
    [5, 3],
  ] as const)
    await votes(voter, whom);
  clock.now = VOTES_CLOSE;
  // No read comes before the correction.
  await save(teamsInHalves(match.id, ids.slice(1)));
  expect(await figura()).toBe('Jueves 02 3');
  await save(teamsInHalves(match.id, [...ids.slice(0, 1), ...ids.slice(2)]));
  expect(await figura()).toBe('Jueves 03 2');
  const substitutes = { ...halves, claroTeam: [], suplentes: ids.slice(0, 3) };
  await save({ ...substitutes, oscuroTeam: ids.slice(3) });
  expect(await figura()).toBe(null);
  await save(halves);
  expect(await figura()).toBe('Jueves 02 3');
});

test.each<[string, (group: Awaited<ReturnType<typeof aPlayedGroup>>) => Promise<unknown>]>([
  ['the first read', ({ result }) => result()],
  ['a page of the link', ({ device }) => device().page()],
  ['the list of figuras', ({ figuras }) => figuras()],
  ['home', ({ ana }) => ana.get('/api/home')],
  ['the export', ({ ana }) => ana.get('/api/me/export')],
  ['any change', ({ ana }) => ana.patch('/api/me', { country: 'UY' })],
  ['the background job', ({ context }) => countAllDueVotes(context)],
])(
  'once the vote has closed %s counts the votes and deletes who voted for whom',
  async (_, first) => {
    const group = await aPlayedGroup();
    const { clock, votes, store, ids, context } = group;
    for (const voter of [1, 3, 4, 5]) await votes(voter, 2);
    const rows = async () => {
      const { figura_votes: cast = [], figura_closings, figura_totals } = await everyRow(store);
      return [cast.length, figura_closings?.length, figura_totals?.map(({ votes: n }) => n)];
    };
    clock.now = VOTES_CLOSE - 1;
    await first(group);
    await countAllDueVotes(context);
    expect(await rows()).toEqual([4, 0, []]);
    clock.now = VOTES_CLOSE;
    await first(group);
    expect(await rows()).toEqual([0, 1, [4]]);
    expect((await everyRow(store))['figura_totals']).toMatchObject([
      { player_id: ids[1], votes: 4 },
    ]);
  },
);

test('a read-only database shows no figura until it accepts writes', async () => {
  const { ana, context, store, clock, votes, figura, phoneOf } = await aPlayedGroup();
  for (const voter of [1, 2, 4]) await votes(voter, 3);
  clock.now = VOTES_CLOSE;
  const noWrites = new Error('no writes');
  const isUnavailable = (error: unknown) => error === noWrites;
  const transaction = () => Promise.reject(noWrites);
  context.store = { ...store, engine: { ...store.engine, isUnavailable }, transaction };
  expect((await ana.get('/api/home')).status).toBe(200);
  expect((await phoneOf(1).page()).ended[0]?.figura).toBe(null);
  context.store = store;
  expect(await figura()).toBe('Jueves 03 3');
});

test('a match that is moved after its votes are counted accepts no votes and keeps its figura', async () => {
  const { ana, clock, votes, figura, phoneOf, match } = await aPlayedGroup();
  for (const voter of [1, 3, 4]) await votes(voter, 2);
  clock.now = VOTES_CLOSE;
  await ana.patch(`/api/matches/${match.id}`, { date: '2026-11-28' });
  expect(await figura()).toBe('Jueves 02 3');
  clock.now = OVER + 48 * HOUR;
  const { played, ended } = await phoneOf(5).page();
  expect(played[0]).toMatchObject({ voting: null });
  expect(ended[0]).toMatchObject({ votesUntil: null, figura: { votes: 3 } });
  expect((await votes(5, 2)).said).toEqual([409, 'La votación de ese partido ya cerró.']);
});

test('a match without votes accepts none when it is moved after its close', async () => {
  const { ana, clock, votes, figura, phoneOf, match } = await aPlayedGroup();
  clock.now = VOTES_CLOSE;
  await ana.patch(`/api/matches/${match.id}`, { date: '2026-11-28' });
  clock.now = OVER + 48 * HOUR;
  expect((await phoneOf(5).page()).played[0]).toMatchObject({ voting: null });
  expect((await votes(5, 2)).said).toEqual([409, 'La votación de ese partido ya cerró.']);
  expect(await figura()).toBe(null);
});

test('a suspended match that is played days later has its vote then', async () => {
  const { ana, clock, votes, match } = await aPlayedGroup();
  await ana.patch(`/api/matches/${match.id}`, { status: 'cancelado' });
  clock.now = VOTES_CLOSE;
  await ana.patch(`/api/matches/${match.id}`, { date: '2026-11-28', status: 'completado' });
  clock.now = OVER + 48 * HOUR;
  expect((await votes(5, 2)).status).toBe(200);
});

test('a suspended match shows no figura until it counts as played again', async () => {
  const { ana, clock, votes, figura, figuras, match } = await aPlayedGroup();
  for (const voter of [1, 3, 4]) await votes(voter, 2);
  await ana.patch(`/api/matches/${match.id}`, { status: 'cancelado' });
  clock.now = VOTES_CLOSE;
  expect([await figura(), await figuras()]).toEqual([null, []]);
  await ana.patch(`/api/matches/${match.id}`, { status: 'completado' });
  expect(await figura()).toBe('Jueves 02 3');
});

test('a vote sends no event to other devices, and is deleted with its match', async () => {
  const { ana, votes, store, clock, match, figuras } = await aPlayedGroup();
  expect(await changesOf(store, () => votes(1, 2))).toEqual([]);
  await votes(2, 1);
  await votes(3, 1);
  const votesIn = async () => {
    const { body } = await ana.get<AccountExport>('/api/me/export');
    return body.matches.find(({ id }) => id === match.id)?.result.votes.map((one) => one.votes);
  };
  expect(await votesIn()).toEqual([]);
  clock.now = VOTES_CLOSE;
  expect((await votesIn())?.toSorted()).toEqual([1, 2]);
  expect(await figuras()).toHaveLength(1);
  await ana.delete(`/api/matches/${match.id}`);
  const { figura_votes, figura_closings, figura_totals } = await everyRow(store);
  expect([figura_votes, figura_closings, figura_totals]).toEqual([[], [], []]);
});

test('a browser without cookies reads that its vote is stored', async () => {
  const { app, personalPath, device, keyOf, keyOfNumber, match } = await aPlayedGroup();
  const own = await personalPath(1);
  const form = { match: keyOf(match.id), player: keyOfNumber(1), figura: keyOfNumber(2) };
  const { statusCode, headers } = await device().post('vote', asForm(form), {}, own);
  expect(statusCode).toBe(303);
  const { asked } = pageIn((await app.inject(String(headers.location))).body);
  expect(asked).toMatchObject({
    kind: 'forgotten',
    name: 'Jueves 01',
    sentence: 'Quedó anotado. Este navegador no te recuerda.',
  });
});

test('a form without a script leads back to the page, or to a sentence about the error', async () => {
  const { phoneOf, keyOf, keyOfNumber, match, path } = await aPlayedGroup();
  const form = { match: keyOf(match.id), player: keyOfNumber(1) };
  const good = await phoneOf(1).post('vote', asForm({ ...form, figura: keyOfNumber(2) }));
  expect([good.statusCode, good.headers.location]).toEqual([303, path]);
  const bad = await phoneOf(1).post('vote', asForm(form));
  expect([bad.statusCode, bad.body]).toEqual([
    409,
    expect.stringContaining('Elegí a quién votás.'),
  ]);
});

test('the figuras of matches are read in pages, the newest match first', async () => {
  const { ana, clock, list, match, ids, store } = await aPlayedGroup();
  const all = [match];
  clock.now = KICK_OFF - HOUR;
  for (const time of ['20:00', '19:00', '18:00']) {
    const earlier = await createMatch(ana, list.id, { time });
    await ana.post(`/api/matches/${earlier.id}/teams`, teamsInHalves(earlier.id, ids));
    all.push(earlier);
  }
  // The last match has too few votes.
  const votes = all.flatMap(({ userId: user_id, id: match_id }, place) =>
    ids.slice(place === 3 ? 2 : 1, 4).map((player_id) => {
      return { user_id, match_id, player_id, device_hash: player_id, figura_id: ids[0] ?? '' };
    }),
  );
  await store.transaction((tx) => tx.insertInto('figura_votes').values(votes).execute());
  clock.now = VOTES_CLOSE;
  const readPages = async () => {
    const pages: string[][] = [];
    for (let path: string | undefined = '/api/figuras?limit=2'; path;) {
      const page: Reply<FiguraReply[]> = await ana.get(path);
      pages.push(page.body.map(({ matchId }) => matchId));
      expect(page.headers['x-total-count']).toBe('3');
      path = /<(.+)>; rel="next"/.exec(String(page.headers['link']))?.[1];
    }
    return pages;
  };
  const [first, second, third] = all.map(({ id }) => id);
  expect(await readPages()).toEqual([[first, second], [third]]);
  const same = { time: '21:00', created_at: '2026-11-20T21:00:00.000000Z' };
  await store.transaction((tx) => tx.updateTable('matches').set(same).execute());
  expect((await readPages()).flat().toSorted()).toEqual([first, second, third].toSorted());
  expect((await ana.get('/api/figuras?cursor=x')).status).toBe(422);
});
