import { type Match, type MatchMoneyReply, type Player, valid } from '@picadito/domain';
import { expect, test } from 'vitest';
import { aLinkedGroup } from '../../testing/a-linked-group.ts';
import { confirm, decline, teamsInHalves } from '../../testing/a-match.ts';
import { aPaidMatch, requestsOf, rowOf } from '../../testing/money/a-paid-match.ts';
import { OVER } from '../../testing/thursdays.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** Returns a match of ten players whose accounts were closed more than a week ago. */
async function aSettledMatch() {
  const paid = await aPaidMatch();
  await paid.close();
  paid.clock.now += 8 * DAY_MS;
  return paid;
}

test('another cost after a week shows what was charged, until the organiser decides', async () => {
  const { change, close, money, ledger } = await aSettledMatch();
  const before = await ledger();
  expect((await change({ cost: 40_000 })).body).toMatchObject({
    cost: 40_000,
    share: 3500,
    surplus: 0,
    isOutdated: true,
  });
  expect((await ledger()).balances).toEqual(before.balances);
  expect((await close()).body).toMatchObject({ share: 4000, surplus: 0, isOutdated: false });
  expect(await money()).toMatchObject({ cost: 40_000, payerCount: 10 });
});

test('accounts that are left as they are have the old cost, and only another change asks again', async () => {
  const { ana, match, ids, change, money, ledger } = await aSettledMatch();
  const keep = () => change({ isOutdated: false });
  await change({ cost: 40_000, paidBy: ids[0] });
  expect((await keep()).body).toMatchObject({
    cost: 35_000,
    paidBy: null,
    share: 3500,
    isOutdated: false,
  });
  await confirm(ana, match.id, ids[0] ?? '', false);
  expect(await money()).toMatchObject({ isOutdated: true, payerCount: 10 });
  expect((await keep()).body).toMatchObject({ isOutdated: false, share: 3500, payerCount: 10 });
  expect(rowOf(await money(), ids[0])).toMatchObject({ charged: 3500, isPlaying: false });
  expect((await ledger()).pot).toBe(-35_000);
  await confirm(ana, match.id, ids[1] ?? '', false);
  expect(await money()).toMatchObject({ isOutdated: true });
  await confirm(ana, match.id, ids[1] ?? '');
  expect(await money()).toMatchObject({ isOutdated: false });
});

test('after accounts are left as they are, the screen says who pays as it was at the closing', async () => {
  const { ids, change, close, money, clock } = await aPaidMatch();
  const [free = '', one = '', two = ''] = ids;
  await change({ exempt: { [free]: true } });
  await close();
  clock.now += 8 * DAY_MS;
  await change({ exempt: { [free]: false, [one]: true }, absent: { [two]: true } });
  expect(await money()).toMatchObject({ isOutdated: true, payerCount: 9 });
  expect((await change({ isOutdated: false })).body).toMatchObject({ isOutdated: false });
  expect(rowOf(await money(), free)).toMatchObject({ charged: 0, isExempt: true });
  expect(rowOf(await money(), one)).toMatchObject({ charged: 3900, isExempt: false });
  expect(rowOf(await money(), two)).toMatchObject({ charged: 3900, isAbsent: false });
});

test('a drop-out who was not charged at the closing is not charged if accounts are left as they are', async () => {
  const { ana, match, ids, change, close, money, clock } = await aPaidMatch();
  const [late = '', absent = ''] = ids;
  clock.now = Date.parse('2026-11-26T22:00:00Z');
  await decline(ana, match.id, late);
  await change({ absent: { [absent]: true } });
  await close();
  clock.now += 8 * DAY_MS;
  await change({ cost: 40_000, chargedAnyway: { [late]: true } });
  expect(await money()).toMatchObject({ isOutdated: true, payerCount: 8 });
  expect((await change({ isOutdated: false })).body).toMatchObject({ isOutdated: false });
  const unpaid = { charged: 0, isExempt: false };
  expect(rowOf(await money(), late)).toMatchObject({ ...unpaid, isChargedAnyway: false });
  expect(rowOf(await money(), absent)).toMatchObject({ ...unpaid, isAbsent: true });
});

test('a player who never pays from now on still owes what was charged, and one who pays again nothing', async () => {
  const { ana, list, ids, change, close, money, clock, match } = await aPaidMatch();
  const [one = '', two = '', three = ''] = ids;
  const never = (player: string, value: boolean) =>
    ana.patch(`/api/lists/${list.id}/money`, { neverPays: { [player]: value } });
  await never(one, true);
  await close();
  await never(one, false);
  await never(two, true);
  expect(await money()).toMatchObject({ isOutdated: false, payerCount: 9 });
  await confirm(ana, match.id, three, false);
  expect(await money()).toMatchObject({ payerCount: 8 });
  expect(rowOf(await money(), two)).toMatchObject({ charged: 4400, isExempt: false });
  clock.now += 8 * DAY_MS;
  expect(await money()).toMatchObject({ isOutdated: false });
  await change({ exempt: { [one]: false } });
  expect((await close()).body).toMatchObject({ payerCount: 9 });
});

test('a player who never pays may pay today', async () => {
  const { ana, list, ids, change, close, money } = await aPaidMatch();
  const [player = ''] = ids;
  await ana.patch(`/api/lists/${list.id}/money`, { neverPays: { [player]: true } });
  expect((await change({ exempt: { [player]: false } })).body).toMatchObject({ payerCount: 10 });
  expect((await change({ exempt: { [player]: true } })).body).toMatchObject({ payerCount: 9 });
  await change({ exempt: { [player]: false } });
  expect((await close()).body).toMatchObject({ payerCount: 10, share: 3500 });
  expect(rowOf(await money(), player)).toMatchObject({ isExempt: false, charged: 3500 });
});

test('accounts are closed only if somebody is confirmed, and there is something to pay', async () => {
  const { ana, match, ids, change, close, clock } = await aPaidMatch('33');
  await change({ cost: null, price: 3500, exempt: { [ids[0] ?? '']: true, [ids[1] ?? '']: true } });
  expect(await close()).toMatchObject({
    status: 409,
    body: { detail: 'Escribí primero cuánto sale la cancha.' },
  });
  await change({ cost: 7000 });
  clock.now = OVER;
  for (const id of ids) await decline(ana, match.id, id);
  expect(await close()).toMatchObject({
    status: 409,
    body: { detail: 'Todavía no confirmó nadie.' },
  });
});

/**
 * Returns a match of three players with closed accounts; the first player has brought the guest Dani, and pays for
 * Dani.
 */
async function aMatchWithGuest() {
  const group = await aLinkedGroup(3);
  const { ana, list, match, ids } = group;
  const nico = group.device();
  for (const [at, id] of ids.entries()) if (at > 0) await confirm(ana, match.id, id);
  await nico.says(1, 'voy');
  await nico.brings(1, 'Dani');
  const requests = requestsOf(ana, list.id, match.id);
  await requests.change({ cost: 8000 });
  const { body } = await requests.close();
  const guest = body.players.find(({ name }) => name === 'Dani');
  return { ...group, ...requests, body, guestId: guest?.playerId ?? '' };
}

const charges = ({ players }: MatchMoneyReply) =>
  players.flatMap(({ charged }) => (charged > 0 ? charged : []));

test('deleting a guest of a match with closed accounts leaves the shares as they are', async () => {
  const { ana, ids, guestId, body, money, ledger } = await aMatchWithGuest();
  expect(rowOf(body, ids[0])).toMatchObject({ charged: 4000 });
  await ana.delete(`/api/players/${guestId}`);
  const after = await money();
  expect(after).toMatchObject({ share: 2000, payerCount: 4, isOutdated: false });
  expect(rowOf(after, guestId)).toMatchObject({ name: 'Dani', hostId: ids[0], isGuest: true });
  expect(charges(after)).toEqual([4000, 2000, 2000]);
  expect((await ledger()).entries.filter(({ voidedAt }) => voidedAt !== null)).toEqual([]);
});

test('deleting a host of a match with closed accounts leaves the shares as they are', async () => {
  const { ana, ids, guestId, money, ledger, change, clock } = await aMatchWithGuest();
  const [host = ''] = ids;
  clock.now = OVER;
  await ana.delete(`/api/players/${host}`);
  expect(await money()).toMatchObject({ share: 2000, payerCount: 4, isOutdated: false });
  const debt = { playerId: host, balance: -4000 };
  expect((await ledger()).balances).toContainEqual(expect.objectContaining(debt));
  await change({ cost: 10_000 });
  const rewritten = { playerId: host, name: expect.stringMatching(/\w/), balance: -5000 };
  expect((await ledger()).balances).toContainEqual(expect.objectContaining(rewritten));
  await change({ guestPaysOwn: { [guestId]: true } });
  expect(rowOf(await money(), guestId)).toMatchObject({ charged: 2500 });
  clock.now += 8 * DAY_MS;
  expect(await money()).toMatchObject({ isOutdated: false });
});

test('a guest with open money is deleted neither with the host nor with the match', async () => {
  const { ana, ids, match, guestId, change, pay, ledger } = await aMatchWithGuest();
  await change({ guestPaysOwn: { [guestId]: true } });
  await pay(guestId, 3000);
  await ana.delete(`/api/players/${ids[0]}`);
  await ana.delete(`/api/matches/${match.id}`);
  const { balances } = await ledger();
  expect(balances).toEqual([expect.objectContaining({ playerId: guestId, balance: 3000 })]);
  expect((await ana.get<Player[]>('/api/players')).body.map(({ id }) => id)).not.toContain(ids[0]);
});

const DEPOSIT = { kind: 'expense', amount: 10_000, isDeposit: true };

/** Returns a suspended match of ten players with a deposit, and a request that changes its status. */
async function aSuspendedMatch() {
  const paid = await aPaidMatch();
  const { ana, match, write } = paid;
  await write(DEPOSIT);
  const become = (status: string) => ana.patch<Match>(`/api/matches/${match.id}`, { status });
  await become('cancelado');
  return { ...paid, become };
}

const owing = async ({ ledger }: Pick<ReturnType<typeof requestsOf>, 'ledger'>) =>
  Object.fromEntries((await ledger()).balances.map(({ playerId, balance }) => [playerId, balance]));

test('a lost deposit is charged to those who were confirmed as the match was suspended', async () => {
  const { ana, list, match, ids, deposit, ...rest } = await aSuspendedMatch();
  const [out = '', never = ''] = ids;
  await confirm(ana, match.id, out, false);
  const { body: added } = await ana.post<Player>(`/api/lists/${list.id}/players`, {
    name: 'Tarde',
    skillLevel: '3',
  });
  await confirm(ana, match.id, added.id);
  await ana.patch(`/api/lists/${list.id}/money`, { neverPays: { [never]: true } });
  await deposit('lost');
  const payers = ids.filter((id) => id !== never);
  expect(await owing(rest)).toEqual(Object.fromEntries(payers.map((id) => [id, -1120])));
});

test('the share of a guest in a lost deposit is charged to the host', async () => {
  const { ana, match, ids, reopen, write, deposit, ledger } = await aMatchWithGuest();
  await reopen();
  await write({ ...DEPOSIT, amount: 8000 });
  await ana.patch(`/api/matches/${match.id}`, { status: 'cancelado' });
  await deposit('lost');
  expect(await owing({ ledger })).toEqual({
    [ids[0] ?? '']: -4000,
    [ids[1] ?? '']: -2000,
    [ids[2] ?? '']: -2000,
  });
});

test('a match that takes place after all charges no lost deposit, and another suspension asks about the deposit again', async () => {
  const { become, deposit, close, ...rest } = await aSuspendedMatch();
  await deposit('lost');
  await become('pendiente');
  expect(await owing(rest)).toEqual({});
  await become('cancelado');
  expect(await rest.money()).toMatchObject({ depositOutcome: null, deposit: 10_000, leftToPay: 0 });
  expect((await deposit('returned')).status).toBe(200);
  await become('pendiente');
  expect((await close()).body).toMatchObject({ share: 3500, deposit: 0 });
  expect((await rest.ledger()).pot).toBe(-35_000);
});

test('a lost deposit is charged to a merged player if one of the two records was confirmed', async () => {
  const { ana, match, ids, deposit, become, ...rest } = await aSuspendedMatch();
  const [kept = '', otherId = ''] = ids;
  await become('pendiente');
  await confirm(ana, match.id, kept, false);
  await become('cancelado');
  expect((await ana.post(`/api/players/${kept}/merge`, { otherId })).status).toBe(200);
  await deposit('lost');
  const owed = await owing(rest);
  expect(Object.keys(owed)).toHaveLength(9);
  expect(owed[kept]).toBeLessThan(0);
});

test.each([true, false])(
  'merging a player with an absent record leaves closed accounts as they are (absent: the kept one: %s)',
  async (isKeptAbsent) => {
    const { ana, ids, change, close, money, ledger, clock } = await aPaidMatch();
    const [kept = '', otherId = ''] = ids;
    const [absent, came] = isKeptAbsent ? [kept, otherId] : [otherId, kept];
    await change({ absent: { [absent]: true } });
    await close();
    clock.now = OVER;
    expect((await ana.post(`/api/players/${kept}/merge`, { otherId })).status).toBe(200);
    await change({ paidBy: ids[2] });
    const after = await money();
    expect(after).toMatchObject({ isOutdated: false, share: 3900, payerCount: 9 });
    expect(rowOf(after, kept)).toMatchObject({ isAbsent: false, charged: 3900 });
    const voided = (await ledger()).entries.filter(({ voidedAt }) => voidedAt !== null);
    expect(voided).toMatchObject([{ kind: 'expense' }]);
    expect((await ana.delete(`/api/players/${kept}/merge`)).status).toBe(204);
    expect(rowOf(await money(), absent)).toMatchObject({ isAbsent: true, charged: 0 });
    expect(rowOf(await money(), came)).toMatchObject({ isAbsent: false, charged: 3900 });
  },
);

test('who does not pay after a deposit was lost owes nothing of it, and deleted players go on owing', async () => {
  const { ana, ids, change, deposit, ...rest } = await aSuspendedMatch();
  const [gone = '', free = '', other = ''] = ids;
  await deposit('lost');
  await ana.delete(`/api/players/${gone}`);
  const { body } = await change({ exempt: { [free]: true } });
  expect(rowOf(body, free)).toMatchObject({ isExempt: true, charged: 0 });
  expect(body).toMatchObject({ depositOutcome: 'lost' });
  const owed = await owing(rest);
  expect([owed[gone], owed[free], owed[other]]).toEqual([-1120, undefined, -1120]);
});

test('a flag of one player leaves the charges for a lost deposit that are right as they were written', async () => {
  const { ids, change, deposit, ledger } = await aSuspendedMatch();
  const charged = async () => (await ledger()).entries.filter(({ kind }) => kind === 'charge');
  await change({ exempt: { [ids[0] ?? '']: true, [ids[1] ?? '']: true } });
  await deposit('lost');
  const before = await charged();
  expect(before).toHaveLength(8);
  await change({ exempt: { [ids[0] ?? '']: true } });
  await change({ guestPaysOwn: { [ids[2] ?? '']: true } });
  expect(await charged()).toEqual(before);
  await change({ exempt: { [ids[1] ?? '']: false, [ids[2] ?? '']: true } });
  const after = await charged();
  expect(after).toHaveLength(9);
  expect(valid(after)).toHaveLength(8);
});

test('reopening the accounts undoes the decision that a deposit was lost', async () => {
  const { deposit, reopen, ...rest } = await aSuspendedMatch();
  await deposit('lost');
  expect((await reopen()).body).toMatchObject({ depositOutcome: null });
  expect(await owing(rest)).toEqual({});
  expect((await deposit('returned')).status).toBe(200);
});

test('a deposit that is voided or added after it was lost charges nobody, and asks again', async () => {
  const { ana, list, write, deposit, ...rest } = await aSuspendedMatch();
  await deposit('lost');
  await write(DEPOSIT);
  expect(await rest.money()).toMatchObject({ deposit: 20_000, depositOutcome: null });
  expect(await owing(rest)).toEqual({});
  await deposit('lost');
  for (const { entryId } of valid((await rest.ledger()).entries).filter((one) => one.isDeposit))
    await ana.delete(`/api/lists/${list.id}/money/entries/${entryId}`);
  expect(await rest.money()).toMatchObject({ deposit: 0, depositOutcome: null });
  expect(await owing(rest)).toEqual({});
});

test('suspending a match reopens its accounts, also after a week', async () => {
  const { ana, match, money, ledger } = await aSettledMatch();
  await ana.patch(`/api/matches/${match.id}`, { status: 'cancelado' });
  expect(await money()).toMatchObject({ isClosed: false, isOutdated: false });
  expect((await ledger()).balances).toEqual([]);
});

test('closed accounts stay when a deleted player leaves the teams of the match', async () => {
  const { ana, match, ids, close, money } = await aPaidMatch();
  await ana.post(`/api/matches/${match.id}/teams`, teamsInHalves(match.id, ids));
  await close();
  await ana.delete(`/api/players/${ids[0]}`);
  expect(await money()).toMatchObject({ share: 3500, payerCount: 10, isOutdated: false });
});
