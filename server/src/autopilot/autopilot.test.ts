import {
  type Home,
  type Match,
  type MatchAnswers,
  MESSAGES,
  type TeamsReply,
} from '@picadito/domain';
import { expect, test } from 'vitest';
import { matchesToForm } from '../store/tables/autopilot/autopilots.ts';
import { createMatch } from '../../testing/a-match.ts';
import { recordGame } from '../../testing/a-night.ts';
import {
  anAutopilot,
  anAutopilotOf,
  DEADLINE,
  KICK_OFF,
} from '../../testing/autopilot/an-autopilot.ts';
import { aLinkedGroup, answersShownIn } from '../../testing/a-linked-group.ts';
import { OVER, WEEKLY } from '../../testing/thursdays.ts';

import { rollForward } from '../matches/weekly-matches.ts';
import { deleteExpired } from '../delete-expired.ts';

const TEN = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10];

test('three hours before kick-off the best teams are saved, and the page of the link shows them', async () => {
  const { clock, run, autopilot, placed, shown } = await anAutopilot();
  clock.now = DEADLINE - 1;
  expect(await run()).toBe(0);
  expect(await autopilot()).toMatchObject({
    state: 'waiting',
    actsAt: '2026-11-26T18:00',
    steps: [],
  });
  clock.now = DEADLINE;
  expect(await run()).toBe(1);
  expect(await placed()).toEqual(TEN);
  expect((await shown())?.claro).toHaveLength(5);
  expect(await autopilot()).toMatchObject({
    state: 'flying',
    steps: [{ kind: 'formed', before: null, isUndone: false, canBeUndone: true }],
  });
});

test('the autopilot makes teams at the deadline that the organiser has set; players read the hour', async () => {
  const { ana, url, clock, run, device } = await anAutopilot();
  expect((await device().page()).next).toMatchObject({ answersUntil: '2026-11-26T18:00' });
  await ana.put(`${url}/answers/settings`, { capacity: null, answersUntil: '2026-11-25T12:00' });
  clock.now = Date.parse('2026-11-25T14:59:00Z');
  expect(await run()).toBe(0);
  clock.now = Date.parse('2026-11-25T15:00:00Z');
  expect(await run()).toBe(1);
});

test('the organiser reads the same deadline and waitlist as the players, also without having set a deadline', async () => {
  const { ana, url, clock, device, roster, set } = await anAutopilot();
  await ana.put(`${url}/answers/settings`, { capacity: 2, answersUntil: null });
  const host = device();
  await host.says(1, 'voy');
  await host.brings(1, 'Dani');
  await device().says(11, 'voy');
  const dani = (await roster()).find(({ name }) => name === 'Dani')?.id ?? '';
  const read = async () => (await ana.get<MatchAnswers>(`${url}/answers`)).body;
  const placeOfDani = async () =>
    (await read()).answers.find(({ playerId }) => playerId === dani)?.place;
  clock.now = DEADLINE - 1;
  const until = '2026-11-26T18:00';
  expect(await read()).toMatchObject({ answersUntil: until, usualUntil: until });
  expect(answersShownIn(await host.page()).slice(-2)).toEqual(['11 queued 1', 'ni queued 2']);
  expect(await placeOfDani()).toBe(2);
  const own = '2026-11-26T12:00';
  await ana.put(`${url}/answers/settings`, { capacity: 2, answersUntil: own });
  expect(await read()).toMatchObject({ answersUntil: own, usualUntil: until });
  expect(await placeOfDani()).toBe(1);
  await set(false);
  expect(await read()).toMatchObject({ answersUntil: own, usualUntil: null });
});

test('with seven players the autopilot asks the organiser, and makes teams when the eighth comes', async () => {
  const { clock, run, autopilot, mark, placed } = await anAutopilot(7);
  clock.now = DEADLINE;
  expect(await run()).toBe(0);
  expect(await autopilot()).toMatchObject({ state: 'few', going: 7 });
  await mark(true, 8);
  expect(await run()).toBe(1);
  expect(await placed()).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
});

test.each([
  ['from kick-off on', KICK_OFF, {}],
  ['in a suspended match', DEADLINE, { status: 'cancelado' }],
  ['in a match that is no longer weekly', DEADLINE, { isRecurring: false }],
])('the autopilot makes no teams %s', async (_, now, change) => {
  const { ana, url, clock, run, teams } = await anAutopilot();
  await ana.patch(url, change);
  clock.now = now;
  expect(await run()).toBe(0);
  expect(await teams()).toBeNull();
});

test('the autopilot keeps teams that the organiser has saved, and is off unless it was turned on', async () => {
  const { ana, url, match, ids, clock, run, autopilot, set, placed } = await anAutopilot();
  const [one = '', two = ''] = ids;
  const own = { matchId: match.id, claroTeam: [one], oscuroTeam: [two] };
  await ana.post(`${url}/teams`, own);
  clock.now = DEADLINE;
  expect(await run()).toBe(0);
  expect(await placed()).toEqual([1, 2]);
  expect(await autopilot()).toMatchObject({ state: 'own-teams' });
  expect((await set(false)).body).toMatchObject({ state: 'off' });
});

test('a player who drops out is replaced at once, and all players see the new teams', async () => {
  const { clock, run, device, placed, autopilot, shown } = await anAutopilot(9);
  const [ten, eleven] = [device(), device()];
  await ten.says(10, 'voy');
  await eleven.says(11, 'voy');
  clock.now = DEADLINE;
  await run();
  await ten.says(10, 'no');
  // In the last hours the page asks the first player of the waitlist.
  await eleven.says(11, 'voy');
  expect(await placed()).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 11]);
  expect((await shown())?.left).toEqual([]);
  const { state, steps } = await autopilot();
  expect([state, steps.map(({ kind }) => kind)]).toEqual([
    'flying',
    ['repaired', 'repaired', 'formed'],
  ]);
  expect(await run()).toBe(0);
});

test('a guest leaves the teams with the host, whose answer counts for both', async () => {
  const { clock, run, device, placed, autopilot, shown } = await anAutopilot(8);
  const nine = device();
  await nine.says(9, 'voy');
  await nine.brings(9, 'Dani');
  clock.now = DEADLINE;
  await run();
  expect(await placed()).toHaveLength(10);
  await nine.says(9, 'no');
  expect(await placed()).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
  expect((await shown())?.left).toEqual([]);
  expect((await autopilot()).state).toBe('flying');
});

test('a drop-out that the organiser enters is repaired in the next run', async () => {
  const { clock, run, mark, placed, autopilot } = await anAutopilot();
  clock.now = DEADLINE;
  await run();
  await mark(false, 3);
  expect(await run()).toBe(1);
  expect(await placed()).toEqual(TEN.filter((number) => number !== 3));
  expect((await autopilot()).state).toBe('flying');
});

test('a player for whom another player says NO VOY stays in the teams, marked as left', async () => {
  const { clock, run, device, placed, shown } = await anAutopilot();
  const beto = device();
  await beto.says(1, 'voy');
  clock.now = DEADLINE;
  await run();
  await beto.says(5, 'no', { other: 'si' });
  expect(await placed()).toEqual(TEN);
  expect((await shown())?.left).toEqual(['Jueves 05']);
});

test('if another player says NO VOY for a host, host and guest stay in the teams until the organiser agrees', async () => {
  const { ana, url, ids, clock, run, device, placed, guestsPlaced, shown } = await anAutopilot(8);
  const [host, beto] = [device(), device()];
  await host.says(9, 'voy');
  await host.brings(9, 'Dani');
  await host.post('forget', {});
  await beto.says(1, 'voy');
  clock.now = DEADLINE;
  await run();
  await beto.says(9, 'no', { other: 'si' });
  expect(await guestsPlaced()).toEqual(['Dani']);
  expect((await shown())?.left).toEqual(['Dani', 'Jueves 09']);
  await ana.put(`${url}/players/${ids[8]}/confirm`, { isConfirmed: false, declined: false });
  await run();
  expect([await placed(), await guestsPlaced()]).toEqual([[1, 2, 3, 4, 5, 6, 7, 8], []]);
});

test('a guest or player who is removed leaves the teams, and a substitute comes in', async () => {
  const { ana, url, clock, run, device, autopilot, teams, guestsPlaced } = await anAutopilot(9);
  await ana.put(`${url}/answers/settings`, { capacity: 30, answersUntil: null });
  const host = device();
  await host.says(10, 'voy');
  await host.brings(10, 'Dani');
  await device().says(11, 'voy');
  await device().says(12, 'voy');
  clock.now = DEADLINE;
  await run();
  const sizes = async () => {
    const saved = await teams();
    return [saved?.claroTeam, saved?.oscuroTeam, saved?.suplentes].map((team) => team?.length);
  };
  expect([await sizes(), await guestsPlaced()]).toEqual([[5, 5, 3], ['Dani']]);
  await host.drops('Dani');
  expect(await run()).toBe(1);
  expect([(await sizes()).slice(0, 2), await guestsPlaced()]).toEqual([[5, 5], []]);
  await ana.delete(`${url}/players/${(await teams())?.claroTeam[0]}`);
  expect(await run()).toBe(1);
  expect(await sizes()).toEqual([5, 5, 1]);
  const { state, steps } = await autopilot();
  expect([state, steps.map(({ kind }) => kind)]).toEqual([
    'flying',
    ['repaired', 'repaired', 'formed'],
  ]);
  expect(steps.map(({ canBeUndone }) => canBeUndone)).toEqual([true, true, true]);
});

test.each([
  ['teams-changed', 'swaps two players'],
  ['attendance-changed', 'confirms a player who is in no team'],
])('the autopilot stops for the match (%s) when the organiser %s', async (kind) => {
  const { ana, url, clock, run, mark, teams, autopilot, placed } = await anAutopilot();
  clock.now = DEADLINE;
  await run();
  const saved = await teams();
  const [one = '', ...claro] = saved?.claroTeam ?? [];
  const [two = '', ...oscuro] = saved?.oscuroTeam ?? [];
  if (kind === 'attendance-changed') await mark(true, 11);
  else
    await ana.put(`${url}/teams`, {
      ...saved,
      teams: undefined,
      claroTeam: [two, ...claro],
      oscuroTeam: [one, ...oscuro],
    });
  expect(await run()).toBe(1);
  expect(await autopilot()).toMatchObject({
    state: 'stopped',
    steps: [{ kind }, { kind: 'formed' }],
  });
  await mark(false, 3);
  expect(await run()).toBe(0);
  expect(await placed()).toContain(3);
});

test('a step is undone with all later ones, and the autopilot then stops for the match', async () => {
  const { clock, run, mark, autopilot, undo, placed, shown } = await anAutopilot();
  clock.now = DEADLINE;
  await run();
  const first = await placed();
  await mark(false, 3);
  await run();
  const [repaired, formed] = (await autopilot()).steps;
  await undo(repaired?.at);
  expect(await placed()).toEqual(first);
  const { body } = await undo(formed?.at);
  expect(body.state).toBe('stopped');
  expect(body.steps.map(({ isUndone }) => isUndone)).toEqual([true, true]);
  expect([await placed(), await shown()]).toEqual([[], null]);
  expect(await run()).toBe(0);
});

test('a step cannot be undone after a change of the organiser', async () => {
  const { ana, url, clock, run, teams, autopilot, undo } = await anAutopilot();
  clock.now = DEADLINE;
  await run();
  const saved = await teams();
  await ana.put(`${url}/teams`, {
    ...saved,
    teams: undefined,
    suplentes: saved?.claroTeam.slice(0, 1),
    claroTeam: saved?.claroTeam.slice(1),
  });
  const [formed] = (await autopilot()).steps;
  expect(formed?.canBeUndone).toBe(false);
  expect(await undo(formed?.at)).toMatchObject({ status: 422 });
});

test('the autopilot stays on for the next match of a series, and is off in a new series', async () => {
  const { ana, match, clock, run, context } = await anAutopilot();
  clock.now = DEADLINE;
  await run();
  clock.now = OVER;
  await rollForward(context);
  const matches = (await ana.get<Match[]>('/api/matches')).body;
  const next = matches.find(({ isRecurring }) => isRecurring);
  const state = async () =>
    (await ana.get<{ state: string }>(`/api/matches/${next?.id}/autopilot`)).body.state;
  expect(next?.id).not.toBe(match.id);
  expect(await state()).toBe('waiting');
  await ana.patch(`/api/matches/${next?.id}`, { isRecurring: false });
  await ana.patch(`/api/matches/${next?.id}`, { isRecurring: true, recurringDay: 4 });
  expect(await state()).toBe('off');
});

test('of many matches whose autopilot may be due, the earliest comes first', async () => {
  const { ana, list, clock, store } = await anAutopilot(8);
  const days = ['2026-12-03', '2026-11-28', '2026-12-05', '2026-11-30', '2026-12-01'];
  const dates = new Map<string, string>();
  for (const date of days) {
    const { id } = await createMatch(ana, list.id, { date, ...WEEKLY });
    dates.set(id, date);
    const url = `/api/matches/${id}`;
    const { body: roster } = await ana.get<{ id: string }[]>(`${url}/players`);
    const changes = roster.slice(0, 8).map((one) => ({ playerId: one.id, isConfirmed: true }));
    await ana.put(`${url}/attendance`, { changes });
    await ana.put(`${url}/autopilot`, { isOn: true });
    const answersUntil = '2026-11-26T10:00';
    await ana.put(`${url}/answers/settings`, { capacity: null, answersUntil });
  }
  const moment = { now: clock.now, closingBy: clock.now, limit: days.length };
  const due = await matchesToForm(store.read, moment);
  expect(due.map((match) => dates.get(match.match_id))).toEqual(days.toSorted());
});

test('the steps of the autopilot are deleted 30 days after the match', async () => {
  const { clock, run, store } = await anAutopilot();
  clock.now = DEADLINE;
  await run();
  const day = 24 * 60 * 60 * 1000;
  await store.transaction((tx) => deleteExpired(tx, KICK_OFF + 29 * day));
  const steps = () => store.read.selectFrom('autopilot_steps').select('kind').execute();
  expect(await steps()).toEqual([{ kind: 'formed' }]);
  await store.transaction((tx) => deleteExpired(tx, KICK_OFF + 31 * day));
  expect(await steps()).toEqual([]);
});

test('home has the last step of the autopilot until it is undone or the teams change', async () => {
  const { ana, url, clock, run, autopilot } = await anAutopilot();
  const step = async () => (await ana.get<Home>('/api/home')).body.autopilot;
  expect(await step()).toBe(null);
  clock.now = DEADLINE;
  await run();
  const [formed] = (await autopilot()).steps;
  expect(await step()).toMatchObject({ kind: 'formed', at: formed?.at });
  await ana.put(`${url}/autopilot/undone`, { at: formed?.at });
  expect(await step()).toBe(null);
});

test('in a match of seven a side the autopilot makes teams from twelve players on', async () => {
  const { ana, url, clock, run, autopilot, mark } = await anAutopilot(11);
  await ana.patch(url, { perSide: 7 });
  clock.now = DEADLINE;
  expect(await run()).toBe(0);
  expect(await autopilot()).toMatchObject({ state: 'few', going: 11 });
  await mark(true, 12);
  expect(await autopilot()).toMatchObject({ state: 'due', going: 12 });
  expect(await run()).toBe(1);
});

test('the autopilot makes three teams, repairs them, and undoes both', async () => {
  const group = await aLinkedGroup(16);
  const { ana, url, clock, run, device, autopilot } = await anAutopilotOf(group, 15);
  await ana.patch(url, { teamCount: 3 });
  const sizes = async () =>
    (await ana.get<TeamsReply>(`${url}/teams`)).body.teams?.map(({ players }) => players.length);
  clock.now = DEADLINE;
  expect(await run()).toBe(1);
  expect(await sizes()).toEqual([5, 5, 5]);
  expect((await device().page()).next?.teams?.naranja).toHaveLength(5);
  await device().says(1, 'no');
  await run();
  expect((await sizes())?.toSorted()).toEqual([4, 5, 5]);
  const steps = (await autopilot()).steps;
  expect(steps.map(({ kind }) => kind)).toEqual(['repaired', 'formed']);
  expect(steps[0]?.after?.teams).toHaveLength(3);
  await ana.put(`${url}/autopilot/undone`, { at: steps[0]?.at });
  expect(await sizes()).toEqual([5, 5, 5]);
});

test('the teams of a night that has begun are not undone', async () => {
  const { ana, url, match, clock, run, autopilot } = await anAutopilotOf(
    await aLinkedGroup(16),
    15,
  );
  await ana.patch(url, { teamCount: 3 });
  clock.now = DEADLINE;
  await run();
  await recordGame(ana, match.id, 1);
  const [formed] = (await autopilot()).steps;
  const { status, body } = await ana.put(`${url}/autopilot/undone`, { at: formed?.at });
  expect([status, body]).toMatchObject([422, { detail: MESSAGES.nightHasGames }]);
  expect((await ana.get(`${url}/teams`)).status).toBe(200);
});
