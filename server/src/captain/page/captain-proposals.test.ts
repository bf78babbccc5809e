import {
  ALREADY_DECIDED,
  type CaptainLink,
  type CaptainReply,
  type MatchAnswers,
} from '@picadito/domain';
import { expect, test } from 'vitest';
import { aLinkedGroup } from '../../../testing/a-linked-group.ts';
import { aPhone } from '../../../testing/a-captain.ts';
import { createMatch } from '../../../testing/a-match.ts';
import { everyRow } from '../../../testing/every-row.ts';
import { PUBLIC_URL } from '../../../testing/test-app.ts';

/** Sets up a match that 03 runs. 02 has said that 01, who is in, drops out. */
async function aDropOut() {
  const group = await aLinkedGroup(4);
  const { ana, match, ids, app, device } = group;
  const [first, second] = [device(), device()];
  await first.says(1, 'voy');
  await second.says(2, 'voy');
  await second.says(1, 'no', { other: 'si' });
  const url = `/api/matches/${match.id}`;
  const { body } = await ana.post<CaptainLink>(`${url}/captain`, { playerId: ids[2] });
  const captain = aPhone(app, body.url.replace(PUBLIC_URL, ''));
  await captain.hold();
  const shown = async () => (await captain.page()).evening?.proposals ?? [];
  const decides = async (answer: 'si' | 'no', proposal?: string) =>
    captain.send('proposal', { proposal: proposal ?? (await shown())[0]?.key, answer });
  const answers = async () => (await ana.get<MatchAnswers>(`${url}/answers`)).body;
  const actions = async () => (await ana.get<CaptainReply>(`${url}/captain`)).body.actions;
  return { ...group, url, first, second, captain, shown, decides, answers, actions };
}

const status = async ({ captain }: Awaited<ReturnType<typeof aDropOut>>, number: number) =>
  (await captain.person(number))?.status;

test('the captain accepts that a player drops out, and the organiser reads who did it', async () => {
  const group = await aDropOut();
  const { shown, decides, answers, actions, ids } = group;
  expect(await shown()).toEqual([
    { key: expect.any(String), sentence: 'Jueves 02 dice que Jueves 01 se baja · 18:00' },
  ]);
  expect((await decides('si')).status).toBe(303);
  expect(await status(group, 1)).toBe('declined');
  expect([await shown(), (await answers()).proposals]).toEqual([[], []]);
  expect(await actions()).toMatchObject([
    { kind: 'out', playerId: ids[0], author: 'Jueves 03', by: 'captain', detail: null },
  ]);
});

test('after the captain’s NO the player stays, and the device that proposed it reads so', async () => {
  const group = await aDropOut();
  const { shown, decides, second, actions, ids } = group;
  await decides('no');
  expect(await status(group, 1)).toBe('confirmed');
  expect(await shown()).toEqual([]);
  expect((await second.page()).sent).toMatchObject([{ kind: 'answer', isDismissed: true }]);
  expect(await actions()).toMatchObject([
    { kind: 'dismissed', playerId: ids[0], author: 'Jueves 03', detail: 'se baja' },
  ]);
});

test('an answer or a guest that the captain accepts is the player’s', async () => {
  const { second, shown, decides, answers, actions, device, ids } = await aDropOut();
  await second.says(1, 'nose', { other: 'si' });
  await decides('si');
  const claim = device();
  await claim.claims(2, 'voy');
  await claim.brings(2, 'Eva');
  expect((await shown()).map(({ sentence }) => sentence)).toEqual([
    'Otro celu quiere traer a Eva con Jueves 02 · 18:00',
  ]);
  await decides('si');
  const { answers: stored, guests, claims } = await answers();
  expect(stored.find(({ playerId }) => playerId === ids[0])).toMatchObject({
    answer: 'maybe',
    source: 'link',
  });
  expect(guests).toMatchObject([{ hostId: ids[1] }]);
  expect(claims).toMatchObject([{ playerId: ids[1] }]);
  expect((await actions()).map(({ kind, detail }) => `${kind} ${detail}`)).toEqual([
    'accepted trae un invitado',
    'accepted no sabe si viene',
  ]);
});

test('a waiting answer of a device that claims a name is decided, and the claim stays with the organiser', async () => {
  const { first, device, shown, decides, answers, ids } = await aDropOut();
  await first.decides('no');
  const claim = device();
  await claim.claims(1, 'no');
  expect((await shown()).map(({ sentence }) => sentence)).toEqual([
    'Otro celu dice que Jueves 01 se baja · 18:00',
  ]);
  await decides('si');
  expect((await answers()).claims).toMatchObject([{ playerId: ids[0], answer: null }]);
});

test('the captain decides also if two other matches of the list come first', async () => {
  const group = await aDropOut();
  const { ana, list, shown, decides } = group;
  for (const time of ['20:00', '20:30']) await createMatch(ana, list.id, { time });
  expect(await shown()).toHaveLength(1);
  expect((await decides('si')).status).toBe(303);
  expect(await status(group, 1)).toBe('declined');
});

test('new players of the list are not for the captain', async () => {
  const { device, shown, answers, captain } = await aDropOut();
  await device().sends('newcomer', { name: 'Dani' });
  expect(await shown()).toHaveLength(1);
  const newcomer = (await answers()).proposals.find(({ kind }) => kind === 'newcomer');
  const sent = await captain.send('proposal', { proposal: newcomer?.id, answer: 'si' });
  expect(sent).toMatchObject({ status: 409, page: { message: ALREADY_DECIDED } });
  expect((await answers()).proposals).toHaveLength(2);
});

test('of two decisions the first one counts, and the second one is told so', async () => {
  const group = await aDropOut();
  const { ana, url, answers, shown, decides, store } = group;
  const [proposal] = await shown();
  const proposalId = (await answers()).proposals[0]?.id;
  await ana.put(`${url}/proposals`, { proposalId, isAccepted: false });
  const before = await everyRow(store);
  expect(await decides('si', proposal?.key)).toMatchObject({
    status: 409,
    page: { message: ALREADY_DECIDED },
  });
  expect(await everyRow(store)).toEqual(before);
});

test('a device that does not hold the link decides nothing', async () => {
  const { app, captain, shown, decides, store, url, ana, ids } = await aDropOut();
  const [proposal] = await shown();
  const { body } = await ana.post<CaptainLink>(`${url}/captain`, { playerId: ids[3] });
  const before = await everyRow(store);
  expect((await decides('si', proposal?.key)).status).toBe(404);
  const other = aPhone(app, body.url.replace(PUBLIC_URL, ''));
  expect((await other.send('proposal', { proposal: proposal?.key, answer: 'si' })).status).toBe(
    409,
  );
  expect((await captain.open()).statusCode).toBe(404);
  expect(await everyRow(store)).toEqual(before);
});
