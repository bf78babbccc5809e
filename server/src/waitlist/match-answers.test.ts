import type { MatchAnswers, NameHolders } from '@picadito/domain';
import { expect, test } from 'vitest';
import { deleteExpired } from '../delete-expired.ts';
import { confirm, decline } from '../../testing/a-match.ts';
import { aLinkedGroup, answersShownIn } from '../../testing/a-linked-group.ts';

async function aFullMatch(players = 12) {
  const group = await aLinkedGroup(players);
  const { ana, match, device } = group;
  const devices = [];
  for (let number = 1; number <= players; number += 1) {
    const one = device();
    await one.says(number, 'voy');
    devices.push(one);
  }
  const path = `/api/matches/${match.id}/answers`;
  const answers = async () => (await ana.get<MatchAnswers>(path)).body;
  const settings = async (input: object) =>
    (await ana.put<MatchAnswers>(`${path}/settings`, input)).body;
  return { ...group, devices, path, answers, settings };
}

const waiting = ({ answers }: MatchAnswers) =>
  answers.flatMap(({ place, isToTell }) =>
    place === null && !isToTell ? [] : [{ place, isToTell }],
  );

test('the organiser sees who answered by the link and for whom, the comments, and who waits', async () => {
  const { ana, match, ids, answers, devices, device } = await aFullMatch(11);
  await devices[0]?.says(1, 'voy', { comment: 'llevo pelota' });
  await ana.put(`/api/players/${ids[1]}`, { name: 'Beto', skillLevel: '3' });
  await confirm(ana, match.id, ids[2] ?? '', false);
  const { isOn, capacity, answersUntil, answers: given, log } = await answers();
  expect({ isOn, capacity, answersUntil }).toEqual({
    isOn: true,
    capacity: 10,
    answersUntil: null,
  });
  const of = (number: number) => given.find(({ playerId }) => playerId === ids[number - 1]);
  expect(of(1)).toMatchObject({ answer: 'confirmed', comment: 'llevo pelota', source: 'link' });
  expect(of(3)).toMatchObject({ source: 'organiser', isQueued: false });
  expect(of(11)).toMatchObject({ isQueued: false, place: null, isToTell: true });
  expect(log).toHaveLength(11);
  expect(log[0]).toMatchObject({ playerId: ids[10], answer: 'confirmed', source: 'link' });
  const guest = device();
  expect((await guest.says(11, 'no')).status).toBe(409);
});

test('a repeated decision of the organiser counts as a decision, also when it changes nothing', async () => {
  const { ana, ids, match, device } = await aLinkedGroup(3);
  const sources = async () => {
    const { body } = await ana.get<MatchAnswers>(`/api/matches/${match.id}/answers`);
    return body.answers.map(({ source }) => source);
  };
  const set = (number: number, isConfirmed: boolean, declined = false) =>
    ana.put(`/api/matches/${match.id}/players/${ids[number - 1]}/confirm`, {
      isConfirmed,
      declined,
    });
  const nico = device();
  await nico.says(1, 'voy', { comment: 'llego tarde' });
  await device().says(2, 'no');
  await device().says(3, 'nose');
  expect(await sources()).toEqual(['link', 'link', 'link']);
  await set(1, false, true);
  await set(1, true);
  for (const number of [2, 3]) await set(number, true);
  await set(2, false, true);
  await set(3, false);
  expect(await sources()).toEqual(['organiser', 'organiser', 'organiser']);
  expect(answersShownIn(await nico.page())).toEqual(['01 in', '02 out']);
  await nico.says(1, 'voy');
  expect(await sources()).toEqual(['organiser', 'organiser', 'link']);
});

test('an answer for another player shows the name of the player who gave it', async () => {
  const { ana, ids, match, device } = await aLinkedGroup(3);
  const beto = device();
  await beto.says(1, 'voy');
  await beto.says(2, 'voy', { other: 'si' });
  const { body } = await ana.get<MatchAnswers>(`/api/matches/${match.id}/answers`);
  const [written] = body.log;
  expect(written).toMatchObject({ playerId: ids[1], source: 'other', authorName: 'Jueves 01' });
  expect(body.answers).toContainEqual(
    expect.objectContaining({ playerId: ids[1], source: 'other', authorName: 'Jueves 01' }),
  );
});

test('the answer of a player whose author was deleted still counts as given by another player', async () => {
  const { ana, ids, match, device } = await aLinkedGroup(3);
  const [beto, nico] = [device(), device()];
  await beto.says(1, 'voy');
  await beto.says(2, 'voy', { other: 'si' });
  await ana.delete(`/api/players/${ids[0]}`);
  const { body } = await ana.get<MatchAnswers>(`/api/matches/${match.id}/answers`);
  const byAnother = { playerId: ids[1], source: 'other', authorName: null };
  expect(body.answers).toMatchObject([byAnother]);
  expect(body.log).toMatchObject([byAnother]);
  expect((await nico.page()).next?.people[0]).toMatchObject({ state: 'in', addedBy: 'alguien' });
  await nico.says(2, 'voy');
  expect((await nico.page()).next?.people[0]).toMatchObject({ state: 'in', addedBy: null });
});

test('a higher capacity takes in the first of the waitlist, who are to be notified, and a lower one removes nobody', async () => {
  const { settings, roster, answers, store, ids } = await aFullMatch(13);
  expect(waiting(await answers())).toEqual([1, 2, 3].map((place) => ({ place, isToTell: false })));
  const more = await settings({ capacity: 12, answersUntil: null });
  expect(waiting(more)).toEqual([
    { place: null, isToTell: true },
    { place: null, isToTell: true },
    { place: 1, isToTell: false },
  ]);
  const told = await store.read.selectFrom('changes').select('detail').orderBy('at').execute();
  expect(JSON.parse(told.at(-1)?.detail ?? '')).toMatchObject({
    confirmedCount: 12,
    players: [{ id: ids[10], confirmed: true }, { id: ids[11] }],
  });
  const fewer = await settings({ capacity: 4, answersUntil: null });
  expect(fewer.capacity).toBe(4);
  expect((await roster()).filter(({ confirmed }) => confirmed)).toHaveLength(12);
});

test('when two phones change the capacity and the hour, neither undoes the change of the other', async () => {
  const { settings } = await aFullMatch(3);
  await settings({ capacity: 12 });
  const both = { capacity: 12, answersUntil: '2026-11-26T18:00' };
  expect(await settings({ answersUntil: both.answersUntil })).toMatchObject(both);
  expect(await settings({})).toMatchObject(both);
  expect(await settings({ capacity: null })).toMatchObject({ ...both, capacity: 10 });
  expect(await settings({ answersUntil: null })).toMatchObject({ answersUntil: null });
});

test('the deadline cannot be after kick-off', async () => {
  const { ana, path, answers } = await aFullMatch(3);
  const late = await ana.put(`${path}/settings`, { answersUntil: '2026-11-26T21:30' });
  expect([late.status, late.body.detail]).toEqual([
    422,
    'Poné una hora antes de que empiece el partido.',
  ]);
  expect(await answers()).toMatchObject({ answersUntil: null });
});

test('while the link is off nobody moves up; once it is on again the first of the waitlist does', async () => {
  const { ana, list, match, ids, roster, answers } = await aFullMatch(11);
  const link = (isOn: boolean) => ana.put(`/api/lists/${list.id}/link`, { isOn });
  const going = async () => (await roster()).filter(({ confirmed }) => confirmed).length;
  await link(false);
  await decline(ana, match.id, ids[0] ?? '');
  expect([await going(), waiting(await answers())]).toEqual([9, [{ place: 1, isToTell: false }]]);
  await link(true);
  expect([await going(), waiting(await answers())]).toEqual([
    10,
    [{ place: null, isToTell: true }],
  ]);
});

test('a player who moved up is to be notified until the organiser has done so', async () => {
  const { ana, ids, path, devices, answers } = await aFullMatch(11);
  await devices[0]?.says(1, 'no');
  expect(waiting(await answers())).toEqual([{ place: null, isToTell: true }]);
  const told = await ana.put<MatchAnswers>(`${path}/${ids[10]}/told`, {});
  expect(waiting(told.body)).toEqual([]);
});

test('a player whom the organiser takes in from the waitlist is to be notified as well', async () => {
  const { ana, ids, match, path, answers } = await aFullMatch(11);
  await confirm(ana, match.id, ids[10] ?? '');
  expect(waiting(await answers())).toEqual([{ place: null, isToTell: true }]);
  const told = await ana.put<MatchAnswers>(`${path}/${ids[10]}/told`, {});
  expect(waiting(told.body)).toEqual([]);
});

test('a player who moved up and then says VOY need not be notified', async () => {
  const { devices, answers } = await aFullMatch(11);
  await devices[0]?.says(1, 'no');
  await devices[1]?.says(11, 'voy', { other: 'si' });
  expect(waiting(await answers())).toEqual([{ place: null, isToTell: true }]);
  await devices[10]?.says(11, 'voy');
  expect(waiting(await answers())).toEqual([]);
});

test('after the deadline a NO SÉ counts as no answer, and a VOY is still possible', async () => {
  const { ana, match, device, clock } = await aLinkedGroup(3);
  const path = `/api/matches/${match.id}/answers/settings`;
  await ana.put(path, { capacity: null, answersUntil: '2026-11-26T18:00' });
  const [nico, beto] = [device(), device()];
  await nico.says(1, 'nose');
  clock.now = Date.parse('2026-11-26T20:59:59Z');
  expect(answersShownIn(await nico.page())).toEqual(['01 maybe']);
  clock.now = Date.parse('2026-11-26T21:00:00Z');
  expect(answersShownIn(await nico.page())).toEqual([]);
  expect(answersShownIn((await beto.says(2, 'voy')).body)).toEqual(['02 in']);
});

test('the log has the last 20 answers', async () => {
  const { answers, devices } = await aFullMatch(3);
  for (let turn = 0; turn < 10; turn += 1) {
    await devices[0]?.says(1, 'no');
    await devices[0]?.says(1, 'voy');
  }
  const { log } = await answers();
  expect(log).toHaveLength(20);
  expect(log.map(({ answer }) => answer).slice(0, 2)).toEqual(['confirmed', 'declined']);
});

test('a comment that is written later is shown, and is not a further answer of the log', async () => {
  const { answers, devices, ids } = await aFullMatch(3);
  await devices[0]?.says(1, 'voy', { comment: 'llego tarde' });
  const { log, answers: given } = await answers();
  const own = given.find(({ playerId }) => playerId === ids[0]);
  expect([log.length, own?.comment]).toEqual([3, 'llego tarde']);
  await devices[0]?.says(1, 'no', { comment: 'me lesioné' });
  expect((await answers()).log).toHaveLength(4);
});

test('the organiser sees the devices that own or claim a name, and releases the name from all of them', async () => {
  const { ana, list, ids, device } = await aLinkedGroup(3);
  const [one, other] = [device(), device()];
  await one.says(1, 'voy');
  await other.claims(1, 'voy');
  const path = `/api/lists/${list.id}/devices`;
  const time = expect.stringMatching(/^2026-11-20T21:00:00\.\d{6}Z$/) as string;
  expect((await ana.get<NameHolders>(path)).body).toEqual([
    {
      playerId: ids[0],
      devices: [{ claimedAt: time, usedAt: time }],
      claims: [{ claimedAt: time, times: 1 }],
    },
  ]);
  expect((await ana.delete(`${path}/${ids[0]}`)).status).toBe(204);
  expect((await ana.get<NameHolders>(path)).body).toEqual([]);
  expect((await one.page()).me).toBe(null);
  expect((await other.says(1, 'no')).status).toBe(200);
});

test('devices that are unused for 400 days are deleted, and answers 30 days after their match', async () => {
  const { ana, match, context, store, clock, device } = await aLinkedGroup(3);
  await device().says(1, 'voy', { comment: 'llevo pelota' });
  await device().says(2, 'voy');
  const url = `/api/matches/${match.id}/answers`;
  const [{ at } = {}] = (await ana.get<MatchAnswers>(url)).body.log;
  await ana.put(`${url}/undone`, { what: 'answer', at });
  const rows = async () => [
    (await store.read.selectFrom('devices').select('user_id').execute()).length,
    (await store.read.selectFrom('answers').select('user_id').execute()).length,
    (await store.read.selectFrom('answer_log').select('user_id').execute()).length,
    (await store.read.selectFrom('answer_undos').select('user_id').execute()).length,
  ];
  const DAY = 24 * 60 * 60 * 1000;
  const after = async (days: number) => {
    clock.now = Date.parse('2026-11-27T00:00:00Z') + days * DAY;
    await store.transaction((tx) => deleteExpired(tx, context.now()));
    return rows();
  };
  expect(await after(29)).toEqual([2, 1, 2, 1]);
  expect(await after(31)).toEqual([2, 0, 0, 0]);
  expect(await after(401)).toEqual([0, 0, 0, 0]);
});

test('the capacity follows the format of the match until the organiser sets it', async () => {
  const { ana, match, answers, settings } = await aFullMatch(12);
  const play = (format: object) => ana.patch(`/api/matches/${match.id}`, format);
  expect(waiting(await answers())).toHaveLength(2);
  await play({ perSide: 7 });
  const larger = await answers();
  expect(larger.capacity).toBe(14);
  expect(waiting(larger)).toEqual([
    { place: null, isToTell: true },
    { place: null, isToTell: true },
  ]);
  await settings({ capacity: 9 });
  await play({ perSide: 4, teamCount: 3 });
  expect((await answers()).capacity).toBe(9);
  expect((await settings({ capacity: null })).capacity).toBe(12);
});
