import type { AttendanceReply, MatchAnswers } from '@picadito/domain';
import { expect, test } from 'vitest';
import { aLinkedGroup, answersShownIn } from '../../testing/a-linked-group.ts';

const PENDING = { confirmed: false, declined: false };
const DECLINED = { confirmed: false, declined: true };

/** Sets up a match of two places. The returned functions read answers and send decisions of the organiser. */
async function aMatchOfTwo() {
  const group = await aLinkedGroup(5);
  const { ana, match, ids } = group;
  const path = `/api/matches/${match.id}`;
  await ana.put(`${path}/answers/settings`, { capacity: 2, answersUntil: null });
  const answers = async () => (await ana.get<MatchAnswers>(`${path}/answers`)).body.answers;
  const idOf = (number: number) => ids[number - 1] ?? '';
  const answerOf = async (number: number) =>
    (await answers()).find(({ playerId }) => playerId === idOf(number));
  const answeredAt = async (number: number) => (await answerOf(number))?.answeredAt ?? null;
  const decides = async (number: number, state: 'in' | 'out', seen: object) => {
    const body = { isConfirmed: state === 'in', declined: state === 'out', seen };
    return (await ana.put(`${path}/players/${idOf(number)}/confirm`, body)).status;
  };
  const batch = (changes: { number: number; isIn: boolean; seen?: object }[]) =>
    ana.put<AttendanceReply>(`${path}/attendance`, {
      changes: changes.map(({ number, isIn, seen }) => {
        return { playerId: idOf(number), isConfirmed: isIn, declined: !isIn, seen };
      }),
    });
  return { ...group, idOf, answerOf, answeredAt, decides, batch };
}

test('a correction that was made before a NO SÉ or a place in the waitlist is refused', async () => {
  const { device, decides, answeredAt } = await aMatchOfTwo();
  const silent = { ...PENDING, answeredAt: null };
  await device().says(1, 'nose', { comment: 'veo' });
  expect(await decides(1, 'in', silent)).toBe(409);
  expect(await decides(1, 'in', { ...PENDING, answeredAt: await answeredAt(1) })).toBe(200);
  for (const number of [2, 3]) await device().says(number, 'voy');
  const page = await device().page();
  expect(answersShownIn(page)).toEqual(['01 in', '02 in', '03 queued 1']);
  expect(await decides(3, 'out', silent)).toBe(409);
  expect(answersShownIn(await device().page())).toEqual(answersShownIn(page));
});

test('corrections of players who have answered since are refused, and the others of the request apply', async () => {
  const { device, batch, idOf } = await aMatchOfTwo();
  await device().says(1, 'nose');
  const seen = { ...PENDING, answeredAt: null };
  const { body } = await batch([1, 2, 3].map((number) => ({ number, isIn: true, seen })));
  expect(body.refused).toEqual([{ playerId: idOf(1), why: 'changed' }]);
  expect(answersShownIn(await device().page())).toEqual(['02 in', '03 in', '01 maybe']);
});

test('a request that does not say what its screen had seen is not checked for newer answers', async () => {
  const { device, decides } = await aMatchOfTwo();
  await device().says(1, 'nose');
  expect(await decides(1, 'in', PENDING)).toBe(200);
});

test("the organiser's NO on a drop-out that another player gave is stored once, as a decision", async () => {
  const { device, decides, answeredAt, answerOf, store } = await aMatchOfTwo();
  const beto = device();
  await beto.says(1, 'voy');
  await beto.says(2, 'no', { other: 'si' });
  const seen = { ...DECLINED, answeredAt: await answeredAt(2) };
  const changes = async () =>
    (await store.read.selectFrom('changes').select('id').execute()).length;
  expect((await answerOf(2))?.source).toBe('other');
  const before = await changes();
  for (const turn of [1, 2]) {
    expect([turn, await decides(2, 'out', seen)]).toEqual([turn, 200]);
    expect([(await answerOf(2))?.source, await changes()]).toEqual(['organiser', before + 1]);
  }
});

test('a player who is taken in from the waitlist is to be notified, also when the same tap sets another player to NO', async () => {
  const { device, batch, answerOf } = await aMatchOfTwo();
  for (const number of [1, 2, 3, 4])
    await device().says(number, 'voy', { comment: `de ${number}` });
  await batch([
    { number: 1, isIn: false },
    { number: 4, isIn: true },
  ]);
  expect(await answerOf(4)).toMatchObject({ comment: 'de 4', isToTell: true });
  expect(answersShownIn(await device().page())).toEqual([
    '02 in',
    '04 in',
    '03 queued 1',
    '01 out',
  ]);
});
