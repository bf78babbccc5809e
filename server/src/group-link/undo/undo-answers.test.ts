import type { MatchAnswers } from '@picadito/domain';
import { expect, test } from 'vitest';
import { anAutopilotOf, DEADLINE } from '../../../testing/autopilot/an-autopilot.ts';
import { confirm, decline } from '../../../testing/a-match.ts';
import { aLinkedGroup, answersShownIn } from '../../../testing/a-linked-group.ts';
import { aSecondEvening } from '../../../testing/group-link/a-second-evening.ts';
import { requestsOf } from '../../../testing/money/a-paid-match.ts';
import { everyRow } from '../../../testing/every-row.ts';

const MINUTE = 60_000;

/** Sets up a match of three places: names 01 to 04 are owned, 05 to 08 are free, and 01 to 03 are in. */
async function anEvening() {
  const group = await aSecondEvening(8, 4);
  await group.ana.put(`${group.url}/answers/settings`, { capacity: 3 });
  for (const number of [1, 2, 3]) await group.phoneOf(number).says(number, 'voy');
  await group.phoneOf(4).says(4, 'voy');
  group.clock.now += 60 * MINUTE;
  const said = async () => answersShownIn(await group.phoneOf(1).page());
  const newest = async () => (await group.answers()).log[0]?.at ?? '';
  return { ...group, said, newest };
}

const BEFORE = ['01 in', '02 in', '03 in', '04 queued 1'];

test('one answer is undone, and the player has the old place again', async () => {
  const { said, newest, undo, phoneOf, answers } = await anEvening();
  await phoneOf(1).says(1, 'no');
  expect(await said()).toEqual(['02 in', '03 in', '04 in', '01 out']);
  const { log, lastUndo } = await undo('answer', await newest());
  expect(await said()).toEqual(BEFORE);
  expect([log[0]?.isUndone, log[0]?.canUndo, lastUndo?.count]).toEqual([true, false, 1]);
  expect((await answers()).span).toBe(null);
});

test('after an undo a player who was notified of moving up stays in, and a player who was not waits again', async () => {
  const { ana, url, ids, said, newest, undo, phoneOf } = await anEvening();
  await phoneOf(1).says(1, 'no');
  await ana.put(`${url}/answers/${ids[3]}/told`, {});
  await undo('answer', await newest());
  expect(await said()).toEqual(['01 in', '02 in', '03 in', '04 in']);
});

test('an undo can be taken back', async () => {
  const { said, newest, undo, redo, phoneOf, answers } = await anEvening();
  await phoneOf(1).says(1, 'no', { comment: 'me lesioné' });
  const before = await said();
  await undo('answer', await newest());
  const { lastUndo } = await redo();
  expect([await said(), lastUndo]).toEqual([before, null]);
  expect((await answers()).log[0]).toMatchObject({ isUndone: false, canUndo: true });
  // The organiser can undo the same answer once more.
  await undo('answer', await newest());
  expect(await said()).toEqual(BEFORE);
});

test('after an undo without effect the undo before it can still be taken back', async () => {
  const { said, newest, undo, redo, phoneOf, clock } = await anEvening();
  await phoneOf(1).says(1, 'no');
  const before = await said();
  await undo('answer', await newest());
  const { lastUndo } = await undo('span', new Date(clock.now).toISOString());
  expect(lastUndo?.count).toBe(1);
  await redo();
  expect(await said()).toEqual(before);
});

test('answers since an undo stay when the undo is taken back', async () => {
  const { said, newest, undo, redo, phoneOf } = await anEvening();
  await phoneOf(1).says(1, 'no');
  await undo('answer', await newest());
  await phoneOf(1).says(1, 'nose');
  await redo();
  expect((await said()).at(-1)).toBe('01 maybe');
});

test('an undo leaves later corrections of the organiser', async () => {
  const { ana, match, ids, said, newest, undo, phoneOf, standing } = await anEvening();
  await phoneOf(1).says(1, 'no');
  const at = await newest();
  await confirm(ana, match.id, ids[0] ?? '');
  await decline(ana, match.id, ids[1] ?? '');
  await undo('answer', at);
  expect([await standing(1), await standing(2)]).toEqual(['in', 'out']);
  expect((await said()).at(-1)).toBe('02 out');
});

test('the log shows the kind of device of each answer', async () => {
  const { device, phoneOf, answers, personalPath } = await anEvening();
  await phoneOf(1).says(1, 'no');
  await device().says(5, 'voy');
  await phoneOf(2).says(6, 'no', { other: 'si' });
  await device().says(4, 'no', {}, await personalPath(4));
  await device().claims(8, 'voy');
  const { log } = await answers();
  expect(log.slice(0, 5).map(({ kind }) => kind)).toEqual([
    'new',
    'personal',
    'usual',
    'new',
    'usual',
  ]);
  const { device: other, phoneOf: own, answers: later } = await aSecondEvening(3);
  await other().claims(1, 'voy');
  await own(2).says(2, 'voy');
  expect((await later()).log.map(({ kind, source }) => [kind, source])).toEqual([
    ['usual', 'link'],
    ['claim', 'claim'],
  ]);
});

test('all answers of one device are undone with the name that it took, its guests and its comments', async () => {
  const { device, said, undo, newest, roster, answers, holders } = await anEvening();
  const joker = device();
  await joker.says(5, 'voy', { comment: 'grosería' });
  await joker.brings(5, 'Trucho');
  await joker.says(6, 'no', { other: 'si' });
  await joker.says(7, 'voy', { other: 'si' });
  const { log } = await answers();
  expect(log[0]?.ofDevice).toBe(3);
  await undo('device', await newest());
  expect(await said()).toEqual(BEFORE);
  expect((await roster()).map(({ name }) => name)).not.toContain('Trucho');
  expect((await joker.page()).me).toBe(null);
  expect(await holders()).toHaveLength(4);
});

test('a guest with open money stays when the answers of the device are undone, and does not come', async () => {
  const { ana, list, match, device, undo, redo, newest, roster } = await anEvening();
  const joker = device();
  await joker.says(5, 'voy');
  const own = await newest();
  await joker.brings(5, 'Dani');
  const dani = async () => (await roster()).find(({ name }) => name === 'Dani');
  const before = await dani();
  await requestsOf(ana, list.id, match.id).pay(before?.id ?? '', 3000);
  await undo('device', own);
  expect(await dani()).toMatchObject({ id: before?.id, confirmed: false, declined: true });
  await redo();
  expect((await roster()).filter(({ name }) => name === 'Dani')).toEqual([before]);
});

test('a usual device whose answers are undone keeps its name', async () => {
  const { phoneOf, undo, newest, said } = await anEvening();
  await phoneOf(1).says(1, 'no');
  await undo('device', await newest());
  expect((await phoneOf(1).page()).me?.name).toBe('Jueves 01');
  expect(await said()).toEqual(['02 in', '03 in', '04 in']);
});

test('a span is undone with claims, proposals and newcomers, while answers of usual devices stay', async () => {
  const { device, phoneOf, said, undo, answers, holders, clock } = await anEvening();
  await device().says(5, 'no');
  clock.now += MINUTE;
  await phoneOf(3).says(3, 'no');
  await device().says(6, 'voy');
  await device().claims(1, 'no');
  await device().sends('newcomer', { name: 'Trucho 1' });
  clock.now += MINUTE;
  await device().sends('newcomer', { name: 'Trucho 2' });
  const { span } = await answers();
  expect(span?.count).toBe(6);
  await undo('span', span?.from ?? '');
  expect(await said()).toEqual(['01 in', '02 in', '04 in', '03 out']);
  const after = await answers();
  expect([after.claims, after.proposals, after.span]).toEqual([[], [], null]);
  expect(await holders()).toHaveLength(4);
});

test('the undo of a span includes answers of a new device, also if it took its name earlier', async () => {
  const { device, undo, answers, clock, phoneOf } = await anEvening();
  const joker = device();
  await joker.says(5, 'voy');
  clock.now += 60 * MINUTE;
  await joker.says(1, 'no', { other: 'si' });
  await joker.brings(5, 'Trucho');
  const { span } = await answers();
  expect(span?.count).toBe(2);
  await undo('span', span?.from ?? '');
  const after = await answers();
  expect([after.proposals, after.guests, after.span?.count]).toEqual([[], [], 1]);
  expect((await joker.page()).me?.name).toBe('Jueves 05');
  expect((await phoneOf(1).page()).questions).toEqual([]);
});

test('the start of a span can be moved', async () => {
  const { device, undo, answers, standing, clock } = await anEvening();
  await device().says(5, 'no');
  clock.now += 10 * MINUTE;
  await device().says(6, 'no');
  expect((await answers()).span?.count).toBe(2);
  await undo('span', new Date(clock.now).toISOString());
  expect([await standing(5), await standing(6)]).toEqual(['out', 'none']);
});

test('taking back the undo of a span restores everything that the undo has removed', async () => {
  const { device, said, undo, redo, answers, roster } = await anEvening();
  const joker = device();
  await joker.says(5, 'voy');
  await joker.brings(5, 'Trucho');
  await device().says(6, 'no');
  await device().claims(1, 'no');
  await device().sends('newcomer', { name: 'Trucho 1' });
  const before = [
    await said(),
    (await answers()).claims.length,
    (await answers()).proposals.length,
  ];
  const names = (await roster()).map(({ name }) => name);
  await undo('span', (await answers()).span?.from ?? '');
  expect(await said()).toEqual(BEFORE);
  await redo();
  expect([
    await said(),
    (await answers()).claims.length,
    (await answers()).proposals.length,
  ]).toEqual(before);
  expect((await roster()).map(({ name }) => name)).toEqual(names);
  expect((await joker.page()).me?.name).toBe('Jueves 05');
});

test('guests of a restored host return', async () => {
  const { ana, url, phoneOf, said, undo, newest } = await anEvening();
  await ana.put(`${url}/answers/settings`, { capacity: 6 });
  await phoneOf(1).brings(1, 'Dani');
  const before = await said();
  await phoneOf(1).says(1, 'no');
  await undo('answer', await newest());
  expect(await said()).toEqual(before);
});

test('a comment is removed from the page of every player', async () => {
  const { ana, url, ids, phoneOf } = await anEvening();
  await phoneOf(1).says(1, 'voy', { comment: 'grosería' });
  const path = `${url}/answers/${ids[0]}/comment`;
  const { status, body } = await ana.put<MatchAnswers>(path, { comment: null });
  expect(status).toBe(200);
  expect(body.answers.find(({ playerId }) => playerId === ids[0])?.comment).toBe(null);
  expect(JSON.stringify(await phoneOf(2).page())).not.toContain('grosería');
});

test('a removed comment does not come back by an undo', async () => {
  const { ana, url, ids, phoneOf, undo, redo, newest, store } = await anEvening();
  const path = `${url}/answers/${ids[0]}/comment`;
  await phoneOf(1).says(1, 'voy', { comment: 'grosería' });
  await phoneOf(1).says(1, 'no');
  await ana.put(path, { comment: null });
  await undo('answer', await newest());
  expect(JSON.stringify(await phoneOf(2).page())).not.toContain('grosería');
  await phoneOf(1).says(1, 'nose', { comment: 'otra grosería' });
  await undo('answer', await newest());
  await ana.put(path, { comment: null });
  await redo();
  expect(JSON.stringify(await phoneOf(2).page())).not.toContain('grosería');
  expect(JSON.stringify(await everyRow(store))).not.toContain('grosería');
});

test('all newcomers are dismissed with one tap', async () => {
  const { ana, url, device, answers } = await anEvening();
  for (const name of ['Uno', 'Dos', 'Tres']) await device().sends('newcomer', { name });
  const { body } = await ana.put<MatchAnswers>(`${url}/proposals/newcomers`, {});
  expect([body.proposals, (await answers()).proposals]).toEqual([[], []]);
});

test('an undo of something missing, or by another organiser, changes nothing', async () => {
  const { ana, url, store, signedIn } = await anEvening();
  const other = await signedIn('beto');
  const before = await everyRow(store);
  const undone = `${url}/answers/undone`;
  const at = '2026-11-30T23:00:00.000000Z';
  expect((await other.put(undone, { what: 'span', at })).status).toBe(404);
  expect((await ana.put(undone, { what: 'answer', at })).status).toBe(404);
  expect((await ana.put(undone, { what: 'all', at })).status).toBe(422);
  expect((await ana.put(undone, { what: 'span', at: 'ayer' })).status).toBe(422);
  expect(await everyRow(store)).toEqual(before);
});

test('the autopilot adapts its teams once after an undo, and continues', async () => {
  const group = await aLinkedGroup();
  const { clock, run, placed, autopilot } = await anAutopilotOf(group, 10);
  clock.now = DEADLINE;
  await run();
  const before = await placed();
  await group.device('10.0.0.1').says(1, 'no');
  await group.device('10.0.0.1').says(2, 'no');
  await run();
  expect(await placed()).toEqual([3, 4, 5, 6, 7, 8, 9, 10]);
  const url = `/api/matches/${group.match.id}/answers`;
  const { body } = await group.ana.get<MatchAnswers>(url);
  await group.ana.put(`${url}/undone`, { what: 'span', at: body.span?.from });
  await run();
  expect(await placed()).toEqual(before);
  expect((await autopilot()).steps.map(({ kind }) => kind)).toEqual([
    'repaired',
    'repaired',
    'repaired',
    'formed',
  ]);
});
