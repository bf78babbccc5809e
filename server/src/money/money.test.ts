import type { ListMoneyReply, Match, Player } from '@picadito/domain';
import { expect, test } from 'vitest';
import {
  aMatch,
  confirm,
  createList,
  createMatch,
  decline,
  teamsInHalves,
} from '../../testing/a-match.ts';
import { aPaidMatch, requestsOf, rowOf } from '../../testing/money/a-paid-match.ts';
import { newId } from '../store/ids.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

test('until the accounts are closed the share is an estimate, and closing charges everybody', async () => {
  const { money, close, ledger, ids } = await aPaidMatch();
  expect(await money()).toMatchObject({ closedAt: null, share: 3500, payerCount: 10 });
  expect((await ledger()).entries).toEqual([]);
  const closedAt = expect.stringMatching(/^2026-11-20T/);
  expect((await close()).body).toMatchObject({ isClosed: true, closedAt, share: 3500, surplus: 0 });
  const { entries, pot, balances } = await ledger();
  expect(entries.filter(({ kind }) => kind === 'charge')).toHaveLength(10);
  expect(balances.map(({ balance }) => balance)).toEqual(ids.map(() => -3500));
  expect(pot).toBe(-35_000);
});

test('closing closed accounts again writes nothing', async () => {
  const { close, ledger } = await aPaidMatch();
  await close();
  const before = await ledger();
  await close();
  expect(await ledger()).toEqual(before);
});

test('two closings at once charge everybody once', async () => {
  const { close, ledger } = await aPaidMatch();
  const closings = await Promise.all([close(), close()]);
  expect(closings.map(({ status }) => status)).toEqual([200, 200]);
  expect((await ledger()).entries).toHaveLength(11);
});

test('a match without a cost, without players or suspended is not closed', async () => {
  const { ana, list, close, ids, match } = await aPaidMatch('3');
  await confirm(ana, match.id, ids[0] ?? '', false);
  expect((await close()).status).toBe(409);
  await confirm(ana, match.id, ids[0] ?? '');
  await ana.patch(`/api/matches/${match.id}`, { status: 'cancelado' });
  expect((await close()).status).toBe(409);
  const other = await createMatch(ana, list.id, { date: '2026-11-25' });
  await confirm(ana, other.id, ids[0] ?? '');
  expect((await requestsOf(ana, list.id, other.id).close()).status).toBe(409);
});

test('the cost of the last match of the list is proposed, and closing keeps it', async () => {
  const { ana, list, ids } = await aPaidMatch();
  const next = await createMatch(ana, list.id, { date: '2026-12-03' });
  await confirm(ana, next.id, ids[0] ?? '');
  const { money, close } = requestsOf(ana, list.id, next.id);
  expect(await money()).toMatchObject({ cost: 35_000, share: 35_000 });
  expect((await close()).body).toMatchObject({ cost: 35_000, isClosed: true });
});

test('the cost of a match of another format is not proposed', async () => {
  const { ana, list } = await aPaidMatch();
  const next = await createMatch(ana, list.id, { date: '2026-12-03', perSide: 7 });
  expect(await requestsOf(ana, list.id, next.id).money()).toMatchObject({ cost: null });
});

test('a fixed price keeps the proposed cost, and a new cost the proposed price', async () => {
  const { ana, list, ids } = await aPaidMatch();
  const next = await createMatch(ana, list.id, { date: '2026-12-03' });
  for (const id of ids) await confirm(ana, next.id, id);
  const { change, close, ledger } = requestsOf(ana, list.id, next.id);
  expect((await change({ price: 4000 })).body).toMatchObject({ cost: 35_000, price: 4000 });
  await close();
  expect((await ledger()).pot).toBe(-35_000);
  const later = await createMatch(ana, list.id, { date: '2026-12-10' });
  const ofLater = requestsOf(ana, list.id, later.id);
  expect((await ofLater.change({ cost: 40_000 })).body).toMatchObject({
    cost: 40_000,
    price: 4000,
  });
  expect((await ofLater.change({ price: null })).body).toMatchObject({ cost: 40_000, price: null });
});

test('others pay for those who do not pay today, never pay, or did not come', async () => {
  const { ana, list, change, money, ids } = await aPaidMatch();
  const [one = '', two = '', three = ''] = ids;
  await change({ exempt: { [one]: true }, absent: { [two]: true } });
  expect(await money()).toMatchObject({ payerCount: 8, share: 4400, surplus: 200 });
  await ana.patch(`/api/lists/${list.id}/money`, { neverPays: { [three]: true } });
  expect(await money()).toMatchObject({ payerCount: 7, share: 5000 });
  expect(rowOf(await money(), three)).toMatchObject({ isExempt: true, charged: 0 });
});

test('if nobody pays, the pot pays the pitch', async () => {
  const { change, close, ledger, ids } = await aPaidMatch();
  await change({ exempt: Object.fromEntries(ids.map((id) => [id, true])) });
  await close();
  const { pot, balances } = await ledger();
  expect([pot, balances]).toEqual([-35_000, []]);
});

test('with a fixed price each player owes the price, and the rest stays in the pot', async () => {
  const { change, close, ledger } = await aPaidMatch();
  await change({ price: 4000 });
  expect((await close()).body).toMatchObject({ share: 4000, surplus: 5000 });
  const sum = (await ledger()).balances.reduce((total, { balance }) => total + balance, 0);
  expect(sum).toBe(-40_000);
});

test('a player who paid the pitch has its cost as money in favour', async () => {
  const { change, close, ledger, ids } = await aPaidMatch();
  await change({ paidBy: ids[0] });
  await close();
  const { pot, balances } = await ledger();
  expect(pot).toBe(0);
  expect(balances.find(({ playerId }) => playerId === ids[0])?.balance).toBe(31_500);
});

test('a later cost changes the charges and no payment', async () => {
  const { change, close, pay, ledger, money, ids } = await aPaidMatch();
  const [payer = ''] = ids;
  await close();
  await pay(payer, 3500);
  const payments = async () => (await ledger()).entries.filter(({ kind }) => kind === 'payment');
  const before = await payments();
  const { body } = await change({ cost: 40_000 });
  expect(await payments()).toEqual(before);
  expect(body).toEqual(await money());
  expect(body).toMatchObject({ share: 4000, isOutdated: false });
  expect(rowOf(await money(), payer)).toMatchObject({ charged: 4000, paid: 3500, open: 500 });
});

test('the accounts follow corrected teams for seven days, and later only when they are closed again', async () => {
  const { ana, match, clock, close, money, ids } = await aPaidMatch();
  const save = (some: readonly string[], seen?: object) =>
    ana.put(`/api/matches/${match.id}/teams`, { ...teamsInHalves(match.id, some), ...seen });
  await ana.post(`/api/matches/${match.id}/teams`, teamsInHalves(match.id, ids));
  await close();
  await save(ids.slice(1));
  expect(await money()).toMatchObject({ payerCount: 9, share: 3900, isOutdated: false });
  expect(rowOf(await money(), ids[0])).toBeUndefined();
  clock.now += 8 * DAY_MS;
  await save(ids.slice(2));
  // Until the organiser decides, the share is what was charged, also to the player who no longer plays.
  expect(await money()).toMatchObject({ payerCount: 9, share: 3900, surplus: 100 });
  expect(await money()).toMatchObject({ isOutdated: true });
  expect(rowOf(await money(), ids[1])).toMatchObject({ charged: 3900, isPlaying: false });
  expect((await close()).body).toMatchObject({ isOutdated: false, share: 4400 });
});

test('reopening voids charges and expense, and payments stay', async () => {
  const { close, reopen, pay, ledger, ids } = await aPaidMatch();
  await close();
  await pay(ids[0] ?? '', 3500);
  expect((await reopen()).body).toMatchObject({ isClosed: false });
  const { pot, balances } = await ledger();
  expect([pot, balances.map(({ balance }) => balance)]).toEqual([3500, [3500]]);
});

test('what was collected, the last payment and the count of the pot are known beyond the newest entries', async () => {
  const { ana, list, ids, write, pay, money, ledger } = await aPaidMatch();
  const [payer = ''] = ids;
  await write({ kind: 'box', amount: 500, matchId: null });
  await pay(payer, 3500);
  await pay(payer, 500, { seen: rowOf(await money(), payer)?.lastEntryId });
  const bought = { kind: 'expense', amount: 100, matchId: null };
  for (let one = 0; one < 60; one += 1) await write(bought);
  const newest = await ledger();
  expect(newest.entries.map(({ kind }) => kind)).toEqual(
    Array.from({ length: 50 }, () => 'expense'),
  );
  expect(newest.isCounted).toBe(true);
  expect(await money()).toMatchObject({ collected: 4000 });
  const row = rowOf(await money(), payer);
  expect(row).toMatchObject({ lastAmount: 500 });
  await ana.delete(`/api/lists/${list.id}/money/entries/${row?.lastEntryId}`);
  expect(await money()).toMatchObject({ collected: 3500 });
  expect(rowOf(await money(), payer)).toMatchObject({ lastAmount: 3500 });
});

test('a payment that is sent again is one payment', async () => {
  const { pay, ledger, ids } = await aPaidMatch();
  const entryId = newId();
  for (let time = 0; time < 2; time += 1) {
    const { status, body } = await pay(ids[0] ?? '', 3500, { entryId });
    expect([status, rowOf(body, ids[0])?.paid]).toEqual([200, 3500]);
  }
  expect((await ledger()).pot).toBe(3500);
  expect((await pay(ids[0] ?? '', 4000, { entryId })).status).toBe(409);
});

test('a payment is not written without a question if another screen has written one meanwhile', async () => {
  const { pay, ids } = await aPaidMatch();
  const [payer = ''] = ids;
  const { body } = await pay(payer, 3500);
  const refused = await pay(payer, 3500);
  expect(refused).toMatchObject({
    status: 409,
    body: { detail: 'ana ya anotó $3.500 de Jueves 01. ¿Pagó otra vez?' },
  });
  const seen = rowOf(body, payer)?.lastEntryId;
  expect((await pay(payer, 3500, { seen })).status).toBe(200);
});

test('a payment for a match pays for it first, and then the oldest debt', async () => {
  const { ana, list, match, ids, close, money, ledger } = await aPaidMatch();
  const [payer = ''] = ids;
  await close();
  const next = await createMatch(ana, list.id, { date: '2026-12-03' });
  await confirm(ana, next.id, payer);
  const second = requestsOf(ana, list.id, next.id);
  await second.change({ cost: 5000 });
  await second.close();
  const { body } = await second.pay(payer, 6000);
  expect(rowOf(body, payer)).toMatchObject({ open: 0, balance: -2500 });
  expect(rowOf(await money(), payer)).toMatchObject({ paid: 1000, open: 2500 });
  const older = [{ matchId: match.id, date: match.date, open: 2500 }];
  expect(rowOf(body, payer)?.otherDebts).toEqual(older);
  const { balances } = await ledger();
  expect(balances.find(({ playerId }) => playerId === payer)?.debts).toEqual(older);
});

test('a payment for a match with open accounts pays no older debt, on any screen', async () => {
  const { ana, list, match, ids, close, money, ledger } = await aPaidMatch();
  const [payer = ''] = ids;
  await close();
  const next = await createMatch(ana, list.id, { date: '2026-12-03' });
  await confirm(ana, next.id, payer);
  const second = requestsOf(ana, list.id, next.id);
  await second.change({ cost: 3500 });
  const { body } = await second.pay(payer, 3500);
  const older = [{ matchId: match.id, date: match.date, open: 3500 }];
  const inList = async () => (await ledger()).balances.find(({ playerId }) => playerId === payer);
  expect(rowOf(body, payer)).toMatchObject({ open: 0, otherDebts: older });
  expect(rowOf(await money(), payer)).toMatchObject({ paid: 0, open: 3500, otherDebts: [] });
  expect(await inList()).toMatchObject({ balance: 0, debts: older });
  const seen = rowOf(body, payer)?.lastEntryId;
  await second.pay(payer, 1500, { seen });
  expect(rowOf(await money(), payer)).toMatchObject({ paid: 1500, open: 2000 });
  expect(await inList()).toMatchObject({ balance: 1500, debts: [{ open: 2000 }] });
  await second.close();
  expect(rowOf(await money(), payer)).toMatchObject({ paid: 1500, open: 2000 });
  expect(await inList()).toMatchObject({ balance: -2000, debts: [{ open: 2000 }] });
});

test('a payment for a match that is suspended or does not charge the player pays older debts', async () => {
  const { ana, list, ids, close, money } = await aPaidMatch();
  const [payer = ''] = ids;
  await close();
  const next = await createMatch(ana, list.id, { date: '2026-12-03' });
  await confirm(ana, next.id, payer);
  const second = requestsOf(ana, list.id, next.id);
  await second.change({ cost: 3500 });
  await second.pay(payer, 3500);
  await second.change({ exempt: { [payer]: true } });
  expect(rowOf(await money(), payer)).toMatchObject({ open: 0 });
  await second.change({ exempt: { [payer]: false } });
  expect(rowOf(await money(), payer)).toMatchObject({ open: 3500 });
  await ana.patch(`/api/matches/${next.id}`, { status: 'cancelado' });
  expect(rowOf(await money(), payer)).toMatchObject({ open: 0 });
});

test('money in favour is used at the next closing', async () => {
  const { pay, close, ids } = await aPaidMatch();
  await pay(ids[0] ?? '', 10_000);
  const { body } = await close();
  expect(rowOf(body, ids[0])).toMatchObject({ charged: 3500, paid: 3500, open: 0, balance: 6500 });
});

test('a drop-out after the deadline pays only if the organiser says so', async () => {
  const { ana, match, clock, money, change, ids } = await aPaidMatch();
  const [out = ''] = ids;
  clock.now = Date.parse('2026-11-26T22:00:00Z');
  await decline(ana, match.id, out);
  expect(await money()).toMatchObject({ payerCount: 9, share: 3900 });
  expect(rowOf(await money(), out)).toMatchObject({ isChargedAnyway: false, charged: 0 });
  await change({ chargedAnyway: { [out]: true } });
  expect(await money()).toMatchObject({ payerCount: 10, share: 3500 });
});

test('a player who drops out of saved teams pays only if the organiser says so, or saves the teams again', async () => {
  const { ana, match, clock, money, change, ids } = await aPaidMatch();
  const [early = '', late = ''] = ids;
  const teams = teamsInHalves(match.id, ids);
  await ana.post(`/api/matches/${match.id}/teams`, teams);
  await decline(ana, match.id, early);
  expect(await money()).toMatchObject({ payerCount: 9, share: 3900 });
  expect(rowOf(await money(), early)).toBeUndefined();
  clock.now = Date.parse('2026-11-26T22:00:00Z');
  await decline(ana, match.id, late);
  expect(await money()).toMatchObject({ payerCount: 8, share: 4400 });
  expect(rowOf(await money(), late)).toMatchObject({ isChargedAnyway: false, charged: 0 });
  await change({ chargedAnyway: { [late]: true } });
  expect(await money()).toMatchObject({ payerCount: 9 });
  // Both came after all, which the organiser says by saving the teams.
  await ana.put(`/api/matches/${match.id}/teams`, teams);
  expect(await money()).toMatchObject({ payerCount: 10, share: 3500 });
  expect(rowOf(await money(), late)).toMatchObject({ isChargedAnyway: null, charged: 3500 });
});

const DEPOSIT = { kind: 'expense', amount: 10_000, isDeposit: true };

test('a deposit is paid in advance, and closing pays the rest', async () => {
  const { write, money, close, ledger } = await aPaidMatch();
  await write(DEPOSIT);
  expect(await money()).toMatchObject({ deposit: 10_000, leftToPay: 25_000 });
  expect((await close()).body).toMatchObject({ deposit: 10_000, leftToPay: 0 });
  const { entries, pot } = await ledger();
  const expenses = entries.filter(({ kind }) => kind === 'expense');
  expect(expenses.map(({ amount }) => amount)).toEqual([25_000, 10_000]);
  expect(pot).toBe(-35_000);
});

test('a lost deposit is charged to those who were confirmed', async () => {
  const { ana, match, write, deposit, ledger } = await aPaidMatch();
  await write(DEPOSIT);
  expect((await deposit('lost')).status).toBe(409);
  await ana.patch(`/api/matches/${match.id}`, { status: 'cancelado' });
  for (let time = 0; time < 2; time += 1) expect((await deposit('lost')).status).toBe(200);
  expect((await deposit('returned')).status).toBe(409);
  const { balances, pot } = await ledger();
  expect(balances.map(({ balance }) => balance)).toEqual(Array.from({ length: 10 }, () => -1000));
  expect(pot).toBe(-10_000);
});

test('a deposit that stays counts for the next match, also if that is created later', async () => {
  const { ana, list, match, write, deposit, ledger } = await aPaidMatch();
  await write(DEPOSIT);
  await ana.patch(`/api/matches/${match.id}`, { status: 'cancelado' });
  expect((await deposit('next')).body).toMatchObject({ deposit: 0 });
  const next = await createMatch(ana, list.id, { date: '2026-12-03' });
  const { money } = requestsOf(ana, list.id, next.id);
  expect(await money()).toMatchObject({ deposit: 10_000, leftToPay: 25_000 });
  expect((await ledger()).pot).toBe(-10_000);
});

test('a deposit that waits is given to the same match if it is played after all, or to one that joins the list', async () => {
  const { ana, list, match, write, deposit, money } = await aPaidMatch();
  const change = (id: string, patch: object) => ana.patch<Match>(`/api/matches/${id}`, patch);
  await write(DEPOSIT);
  await change(match.id, { status: 'cancelado' });
  await deposit('next');
  await change(match.id, { status: 'pendiente' });
  expect(await money()).toMatchObject({ deposit: 10_000, leftToPay: 25_000 });
  await change(match.id, { status: 'cancelado' });
  await deposit('next');
  const other = await createList(ana, 'Otra', '3');
  const joining = await createMatch(ana, other.id, { date: '2026-12-03' });
  await change(joining.id, { listId: list.id });
  expect(await requestsOf(ana, list.id, joining.id).money()).toMatchObject({ deposit: 10_000 });
});

test('a deposit that waits is not given to a match that has begun, but to the next one', async () => {
  const { ana, list, match, clock, write, deposit, money } = await aPaidMatch();
  const become = (status: string) => ana.patch<Match>(`/api/matches/${match.id}`, { status });
  await write(DEPOSIT);
  await become('cancelado');
  await deposit('next');
  clock.now = Date.parse('2026-11-28T20:00:00Z');
  await become('completado');
  expect(await money()).toMatchObject({ deposit: 0 });
  const depositOn = async (date: string) => {
    const { id } = await createMatch(ana, list.id, { date, time: '10:00' });
    return (await requestsOf(ana, list.id, id).money()).deposit;
  };
  expect(await depositOn('2026-11-28')).toBe(0);
  expect(await depositOn('2026-12-03')).toBe(10_000);
});

test('a deposit that stays lowers the rest to pay of a next match that is closed already', async () => {
  const { ana, list, match, ids, write, deposit, ledger } = await aPaidMatch();
  await write(DEPOSIT);
  const next = await createMatch(ana, list.id, { date: '2026-12-31' });
  for (const id of ids) await confirm(ana, next.id, id);
  expect((await requestsOf(ana, list.id, next.id).close()).status).toBe(200);
  await ana.patch(`/api/matches/${match.id}`, { status: 'cancelado' });
  expect((await deposit('next')).status).toBe(200);
  expect((await ledger()).pot).toBe(-35_000);
});

test('deleting a match voids its charges and expense, and what was paid stays in favour', async () => {
  const { ana, match, close, pay, ledger, ids } = await aPaidMatch();
  await close();
  await pay(ids[0] ?? '', 3500);
  await ana.delete(`/api/matches/${match.id}`);
  const { pot, balances } = await ledger();
  expect([pot, balances]).toEqual([3500, [expect.objectContaining({ balance: 3500 })]]);
});

test('the entries of a deleted player stay with the name, and nobody pays more for it', async () => {
  const { ana, close, money, ledger, ids } = await aPaidMatch();
  await close();
  await ana.delete(`/api/players/${ids[0]}`);
  const { balances } = await ledger();
  const deleted = { playerId: ids[0], name: 'Jueves 01', balance: -3500 };
  expect(balances).toContainEqual(expect.objectContaining(deleted));
  expect(await money()).toMatchObject({ share: 3500, isOutdated: false });
});

test('a deleted player pays no further pitch, and one who has paid it is named in the accounts', async () => {
  const { ana, list, change, close, money, ledger, ids } = await aPaidMatch();
  const [payer = '', other = ''] = ids;
  await change({ paidBy: payer });
  await close();
  const next = await createMatch(ana, list.id, { date: '2026-12-03' });
  await confirm(ana, next.id, other);
  const ofNext = requestsOf(ana, list.id, next.id);
  await ofNext.change({ paidBy: payer });
  await ana.delete(`/api/players/${payer}`);
  expect((await money()).paidBy).toBe(payer);
  expect((await ofNext.close()).body).toMatchObject({ isClosed: true, paidBy: null });
  const { entries } = await ledger();
  const expenses = entries.filter(({ kind }) => kind === 'expense');
  expect(expenses.map(({ playerName }) => playerName)).toEqual([null, 'Jueves 01']);
});

test('what a deleted player owed is forgiven or paid, and money in favour is given back', async () => {
  const { ana, close, pay, write, ledger, ids } = await aPaidMatch();
  const [owing = '', paying = '', ahead = ''] = ids;
  await close();
  await pay(ahead, 5000);
  for (const id of [owing, paying, ahead]) await ana.delete(`/api/players/${id}`);
  expect((await pay(paying, 3500)).status).toBe(200);
  const settle = (entry: object) => write({ matchId: null, ...entry });
  const settled = [
    await settle({ kind: 'charge', amount: -3500, playerId: owing, note: 'Perdonado' }),
    await settle({ kind: 'payment', amount: -500, playerId: ahead }),
    await settle({ kind: 'charge', amount: 1000, playerId: ahead, note: 'Queda en la caja' }),
  ];
  expect(settled.map(({ status }) => status)).toEqual([201, 201, 201]);
  const { balances, entries } = await ledger();
  const gone = new Set([owing, paying, ahead]);
  expect(balances.filter(({ playerId }) => gone.has(playerId))).toEqual([]);
  expect(entries[0]).toMatchObject({ playerId: ahead, playerName: 'Jueves 03' });
});

test('a ledger takes the players of its list and the guests of its matches, and no others', async () => {
  const { ana, match, ids, pay, write, change, signedIn } = await aPaidMatch();
  const { body: other } = await ana.post<{ id: string }>('/api/lists', {
    name: 'Otra',
    players: [
      { name: 'Leo', skillLevel: '3' },
      { name: 'Teo', skillLevel: '3' },
    ],
  });
  const { body: others } = await ana.get<Player[]>(`/api/lists/${other.id}/players`);
  const [guest = '', stranger = ''] = others.map(({ id }) => id);
  const beto = await signedIn('beto');
  const { ids: his } = await aMatch(beto, '3');
  await ana.post(`/api/matches/${match.id}/players`, { playerId: guest });
  const payment = { kind: 'payment', amount: 100 };
  for (const playerId of [stranger, his[0] ?? '']) {
    expect((await write({ ...payment, playerId })).status).toBe(422);
    expect((await write({ ...payment, playerId: ids[0], paidBy: playerId })).status).toBe(422);
    expect((await change({ paidBy: playerId })).status).toBe(422);
    expect((await pay(playerId, 100)).status).toBe(404);
  }
  expect((await write({ ...payment, playerId: guest })).status).toBe(201);
  expect((await pay(ids[0] ?? '', 100)).status).toBe(200);
});

test('deleting a list deletes its ledger', async () => {
  const { ana, list, close, store } = await aPaidMatch();
  await close();
  await ana.delete(`/api/lists/${list.id}`);
  for (const table of ['ledger_entries', 'match_money', 'list_money'] as const) {
    expect(await store.read.selectFrom(table).selectAll().execute()).toEqual([]);
  }
});

test('a match with money keeps its list, and a list with entries its currency', async () => {
  const { ana, list, match, close } = await aPaidMatch();
  const { body: other } = await ana.post<{ id: string }>('/api/lists', { name: 'Otra' });
  const ofList = `/api/lists/${list.id}/money`;
  expect((await ana.patch(ofList, { currency: 'UYU' })).status).toBe(200);
  expect((await ana.patch(ofList, { currency: 'ARS' })).status).toBe(200);
  await close();
  expect((await ana.patch(ofList, { currency: 'UYU' })).status).toBe(409);
  const moved = await ana.patch<Match>(`/api/matches/${match.id}`, { listId: other.id });
  expect(moved.status).toBe(409);
});

test('the cost of a match keeps its number when the currency changes', async () => {
  const { ana, list, change, money } = await aPaidMatch();
  const use = (currency: string) => ana.patch(`/api/lists/${list.id}/money`, { currency });
  await change({ price: 4000 });
  await use('EUR');
  expect(await money()).toMatchObject({ currency: 'EUR', cost: 3_500_000, price: 400_000 });
  await change({ cost: 3_500_050 });
  await use('ARS');
  expect(await money()).toMatchObject({ currency: 'ARS', cost: 35_001, price: 4000 });
  await use('CLP');
  expect(await money()).toMatchObject({ currency: 'CLP', cost: 35_001, price: 4000 });
});

test('the cost of a match that changes its list keeps its number, and no player of the old list pays it', async () => {
  const { ana, match, change, money, ids } = await aPaidMatch();
  const other = await createList(ana, 'Madrid', '33');
  await ana.patch(`/api/lists/${other.id}/money`, { currency: 'EUR' });
  await change({ paidBy: ids[0] });
  const moved = await ana.patch<Match>(`/api/matches/${match.id}`, { listId: other.id });
  expect(moved.status).toBe(200);
  expect(await money()).toMatchObject({ currency: 'EUR', cost: 3_500_000, paidBy: null });
});

test('a cost that is 0 in another currency is none', async () => {
  const { ana, list, change, money } = await aPaidMatch();
  const use = (currency: string) => ana.patch(`/api/lists/${list.id}/money`, { currency });
  await use('EUR');
  await change({ cost: 40 });
  await use('ARS');
  expect((await money()).cost).toBeNull();
});

test('a list counts in the currency of the organiser’s country', async () => {
  const { ana, list, money } = await aPaidMatch();
  const { body: other } = await ana.post<{ id: string }>('/api/lists', { name: 'Otra' });
  await ana.patch('/api/me', { country: 'ES' });
  const read = (id: string) => ana.get<ListMoneyReply>(`/api/lists/${id}/money`);
  expect((await read(other.id)).body.currency).toBe('EUR');
  // A list with money keeps its currency when the organiser moves.
  expect((await read(list.id)).body.currency).toBe('ARS');
  expect((await money()).currency).toBe('ARS');
});

test('an amount has at most nine digits before the decimals', async () => {
  const { ana, list, change, pay, write, ids } = await aPaidMatch();
  const [payer = ''] = ids;
  const most = 999_999_999;
  const refused = { status: 422, body: { detail: expect.stringContaining('Escribí el monto') } };
  expect(await change({ cost: most + 1 })).toMatchObject(refused);
  expect(await change({ price: most + 1 })).toMatchObject(refused);
  expect(await pay(payer, most + 1)).toMatchObject(refused);
  const payment = { kind: 'payment', playerId: payer };
  expect(await write({ ...payment, amount: -most - 1 })).toMatchObject(refused);
  expect((await change({ cost: most })).status).toBe(200);
  await ana.patch(`/api/lists/${list.id}/money`, { currency: 'EUR' });
  expect((await change({ cost: most * 100 + 99 })).status).toBe(200);
});

test('a cost, a price and a payment of zero or less are refused with a sentence, and nothing is stored', async () => {
  const { change, pay, money, ids } = await aPaidMatch();
  const before = await money();
  for (const amount of [0, -1]) {
    for (const refused of [
      await change({ cost: amount }),
      await change({ price: amount }),
      await pay(ids[0] ?? '', amount),
    ]) {
      const errors = [
        { message: 'Escribí el monto en números, mayor que cero: por ejemplo 35.000.' },
      ];
      expect(refused).toMatchObject({ status: 422, body: { errors } });
    }
  }
  expect(await money()).toEqual(before);
});

test('closed accounts keep a cost and their entries, and a match has no expense besides', async () => {
  const { ana, list, change, close, write, ledger } = await aPaidMatch();
  await close();
  const before = await ledger();
  expect((await change({ cost: null })).status).toBe(422);
  expect((await write({ kind: 'expense', amount: 5000 })).status).toBe(422);
  for (const { entryId } of before.entries) {
    const url = `/api/lists/${list.id}/money/entries/${entryId}`;
    expect((await ana.delete(url)).status).toBe(409);
  }
  expect(await ledger()).toEqual(before);
});

test('a changed payment address is dated, and the first one is not', async () => {
  const { ana, list } = await aPaidMatch();
  const change = async (payTo: string) => {
    const { body } = await ana.patch<ListMoneyReply>(`/api/lists/${list.id}/money`, { payTo });
    return body.settings;
  };
  expect(await change('potrero.mp')).toMatchObject({ payTo: 'potrero.mp', payToChangedAt: null });
  const { payToChangedAt } = await change('cancha.mp');
  expect(payToChangedAt).toMatch(/^2026-11-20T/);
  expect((await change('cancha.mp')).payToChangedAt).toBe(payToChangedAt);
});

test('an entry of another organiser or of another list is not found', async () => {
  const { ana, list, close, ledger, signedIn } = await aPaidMatch();
  await close();
  const [entry] = (await ledger()).entries;
  const beto = await signedIn('beto');
  const { list: his } = await aMatch(beto, '3');
  const urlOf = (listId: string) => `/api/lists/${listId}/money/entries/${entry?.entryId}`;
  expect((await beto.delete(urlOf(list.id))).status).toBe(404);
  expect((await beto.delete(urlOf(his.id))).status).toBe(404);
  const { body: other } = await ana.post<{ id: string }>('/api/lists', { name: 'Otra' });
  expect((await ana.delete(urlOf(other.id))).status).toBe(404);
  const { body: players } = await beto.get<Player[]>(`/api/lists/${his.id}/players`);
  const payment = { kind: 'payment', amount: 100, playerId: players[0]?.id };
  expect((await ana.put(urlOf(other.id), payment)).status).toBe(404);
  const foreign = `/api/lists/${list.id}/money/entries/${newId()}`;
  expect((await ana.put(foreign, payment)).status).toBe(422);
});
