import type { GroupPage, MatchAnswers, Problem } from '@picadito/domain';
import { expect, test } from 'vitest';
import { anAutopilotOf, DEADLINE } from '../../../testing/autopilot/an-autopilot.ts';
import { decline } from '../../../testing/a-match.ts';
import { aLinkedGroup, asForm, keyOf, answersShownIn } from '../../../testing/a-linked-group.ts';
import { changesOf } from '../../../testing/changes.ts';
import { everyRow, type Rows } from '../../../testing/every-row.ts';

const HOUR = 60 * 60 * 1000;
const KICK_OFF = Date.parse('2026-11-27T00:00:00Z');

type Group = Awaited<ReturnType<typeof aLinkedGroup>>;

/** Returns the proposed NO VOY for Nico (01), who is in, as the page of the proposing device shows it. */
const sentDropOut = ({ next }: GroupPage) => {
  const about = { name: 'Jueves 01', match: next?.key, player: keyOf(next, 1) };
  return { kind: 'answer', ...about, answer: 'no', isGoing: true };
};

const answersOf = async ({ ana, match }: Group) =>
  (await ana.get<MatchAnswers>(`/api/matches/${match.id}/answers`)).body;

async function organiserDecides(group: Group, isAccepted: boolean) {
  const [proposal] = (await answersOf(group)).proposals;
  const decision = { proposalId: proposal?.id ?? '', isAccepted };
  const path = `/api/matches/${group.match.id}/proposals`;
  return group.ana.put<MatchAnswers & Problem>(path, decision);
}

/** Sets up a match of three places: Nico (01) with a guest, and Beto (02) are in; 03 and 04 wait. */
async function aFullMatch(now = KICK_OFF - 48 * HOUR) {
  const group = await aLinkedGroup(5);
  const { ana, match, device } = group;
  const settings = { capacity: 3, answersUntil: null };
  await ana.put(`/api/matches/${match.id}/answers/settings`, settings);
  group.clock.now = now;
  const [nico, beto, caro, dani] = [device(), device(), device(), device()];
  await nico.says(1, 'voy');
  await nico.brings(1, 'Eva');
  await beto.says(2, 'voy');
  await caro.says(3, 'voy');
  await dani.says(4, 'voy');
  return {
    ...group,
    nico,
    beto,
    caro,
    says: (answer = 'no') => beto.says(1, answer, { other: 'si' }),
  };
}

const FULL = ['01 in', 'va in', '02 in', '03 queued 1', '04 queued 2'];
const WITHOUT_NICO = ['02 in', '03 in', '04 in', 'va out', '01 out'];

test('NO VOY for a name that another device owns is a proposal that changes nothing', async () => {
  const group = await aFullMatch();
  const { beto, nico, says } = group;
  const { status, body } = await says();
  expect([status, answersShownIn(body)]).toEqual([200, FULL]);
  expect(body.sent).toEqual([{ ...sentDropOut(body), isDismissed: false }]);
  const own = await nico.page();
  const by = { by: 'Jueves 02', at: '21:00', answer: 'no' };
  const question = { kind: 'answer', key: own.proposals[0], match: own.next?.key, ...by };
  expect([own.questions, own.sent]).toEqual([[question], []]);
  expect((await beto.page()).questions).toEqual([]);
  expect((await answersOf(group)).proposals).toEqual([
    {
      kind: 'answer',
      id: expect.any(String) as string,
      playerId: group.ids[0],
      authorName: 'Jueves 02',
      answer: 'declined',
      madeAt: expect.any(String) as string,
    },
  ]);
  const form = await beto.form(1, 'no', { other: 'si' });
  const again = await beto.post('answer', asForm(form));
  expect([again.statusCode, again.headers.location]).toEqual([303, group.path]);
  expect((await answersOf(group)).proposals).toHaveLength(1);
});

test('a device without a name proposes nothing for another player', async () => {
  const { device, store } = await aFullMatch();
  const before = await everyRow(store);
  expect((await device().says(1, 'no', { other: 'si' })).status).toBe(409);
  expect(await everyRow(store)).toEqual(before);
});

test('NO SÉ for an owned name waits too, and becomes the player’s own answer once accepted', async () => {
  const { nico, says } = await aFullMatch();
  const { body } = await says('nose');
  expect([answersShownIn(body), body.sent]).toMatchObject([FULL, [{ answer: 'nose' }]]);
  expect(answersShownIn((await nico.decides('si')).body)).toContain('01 maybe');
});

test('nothing is proposed for a player who is already out', async () => {
  const group = await aFullMatch();
  await decline(group.ana, group.match.id, group.ids[0] ?? '');
  expect((await group.says()).status).toBe(200);
  expect((await answersOf(group)).proposals).toEqual([]);
});

test('when the player accepts a drop-out on the page, the player leaves with the guest and the waitlist moves up once', async () => {
  const group = await aFullMatch();
  await group.says();
  const { status, body } = await group.nico.decides('si');
  expect([status, body.questions, answersShownIn(body)]).toEqual([200, [], WITHOUT_NICO]);
  expect((await group.beto.page()).sent).toEqual([]);
  expect(
    (await answersOf(group)).answers.find(({ playerId }) => playerId === group.ids[0]),
  ).toMatchObject({ answer: 'declined', source: 'link', authorName: null });
  const again = await group.nico.decides('si');
  expect([again.status, again.body.detail]).toEqual([409, 'Eso ya se resolvió.']);
  expect(answersShownIn(await group.nico.page())).toEqual(WITHOUT_NICO);
});

test('a drop-out that the organiser accepts has the same effect as a decision of the organiser', async () => {
  const group = await aFullMatch();
  await group.says();
  const { status, body } = await organiserDecides(group, true);
  expect([status, body.proposals]).toEqual([200, []]);
  expect(answersShownIn(await group.nico.page())).toEqual(WITHOUT_NICO);
  const { roster, ids } = group;
  expect((await roster()).find(({ id }) => id === ids[0])).toMatchObject({ declined: true });
  const answer = body.answers.find(({ playerId }) => playerId === ids[0]);
  expect(answer).toMatchObject({ answer: 'confirmed', source: 'organiser' });
});

test.each(['no', 'dismissed'])(
  "after the decision '%s' everything is as before, and the proposing device reads so",
  async (decision) => {
    const group = await aFullMatch();
    await group.says();
    if (decision === 'no') await group.nico.decides('no');
    else await organiserDecides(group, false);
    const page = await group.nico.page();
    expect([page.questions, page.proposals, answersShownIn(page)]).toEqual([[], [], FULL]);
    const beto = await group.beto.page();
    expect(beto.sent).toEqual([{ ...sentDropOut(beto), isDismissed: true }]);
    expect((await answersOf(group)).proposals).toEqual([]);
    for (const other of [group.caro, group.device()]) expect((await other.page()).sent).toEqual([]);
    expect((await group.says()).body.sent).toEqual([{ ...sentDropOut(beto), isDismissed: false }]);
    await group.nico.says(1, 'no');
    expect((await group.beto.page()).sent).toEqual([]);
  },
);

/**
 * Returns the stored rows of all tables but `proposals`, `changes` and `users`, without ids, hashes, keys, times and
 * `is_taken_out`, so that two databases can be compared.
 */
function shape({ proposals: _gone, changes: _told, users: _version, ...rows }: Rows): unknown {
  const plain = (name: string, value: unknown): unknown => {
    if (name === 'replaced' && typeof value === 'string') return JSON.parse(value);
    // This mark makes the page ask a player who comes back; an accepted drop-out does not set it.
    if (name === 'is_taken_out') return undefined;
    return typeof value === 'string' && /^([\w-]{22,}|\d{4}-\d\d-\d\dT.*Z)$/.test(value)
      ? ''
      : value;
  };
  return Object.fromEntries(
    Object.entries(rows).map(([table, all]) => [
      table,
      all.map((row) => JSON.stringify(row, plain)).toSorted(),
    ]),
  );
}

test.each([
  ['two days', 48 * HOUR],
  ['two hours', 2 * HOUR],
])(
  '%s before kick-off an accepted drop-out has the effect of a NO VOY by the player or the organiser',
  async (_when, before) => {
    const rowsAfter = async (
      work: (group: Awaited<ReturnType<typeof aFullMatch>>) => Promise<unknown>,
    ) => {
      const group = await aFullMatch(KICK_OFF - before);
      await work(group);
      const said = answersShownIn(await group.nico.page());
      const { freeSince, log } = await answersOf(group);
      const logged = log.map(({ name, answer, source }) => [name, answer, source]);
      return { said, isFree: freeSince !== null, logged, rows: shape(await everyRow(group.store)) };
    };
    const accepted = await rowsAfter(async (group) => {
      await group.says();
      await group.nico.decides('si');
    });
    expect(accepted).toEqual(await rowsAfter(({ nico }) => nico.says(1, 'no')));
    expect(accepted.isFree).toBe(before < 3 * HOUR);
    const decided = await rowsAfter(async (group) => {
      await group.says();
      await organiserDecides(group, true);
    });
    const own = await rowsAfter(({ ana, match, ids }) => decline(ana, match.id, ids[0] ?? ''));
    expect(decided).toEqual(own);
  },
);

test.each(['the name’s own device', 'the organiser'])(
  'teams follow a drop-out once %s has accepted it',
  async (who) => {
    const group = await aLinkedGroup();
    const [nico, beto, ten] = [group.device(), group.device(), group.device()];
    const { clock, run, placed, autopilot } = await anAutopilotOf(group, 9);
    await nico.says(1, 'voy');
    await beto.says(2, 'voy');
    await ten.says(10, 'voy');
    clock.now = DEADLINE;
    await run();
    await beto.says(1, 'no', { other: 'si' });
    await run();
    expect((await placed())[0]).toBe(1);
    if (who === 'the organiser') await organiserDecides(group, true);
    else await nico.decides('si');
    await run();
    expect(await placed()).toEqual([2, 3, 4, 5, 6, 7, 8, 9, 10]);
    expect((await autopilot()).steps.map(({ kind }) => kind)).toEqual(['repaired', 'formed']);
  },
);

test('for each name the newest proposal of devices with a name and the newest of all other devices wait', async () => {
  const group = await aFullMatch();
  await group.says();
  await group.caro.says(1, 'nose', { other: 'si' });
  const waiting = async () =>
    (await group.nico.page()).questions.map((one) => [
      one.by,
      one.kind === 'answer' ? one.answer : one.kind,
    ]);
  expect(await waiting()).toEqual([['Jueves 03', 'nose']]);
  for (const answer of ['nose', 'no']) await group.device().says(1, answer, { soy: 'si' });
  expect(await waiting()).toEqual([
    ['Jueves 03', 'nose'],
    [null, 'no'],
  ]);
  expect((await group.beto.page()).sent).toEqual([]);
  await group.says();
  await group.beto.says(3, 'no', { other: 'si' });
  expect((await group.beto.page()).sent).toMatchObject([
    { name: 'Jueves 01' },
    { name: 'Jueves 03' },
  ]);
  expect((await answersOf(group)).proposals).toHaveLength(3);
  expect((await group.beto.sends('withdraw', {})).body.sent).toEqual([]);
  expect((await answersOf(group)).proposals).toHaveLength(1);
});

test('an answer of the player in the meantime, or the organiser’s NO, ends the proposal', async () => {
  const group = await aFullMatch();
  await group.says();
  await group.nico.says(1, 'nose');
  expect((await group.nico.page()).questions).toEqual([]);
  expect((await answersOf(group)).proposals).toEqual([]);
  await group.beto.says(1, 'no', { other: 'si' });
  expect((await group.nico.page()).questions).toHaveLength(1);
  await decline(group.ana, group.match.id, group.ids[0] ?? '');
  expect((await group.nico.page()).questions).toEqual([]);
});

test('only a device that owns the name can decide, and requests of others change nothing', async () => {
  const group = await aFullMatch();
  await group.says();
  const { questions } = await group.nico.page();
  const before = await everyRow(group.store);
  for (const stranger of [group.beto, group.caro, group.device()]) {
    const sent = { proposal: questions[0]?.key, answer: 'si' };
    expect((await stranger.sends('drop-out', sent)).status).toBe(409);
  }
  expect((await group.nico.sends('drop-out', { proposal: 'x', answer: 'si' })).status).toBe(409);
  expect((await group.nico.sends('drop-out', { answer: 'sí' })).status).toBe(422);
  expect(await everyRow(group.store)).toEqual(before);
  const second = group.device();
  await second.claims(2, 'voy');
  await group.beto.decidesClaim('si');
  expect((await second.page()).questions).toEqual([]);
});

test('a drop-out can no longer be decided from kick-off on', async () => {
  const group = await aFullMatch(KICK_OFF - 60_000);
  await group.says();
  const { questions } = await group.nico.page();
  const [proposal] = (await answersOf(group)).proposals;
  group.clock.now = KICK_OFF;
  expect((await group.nico.page()).questions).toEqual([]);
  expect((await answersOf(group)).proposals).toEqual([]);
  const late = await group.nico.sends('drop-out', { proposal: questions[0]?.key, answer: 'si' });
  expect(late.status).toBe(409);
  const decision = { proposalId: proposal?.id, isAccepted: true };
  await group.ana.put(`/api/matches/${group.match.id}/proposals`, decision);
  expect((await group.roster())[0]).toMatchObject({ confirmed: true });
});

test('an accepted drop-out is sent once as a change of the match, with all players whom it changes', async () => {
  const group = await aFullMatch();
  await group.says();
  const told = await changesOf(group.store, () => organiserDecides(group, true));
  expect(told).toEqual([`list ${group.list.id}`, `match ${group.match.id}`]);
});
