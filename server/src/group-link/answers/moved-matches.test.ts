import { movedSentence } from '@picadito/domain';
import { expect, test } from 'vitest';
import { confirm } from '../../../testing/a-match.ts';
import {
  aLinkedGroup,
  asForm,
  formFieldsOf,
  pageIn,
  answersShownIn,
} from '../../../testing/a-linked-group.ts';
import { MOVES_MAX } from '../../store/tables/matches/moves.ts';

/**
 * Sets up a match of three places: Jueves 01 and 02 said VOY, the organiser confirmed 03, 04 is on the waitlist, 05
 * said NO VOY, and 06 has not answered.
 */
async function aMovedMatch() {
  const group = await aLinkedGroup(6);
  const { ana, match, ids, device } = group;
  const url = `/api/matches/${match.id}`;
  await ana.put(`${url}/answers/settings`, { capacity: 3, answersUntil: null });
  const own = ids.map(() => device());
  const says = async (number: number, answer: string, more: object = {}) =>
    own[number - 1]?.says(number, answer, more);
  for (const number of [1, 2]) await says(number, 'voy');
  await confirm(ana, match.id, ids[2] ?? '');
  await says(4, 'voy');
  await says(5, 'no');
  const asked = async () => {
    const { next } = await device().page();
    return (next?.people ?? []).flatMap(({ name, movedFrom }) =>
      movedFrom && next ? [`${name.slice(-2)} ${movedSentence(movedFrom, next)}`] : [],
    );
  };
  return { ...group, own, says, asked, move: async (to: object) => ana.patch(url, to) };
}

const HOUR = 'Cambió la hora: 22:00. ¿Venís igual?';

test('players who are in or on the waitlist are asked when the hour moves, until they answer, and hold their places', async () => {
  const { says, asked, move, device } = await aMovedMatch();
  expect(await asked()).toEqual([]);
  const before = answersShownIn(await device().page());
  await move({ time: '22:00' });
  expect(await asked()).toEqual(['01', '02', '03', '04'].map((number) => `${number} ${HOUR}`));
  for (const number of [1, 3, 4]) await says(number, 'voy');
  expect(await asked()).toEqual([`02 ${HOUR}`]);
  expect(answersShownIn(await device().page())).toEqual(before);
  await says(2, 'no');
  expect(await asked()).toEqual([]);
  expect(answersShownIn(await device().page())).toEqual([
    '01 in',
    '03 in',
    '04 in',
    '02 out',
    '05 out',
  ]);
});

test.each([
  [{ time: '22:00' }, HOUR],
  [{ date: '2026-11-27' }, 'Cambió el día: viernes 27. ¿Venís igual?'],
  [{ location: 'La Bombonerita' }, 'Cambió el lugar: La Bombonerita. ¿Venís igual?'],
  [
    { date: '2026-11-27', time: '22:00' },
    'Cambió el partido: viernes 27 a las 22:00, Cancha Núñez. ¿Venís igual?',
  ],
])('after the organiser has set %j a player is asked «%s»', async (change, sentence) => {
  const { asked, move } = await aMovedMatch();
  await move(change);
  expect((await asked())[0]).toBe(`01 ${sentence}`);
});

test('a match that moves back asks nobody, except those who agreed to the other hour', async () => {
  const { says, asked, move } = await aMovedMatch();
  await move({ time: '22:00' });
  await says(2, 'voy');
  await move({ time: '21:00' });
  expect(await asked()).toEqual(['02 Cambió la hora: 21:00. ¿Venís igual?']);
  await move({ status: 'cancelado' });
  await move({ status: 'pendiente' });
  expect(await asked()).toHaveLength(1);
});

test('a player is asked about the hour that the player agreed to, however often the match moves', async () => {
  const { says, asked, move } = await aMovedMatch();
  for (let minute = 1; minute <= MOVES_MAX + 5; minute += 1)
    await move({ time: `20:${String(minute).padStart(2, '0')}` });
  expect((await asked())[0]).toBe('01 Cambió la hora: 20:25. ¿Venís igual?');
  await says(1, 'voy');
  expect((await asked())[0]).toMatch(/^02 /);
});

test('only the player agrees to another hour: the VOY of somebody else waits', async () => {
  const { asked, move, own, device } = await aMovedMatch();
  await move({ time: '22:00' });
  await own[1]?.says(1, 'voy', { other: 'si' });
  await device().claims(1, 'voy');
  expect((await asked())[0]).toBe(`01 ${HOUR}`);
});

test('a device that only claims a name agrees to another hour for its own VOY', async () => {
  const { asked, move, own, device } = await aMovedMatch();
  await own[5]?.says(6, 'nose');
  await own[5]?.sends('forget', {});
  await move({ time: '22:00' });
  const other = device();
  await other.says(6, 'voy');
  await move({ time: '22:30' });
  expect(await asked()).toContain('06 Cambió la hora: 22:30. ¿Venís igual?');
  await other.says(6, 'voy');
  expect(await asked()).not.toContain('06 Cambió la hora: 22:30. ¿Venís igual?');
});

test('the organiser’s confirmation after the change counts as agreed', async () => {
  const { asked, move, ana, match, ids } = await aMovedMatch();
  await move({ time: '22:00' });
  for (const isConfirmed of [false, true]) await confirm(ana, match.id, ids[0] ?? '', isConfirmed);
  expect((await asked())[0]).toBe(`02 ${HOUR}`);
});

test('without a script, a form from before the move leads to a question, and the next VOY agrees', async () => {
  const { asked, move, own } = await aMovedMatch();
  const form = await own[0]?.form(1, 'voy');
  await move({ time: '22:00' });
  const reply = await own[0]?.post('answer', asForm(form ?? {}));
  const page = pageIn(reply?.body ?? '');
  expect(page.asked).toMatchObject({ sentence: 'Cambió la hora: ahora es 22:00. ¿Venís igual?' });
  expect((await asked())[0]).toBe(`01 ${HOUR}`);
  const again = await own[0]?.post('answer', asForm({ ...form, ...formFieldsOf(page.next) }));
  expect(again?.statusCode).toBe(303);
  expect((await asked())[0]).toBe(`02 ${HOUR}`);
});

test('nobody is asked after kick-off', async () => {
  const { asked, move, clock } = await aMovedMatch();
  await move({ time: '20:00' });
  expect(await asked()).toHaveLength(4);
  clock.now = Date.parse('2026-11-26T23:00:00Z');
  expect(await asked()).toEqual([]);
});
