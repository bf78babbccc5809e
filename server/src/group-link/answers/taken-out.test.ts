import type { CaptainLink, MatchAnswers } from '@picadito/domain';
import { expect, test } from 'vitest';
import { deleteChangesBefore } from '../../store/tables/sync/changes.ts';
import { timestamp } from '../../store/timestamps.ts';
import { aPhone } from '../../../testing/a-captain.ts';
import { helps } from '../../../testing/a-helper.ts';
import { confirm, decline } from '../../../testing/a-match.ts';
import { aLinkedGroup, asForm, pageIn, answersShownIn } from '../../../testing/a-linked-group.ts';
import { anOffer } from '../../../testing/handover/an-offer.ts';
import { PUBLIC_URL } from '../../../testing/test-app.ts';

const SAID = 'Carla te sacó del partido. ¿Querés anotarte igual?';
const SAID_WITHOUT_NAME = 'Te sacaron del partido. ¿Querés anotarte igual?';

/**
 * Sets up a match of two places of the organiser Carla Ruiz, with Jueves 01 and 02 in and 03 on the waitlist. `old` is
 * a form with VOY for 01 that was rendered before 01 answered.
 */
async function aFullMatch() {
  const group = await aLinkedGroup(4);
  const { ana, match, ids, device } = group;
  await ana.patch('/api/me', { name: 'Carla Ruiz' });
  const path = `/api/matches/${match.id}/answers`;
  await ana.put(`${path}/settings`, { capacity: 2, answersUntil: null });
  const own = ids.map(() => device());
  const old = await own[0]?.form(1, 'voy');
  for (const number of [1, 2, 3]) await own[number - 1]?.says(number, 'voy');
  const first = ids[0] ?? '';
  return {
    ...group,
    own,
    old: old ?? {},
    takesOut: async () => confirm(ana, match.id, first, false),
    declines: async (number = 1) => decline(ana, match.id, ids[number - 1] ?? ''),
    confirms: async () => confirm(ana, match.id, first),
    said: async () => answersShownIn(await device().page()),
    told: async (number = 1) =>
      (await own[number - 1]?.page())?.takenOut.map((one) => one.sentence),
    makeCaptain: async (number: number) => {
      const playerId = ids[number - 1];
      const url = `/api/matches/${match.id}/captain`;
      const { body } = await ana.post<CaptainLink>(url, { playerId });
      const captain = aPhone(group.app, body.url.replace(PUBLIC_URL, ''));
      await captain.hold();
      return captain;
    },
  };
}

test.each(['takesOut', 'declines'] as const)(
  'if the organiser %s a player, a VOY of the player from an older page is stored only after a question',
  async (way) => {
    const group = await aFullMatch();
    const { own, old, said } = group;
    expect(await group.told()).toEqual([]);
    await group[way]();
    expect(await group.told()).toEqual([SAID]);
    const before = await said();
    const reply = await own[0]?.post('answer', old);
    expect(reply?.json()).toMatchObject({ status: 409, detail: SAID });
    expect(await said()).toEqual(before);
    await own[0]?.post('answer', { ...old, anyway: 'si' });
    expect(await said()).toEqual(['02 in', '03 in', '01 queued 1']);
    expect(await group.told()).toEqual([]);
    expect((await own[0]?.post('answer', old))?.statusCode).toBe(200);
  },
);

test('without a script the page asks the player, and its next form stores the VOY', async () => {
  const { own, old, takesOut, said } = await aFullMatch();
  await takesOut();
  const reply = await own[0]?.post('answer', asForm(old));
  expect(pageIn(reply?.body ?? '').asked).toMatchObject({ kind: 'taken-out', sentence: SAID });
  expect((await own[0]?.post('answer', asForm({ ...old, anyway: 'si' })))?.statusCode).toBe(303);
  expect(await said()).toContain('01 queued 1');
});

test('a player of the waitlist whom the organiser takes out is asked too', async () => {
  const { own, declines, told, said } = await aFullMatch();
  await declines(3);
  expect(await told(3)).toEqual([SAID]);
  expect((await own[2]?.says(3, 'voy'))?.status).toBe(409);
  await own[2]?.says(3, 'voy', { anyway: 'si' });
  expect(await said()).toContain('03 queued 1');
});

test('another player who says VOY for a player whom the organiser took out is asked about that player', async () => {
  const { own, takesOut } = await aFullMatch();
  await takesOut();
  const reply = await own[1]?.says(1, 'voy', { other: 'si' });
  expect(reply?.body.detail).toBe('Carla sacó a Jueves 01 del partido. ¿Lo anotás igual?');
});

test('an answer other than VOY is stored without a question', async () => {
  const { own, takesOut, said, told } = await aFullMatch();
  await takesOut();
  expect((await own[0]?.says(1, 'no'))?.status).toBe(200);
  expect(await said()).toContain('01 out');
  expect(await told()).toEqual([]);
});

test('a player whom the organiser confirms again is asked nothing', async () => {
  const { own, takesOut, confirms, told } = await aFullMatch();
  await takesOut();
  await confirms();
  expect(await told()).toEqual([]);
  expect((await own[0]?.says(1, 'voy'))?.status).toBe(200);
});

test('a player who never said VOY is not told of being confirmed and taken out', async () => {
  const { ana, match, ids, own } = await aFullMatch();
  await own[3]?.says(4, 'nose');
  for (const isConfirmed of [true, false]) await confirm(ana, match.id, ids[3] ?? '', isConfirmed);
  expect((await own[3]?.page())?.takenOut).toEqual([]);
  expect((await own[3]?.says(4, 'voy'))?.status).toBe(200);
});

test('the page calls an organiser who has an e-mail address as name «quien organiza»', async () => {
  const { ana, takesOut, told } = await aFullMatch();
  await ana.patch('/api/me', { name: 'carla@correo.test' });
  await takesOut();
  expect(await told()).toEqual(['Quien organiza te sacó del partido. ¿Querés anotarte igual?']);
});

test('a player whose drop-out by another device the organiser accepts is not told of being taken out', async () => {
  const { ana, match, device, told } = await aFullMatch();
  await device().claims(1, 'no');
  const url = `/api/matches/${match.id}/answers`;
  const { proposals } = (await ana.get<MatchAnswers>(url)).body;
  await ana.put(`/api/matches/${match.id}/proposals`, {
    proposalId: proposals[0]?.id,
    isAccepted: true,
  });
  expect(await told()).toEqual([]);
});

test('a player whom a helper takes out reads the helper’s name, and no name once nobody knows who it was', async () => {
  const { ana, match, ids, list, signedIn, store, clock, own, told } = await aFullMatch();
  const marcos = await signedIn('marcos');
  await marcos.patch('/api/me', { name: 'Marcos Paz' });
  const { helper } = await helps(marcos, ana, { list: list.id });
  await decline(marcos, match.id, ids[0] ?? '');
  await decline(ana, match.id, ids[1] ?? '');
  const byMarcos = 'Marcos te sacó del partido. ¿Querés anotarte igual?';
  expect([await told(1), await told(2)]).toEqual([[byMarcos], [SAID]]);
  expect((await own[0]?.says(1, 'voy'))?.body.detail).toBe(byMarcos);
  await store.transaction((tx) => deleteChangesBefore(tx, timestamp(clock.now + 1)));
  await ana.patch(`/api/matches/${match.id}`, { location: 'La Bombonerita' });
  expect([await told(1), await told(2)]).toEqual([[SAID_WITHOUT_NAME], [SAID_WITHOUT_NAME]]);
  const other = await own[1]?.says(1, 'voy', { other: 'si' });
  expect(other?.body.detail).toBe('Sacaron a Jueves 01 del partido. ¿Lo anotás igual?');
  await ana.delete(`/api/lists/${list.id}/helpers/${helper}`);
  expect([await told(1), await told(2)]).toEqual([[SAID_WITHOUT_NAME], [SAID_WITHOUT_NAME]]);
});

test('after a list is handed over, its new owner is not said to have taken out a player before', async () => {
  const { ana, match, list, signedIn, takesOut, told } = await aFullMatch();
  await takesOut();
  const beto = await signedIn('beto');
  await (await anOffer(ana, beto, list)).accept();
  await beto.patch(`/api/matches/${match.id}`, { location: 'La Bombonerita' });
  expect(await told()).toEqual([SAID_WITHOUT_NAME]);
});

test('a player whom the captain takes out reads so, and an older VOY is stored only after a question', async () => {
  const { own, old, told, said, makeCaptain } = await aFullMatch();
  await (await makeCaptain(2)).tap(1, 'no');
  const byCaptain = 'Jueves 02, capitán, anotó que no venís. ¿Venís igual?';
  expect(await told()).toEqual([byCaptain]);
  expect((await own[0]?.post('answer', old))?.json()).toMatchObject({ detail: byCaptain });
  const other = await own[1]?.says(1, 'voy', { other: 'si' });
  expect(other?.body.detail).toBe(
    'Jueves 02, capitán, anotó que Jueves 01 no viene. ¿Lo anotás igual?',
  );
  await own[0]?.post('answer', { ...old, anyway: 'si' });
  expect(await told()).toEqual([]);
  expect(await said()).toContain('01 queued 1');
});

test('a player reads the shown name of the captain, also of two with one name and after the captain left', async () => {
  const { ana, match, ids, told, makeCaptain } = await aFullMatch();
  await ana.patch(`/api/players/${ids[1]}`, { name: 'Nico Sosa (cuñado de Ana)' });
  await ana.patch(`/api/players/${ids[2]}`, { name: 'Nico Pérez (cuñado de Ana)' });
  await (await makeCaptain(3)).tap(1, 'no');
  expect(await told()).toEqual(['Nico P., capitán, anotó que no venís. ¿Venís igual?']);
  await ana.delete(`/api/matches/${match.id}/players/${ids[2]}`);
  expect(await told()).toEqual(['Nico P., capitán, anotó que no venís. ¿Venís igual?']);
});

test('once the captain’s player is deleted, nobody is said to have taken out the captain’s players', async () => {
  const { ana, ids, told, makeCaptain, declines } = await aFullMatch();
  await (await makeCaptain(4)).tap(1, 'no');
  await ana.delete(`/api/players/${ids[3]}`);
  expect(await told()).toEqual([SAID_WITHOUT_NAME]);
  await makeCaptain(3);
  await declines(2);
  expect([await told(1), await told(2)]).toEqual([[SAID_WITHOUT_NAME], [SAID]]);
});
