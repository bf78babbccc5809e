import {
  MESSAGES,
  type MatchAnswers,
  type NameHolders,
  type Player,
  type Problem,
} from '@picadito/domain';
import { expect, test } from 'vitest';
import { aLinkedGroup, asForm, DEVICE_COOKIE, pageIn } from '../../../testing/a-linked-group.ts';
import { changesOf } from '../../../testing/changes.ts';
import { everyRow } from '../../../testing/every-row.ts';

type Group = Awaited<ReturnType<typeof aLinkedGroup>>;

const answersOf = async ({ ana, match }: Group) =>
  (await ana.get<MatchAnswers>(`/api/matches/${match.id}/answers`)).body;
const decides = ({ ana, match }: Group, body: object) =>
  ana.put<MatchAnswers & Problem>(`/api/matches/${match.id}/proposals`, body);
const playersOf = async ({ ana, list }: Group) =>
  (await ana.get<Player[]>(`/api/lists/${list.id}/players`)).body;

const NEXT_WEEK = { date: '2026-12-03', time: '21:00', location: 'Núñez' };
const OVER = Date.parse('2026-11-27T02:00:00Z');

async function withDani() {
  const group = await aLinkedGroup(3);
  const dani = group.device();
  await dani.sends('newcomer', { name: 'Dani Sosa' });
  const [proposal] = (await answersOf(group)).proposals;
  return { group, dani, proposalId: proposal?.id ?? '' };
}

test('a person who is not on the list proposes a name, which the organiser sees before there is a player', async () => {
  const group = await aLinkedGroup(3);
  const dani = group.device();
  const reply = await dani.post('newcomer', asForm({ name: ' Da\u200bni\u202e Sosa ' }));
  expect([reply.statusCode, reply.headers.location]).toEqual([303, group.path]);
  expect(dani.cookies[DEVICE_COOKIE]).toMatch(/^[\w-]{22}$/);
  const own = await dani.page();
  expect([own.sent, own.me, own.proposals.length]).toEqual([
    [{ kind: 'newcomer', name: 'Dani Sosa', isDismissed: false }],
    null,
    1,
  ]);
  expect(await playersOf(group)).toHaveLength(3);
  expect((await answersOf(group)).proposals).toEqual([
    {
      kind: 'newcomer',
      id: expect.any(String) as string,
      name: 'Dani Sosa',
      madeAt: expect.any(String) as string,
    },
  ]);
});

test('other players learn only that a proposal waits', async () => {
  const { group, dani } = await withDani();
  const other = await group.device().page();
  expect([other.sent, other.questions]).toEqual([[], []]);
  expect(JSON.stringify(other)).not.toContain('Dani');
  const { proposals } = await dani.page();
  expect(other.proposals).toEqual(proposals);
});

test.each([
  ['', 'Poné tu nombre.'],
  ['\u200b \u202e', 'Poné tu nombre.'],
  ['x'.repeat(81), 'Usá hasta 80 caracteres.'],
  ['Da\u0007ni', 'Hay caracteres que no se pueden guardar'],
])(
  '%j is not accepted as a name: the page shows the reason and the input, and nothing is stored',
  async (name, said) => {
    const group = await aLinkedGroup(3);
    const dani = group.device();
    const before = await everyRow(group.store);
    const form = await dani.post('newcomer', asForm({ name }));
    expect(form.statusCode).toBe(422);
    expect(pageIn(form.body).asked).toEqual({
      kind: 'newcomer',
      sentence: expect.stringContaining(said) as string,
      name,
    });
    expect((await dani.sends('newcomer', { name })).body.detail).toContain(said);
    expect(await everyRow(group.store)).toEqual(before);
    expect(dani.cookies).toEqual({});
  },
);

test('a name of 80 characters as a reader counts them is proposed whole', async () => {
  const group = await aLinkedGroup(3);
  const name = 'é👍🏽'.repeat(40);
  await group.device().sends('newcomer', { name });
  expect((await answersOf(group)).proposals).toMatchObject([{ name }]);
});

test('a newcomer whom the organiser adds is in the match with level 3, and the device owns the name', async () => {
  const { group, dani, proposalId } = await withDani();
  const told = await changesOf(group.store, async () => {
    const { status, body } = await decides(group, { proposalId, isAccepted: true });
    expect([status, body.proposals]).toEqual([200, []]);
  });
  const added = (await playersOf(group)).find(({ name }) => name === 'Dani Sosa');
  expect(added).toMatchObject({ skillLevel: '3', whatsapp: null });
  expect(told).toEqual(expect.arrayContaining([`player ${added?.id}`, `list ${group.list.id}`]));
  expect((await group.roster()).map(({ name }) => name)).toContain('Dani Sosa');
  const page = await dani.page();
  expect([page.me?.name, page.sent, page.proposals]).toEqual(['Dani', [], []]);
  const person = page.next?.people.find(({ key }) => key === page.me?.key);
  expect(person?.state).toBe('silent');
  const again = await decides(group, { proposalId, isAccepted: true });
  expect(again.status).toBe(200);
  expect(await playersOf(group)).toHaveLength(4);
});

test("'Es este' adds no player: the device owns the name of an existing one", async () => {
  const { group, dani, proposalId } = await withDani();
  const [, , third = ''] = group.ids;
  await group.device().says(3, 'voy');
  await decides(group, { proposalId, isAccepted: true, playerId: third });
  expect(await playersOf(group)).toHaveLength(3);
  expect((await dani.page()).me?.name).toBe('Jueves 03');
  expect((await dani.says(3, 'no')).status).toBe(200);
  expect((await group.roster())[2]).toMatchObject({ declined: true });
});

test('a newcomer cannot become a player of another list', async () => {
  const { group, dani, proposalId } = await withDani();
  const other = await group.ana.post<{ id: string }>('/api/lists', { name: 'Otra' });
  const player = { name: 'Otro', skillLevel: '3' };
  const { body } = await group.ana.post<Player>(`/api/lists/${other.body.id}/players`, player);
  const refused = await decides(group, { proposalId, isAccepted: true, playerId: body.id });
  expect(refused.status).toBe(422);
  expect((await dani.page()).sent).toHaveLength(1);
});

test('the device of a dismissed newcomer reads so until the match is over, and may propose again', async () => {
  const { group, dani, proposalId } = await withDani();
  await decides(group, { proposalId, isAccepted: false });
  expect(await playersOf(group)).toHaveLength(3);
  expect((await answersOf(group)).proposals).toEqual([]);
  const page = await dani.page();
  const dismissed = { kind: 'newcomer', name: 'Dani Sosa', isDismissed: true };
  expect([page.sent, page.proposals, page.me]).toEqual([[dismissed], [], null]);
  expect((await group.device().page()).sent).toEqual([]);
  // Proposals of other devices do not remove it.
  await group.device().sends('newcomer', { name: 'Eva' });
  expect((await dani.page()).sent).toEqual([dismissed]);
  const { body } = await dani.sends('newcomer', { name: 'Dani' });
  expect(body.sent).toEqual([{ kind: 'newcomer', name: 'Dani', isDismissed: false }]);
});

test('the dismissal is no longer shown once it is understood, the device has a name, or the match is over', async () => {
  const { group, dani, proposalId } = await withDani();
  const { ana, list, clock } = group;
  await ana.post('/api/matches', { ...NEXT_WEEK, listId: list.id });
  await decides(group, { proposalId, isAccepted: false });
  const told = async () => (await dani.page()).sent[0]?.isDismissed;
  clock.now = OVER - 1;
  expect(await told()).toBe(true);
  clock.now = OVER;
  expect([await told(), (await dani.page()).next?.date]).toEqual([undefined, NEXT_WEEK.date]);
  clock.now = OVER - 1;
  await dani.sends('withdraw', {});
  expect(await told()).toBe(undefined);
  const other = await withDani();
  await decides(other.group, { proposalId: other.proposalId, isAccepted: false });
  await other.dani.says(3, 'voy');
  expect((await other.dani.page()).sent).toEqual([]);
});

test('the device takes its proposal back, by form or JSON, and a decision made meanwhile stays', async () => {
  const { group, dani } = await withDani();
  const before = await everyRow(group.store);
  expect((await group.device().post('withdraw', '')).statusCode).toBe(303);
  expect(await everyRow(group.store)).toEqual(before);
  const reply = await dani.post('withdraw', '');
  expect([reply.statusCode, reply.headers.location]).toEqual([303, group.path]);
  expect((await answersOf(group)).proposals).toEqual([]);
  await dani.sends('newcomer', { name: 'Dani' });
  const [proposal] = (await answersOf(group)).proposals;
  await decides(group, { proposalId: proposal?.id, isAccepted: true });
  const { body } = await dani.sends('withdraw', {});
  expect([body.sent, body.me?.name]).toEqual([[], 'Dani']);
});

test('a tap on an earlier proposal does not decide a later one of the same device', async () => {
  const { group, dani, proposalId } = await withDani();
  await dani.sends('withdraw', {});
  await dani.sends('newcomer', { name: 'Otro' });
  const { body } = await decides(group, { proposalId, isAccepted: true });
  expect(body.proposals).toMatchObject([{ name: 'Otro' }]);
  expect(await playersOf(group)).toHaveLength(3);
});

test('a device proposes one newcomer at a time, and a repeated proposal is the same one', async () => {
  const { group, dani } = await withDani();
  expect((await dani.sends('newcomer', { name: 'dani sosa' })).status).toBe(200);
  const other = await dani.post('newcomer', asForm({ name: 'Eva' }));
  expect(other.statusCode).toBe(409);
  expect(pageIn(other.body).asked).toEqual({
    kind: 'newcomer',
    sentence: 'Ya avisaste desde este celu. Esperá a que te contesten, o sacá ese aviso.',
    name: 'Eva',
  });
  expect((await answersOf(group)).proposals).toMatchObject([{ name: 'Dani Sosa' }]);
});

test('a list has at most ten newcomers who wait, from any devices', async () => {
  const group = await aLinkedGroup(3);
  const [first, ...others] = Array.from({ length: 10 }, group.device);
  for (const [at, one] of [first, ...others].entries())
    expect((await one?.sends('newcomer', { name: `Nuevo ${at}` }))?.status).toBe(200);
  const late = group.device();
  const refused = await late.sends('newcomer', { name: 'Dani' });
  expect([refused.status, refused.body.detail]).toEqual([
    409,
    'Ya hay 10 avisos sin contestar. Escribile a quien organiza.',
  ]);
  expect(late.cookies).toEqual({});
  await first?.says(1, 'voy');
  expect((await late.sends('newcomer', { name: 'Dani' })).status).toBe(200);
  expect((await answersOf(group)).proposals).toHaveLength(10);
  const rows = await group.store.read.selectFrom('proposals').select('name').execute();
  expect(rows).toHaveLength(10);
});

test('a newcomer who takes a name waits no longer, and a device with a name proposes no newcomer', async () => {
  const { group, dani } = await withDani();
  expect((await dani.says(2, 'voy')).body.sent).toEqual([]);
  expect((await answersOf(group)).proposals).toEqual([]);
  const refused = await dani.sends('newcomer', { name: 'Dani' });
  expect([refused.status, refused.body.detail]).toEqual([
    409,
    'Este celu ya contesta como Jueves 02. Si no sos vos, tocá «No soy yo».',
  ]);
});

test('no other organiser decides about a newcomer, by whatever match', async () => {
  const { group, dani, proposalId } = await withDani();
  const beto = await group.signedIn('beto');
  const { body: list } = await beto.post<{ id: string }>('/api/lists', { name: 'Beto' });
  await beto.put(`/api/lists/${list.id}/link`, { isOn: true });
  const match = { date: '2026-11-26', time: '21:00', location: 'Núñez', listId: list.id };
  const { body: own } = await beto.post<{ id: string }>('/api/matches', match);
  const before = await everyRow(group.store);
  for (const isAccepted of [true, false]) {
    const decision = { proposalId, isAccepted };
    const there = await beto.put(`/api/matches/${group.match.id}/proposals`, decision);
    const here = await beto.put(`/api/matches/${own.id}/proposals`, decision);
    expect([there.status, here.status]).toEqual([404, 200]);
  }
  expect(await everyRow(group.store)).toEqual(before);
  expect((await dani.page()).sent[0]?.isDismissed).toBe(false);
});

test('a newcomer whose device claims a name still waits, until the claim of the name is accepted', async () => {
  const { group, dani, proposalId } = await withDani();
  const { ana, list, device, ids } = group;
  await ana.put(`/api/lists/${list.id}/link`, { isOn: true, isStrict: true });
  await device().says(3, 'voy');
  const { body } = await dani.claims(3, 'voy');
  expect([body.claim?.name, body.proposals.length]).toEqual(['Jueves 03', 2]);
  expect((await answersOf(group)).proposals).toMatchObject([{ id: proposalId }]);
  const holders = `/api/lists/${list.id}/devices`;
  const [of] = (await ana.get<NameHolders>(holders)).body;
  await ana.put(`${holders}/${ids[2]}`, { askedAt: of?.claims[0]?.claimedAt, isOwn: true });
  expect((await dani.page()).me?.name).toBe('Jueves 03');
  expect((await answersOf(group)).proposals).toEqual([]);
});

test('a newcomer cannot be added to a full list: the organiser reads so, and the proposal stays', async () => {
  const { group, dani, proposalId } = await withDani();
  const players = Array.from({ length: 297 }, (_, at) => ({ name: `J ${at}`, skillLevel: '3' }));
  await group.ana.post(`/api/lists/${group.list.id}/players`, players);
  const full = await decides(group, { proposalId, isAccepted: true });
  expect([full.status, full.body.detail]).toEqual([422, MESSAGES.listFull]);
  expect((await dani.page()).sent).toMatchObject([{ name: 'Dani Sosa' }]);
});
