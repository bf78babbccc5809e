import {
  type ListMoneyReply,
  type Match,
  type MatchMoneyReply,
  type Player,
  valid,
} from '@picadito/domain';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { confirm, confirmAll, createList, createMatch } from '../../testing/a-match.ts';
import { howMany } from '../../testing/how-many.ts';
import {
  close,
  decide,
  decideAgain,
  follow,
  forget,
  give,
  newMatch,
  payersOf,
  priceOf,
  keep,
  reopen,
  suspend,
  type Model,
  type ModelMatch,
} from '../../testing/money/money-model.ts';
import { testApp, type Client } from '../../testing/test-app.ts';
import { newId } from '../store/ids.ts';
import { insertGuest } from '../store/tables/waitlist/guests.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

type World = {
  ana: Client;
  listId: string;
  /** Ids of the players, including the guest. */
  ids: readonly string[];
  guestId: string;
  matchIds: readonly string[];
  model: Model;
  /** Request of the last payment, which `payAgain` sends again; null if there was none. */
  last: { url: string; body: object } | null;
  /** The payments that count, by entry id. */
  payments: Map<string, { player: string; amount: number }>;
  setClock: (now: number) => void;
};

/** Numbers from which an event picks a match, a player and an amount. */
type Picks = { match: number; player: number; amount: number };

/**
 * Type of a function that makes a change on the server and in the model; it does nothing if the change is impossible
 * now.
 */
type Event = (world: World, picks: Picks) => Promise<unknown>;

const matchOf = ({ model, matchIds }: World, { match }: Picks) => {
  const index = match % matchIds.length;
  const inModel = model.matches[index];
  if (!inModel) throw new Error('the model lacks a match');
  return { inModel, url: `/api/matches/${matchIds[index]}`, id: matchIds[index] ?? '' };
};

/** Returns a player who has not been deleted. */
function playerOf({ ids, model }: World, { player }: Picks): string {
  const left = ids.filter((id) => !model.deleted.has(id));
  return left[player % left.length] ?? '';
}

async function change(world: World, picks: Picks, patch: object, tell: (it: ModelMatch) => void) {
  const { inModel, url } = matchOf(world, picks);
  expect((await world.ana.patch(`${url}/money`, patch)).status).toBe(200);
  tell(inModel);
  follow(world.model, inModel);
}

const EVENTS: Record<string, Event> = {
  cost: (world, picks) => {
    const cost = Math.max(1, picks.amount);
    return change(world, picks, { cost }, (it) =>
      Object.assign(it, priceOf(world.model, it), { cost }),
    );
  },
  price: (world, picks) => {
    const price = picks.amount % 3 === 0 ? null : Math.max(1, picks.amount % 5000);
    return change(world, picks, { price }, (it) =>
      Object.assign(it, priceOf(world.model, it), { price }),
    );
  },
  paidBy: (world, picks) => {
    const paidBy = picks.amount % 2 ? playerOf(world, picks) : null;
    return change(world, picks, { paidBy }, (it) => (it.paidBy = paidBy));
  },
  async exempt(world, picks) {
    const player = playerOf(world, picks);
    if (!matchOf(world, picks).inModel.players.has(player)) return;
    const field = picks.amount % 2 ? 'exempt' : 'absent';
    const isSet = picks.amount % 4 < 2;
    await change(world, picks, { [field]: { [player]: isSet } }, (it) => {
      if (isSet) it[field].add(player);
      else it[field].delete(player);
      if (field === 'absent') return;
      if (!isSet && world.model.neverPay.has(player)) it.payToday.add(player);
      else it.payToday.delete(player);
    });
  },
  async paysOwn(world, picks) {
    const { guestId } = world;
    const isSet = picks.amount % 2 === 0;
    if (!matchOf(world, picks).inModel.players.has(guestId) || world.model.deleted.has(guestId))
      return;
    await change(world, picks, { guestPaysOwn: { [guestId]: isSet } }, ({ payOwn }) => {
      if (isSet) payOwn.add(guestId);
      else payOwn.delete(guestId);
    });
  },
  async never(world, picks) {
    const player = playerOf(world, picks);
    if (player === world.guestId) return;
    const isSet = picks.amount % 3 > 0;
    const patch = { neverPays: { [player]: isSet } };
    expect((await world.ana.patch(`/api/lists/${world.listId}/money`, patch)).status).toBe(200);
    if (isSet) world.model.neverPay.add(player);
    else world.model.neverPay.delete(player);
  },
  async keep(world, picks) {
    const { inModel, url } = matchOf(world, picks);
    expect((await world.ana.patch(`${url}/money`, { isOutdated: false })).status).toBe(200);
    follow(world.model, inModel);
    keep(inModel);
  },
  async attendance(world, picks) {
    const { inModel, id } = matchOf(world, picks);
    const player = playerOf(world, picks);
    const isIn = picks.amount % 2 === 0;
    if (player === world.guestId && picks.match % 2 === 1) return;
    await confirm(world.ana, id, player, isIn);
    if (isIn) inModel.players.add(player);
    else inModel.players.delete(player);
    follow(world.model, inModel);
  },
  async close(world, picks) {
    const { inModel, url } = matchOf(world, picks);
    const { cost, price } = priceOf(world.model, inModel);
    const payers = payersOf(world.model, inModel, [...inModel.players]);
    const hasCost = cost !== null || (price !== null && payers.length > 0);
    const isPossible = !inModel.isSuspended && hasCost && inModel.players.size > 0;
    const { status } = await world.ana.post(`${url}/money/close`, {});
    expect(status).toBe(isPossible ? 200 : 409);
    if (isPossible) close(world.model, inModel);
  },
  async reopen(world, picks) {
    const { inModel, url } = matchOf(world, picks);
    await world.ana.post(`${url}/money/reopen`, {});
    reopen(world.model, inModel);
  },
  async pay(world, picks) {
    const { url } = matchOf(world, picks);
    const player = playerOf(world, picks);
    const { body } = await world.ana.get<ListMoneyReply>(`/api/lists/${world.listId}/money`);
    const entryId = newId();
    const amount = picks.amount + 1;
    const payment = { entryId, amount, seen: body.entries[0]?.entryId ?? null };
    world.last = { url: `${url}/money/players/${player}/paid`, body: payment };
    expect((await world.ana.put(world.last.url, payment)).status).toBe(200);
    world.payments.set(entryId, { player, amount });
    give(world.model, player, amount);
    world.model.cash += amount;
  },
  async payAgain(world) {
    if (world.last) await world.ana.put(world.last.url, world.last.body);
  },
  async undoPayment(world, picks) {
    const all = [...world.payments];
    const [entryId, payment] = all[picks.player % Math.max(1, all.length)] ?? [];
    if (entryId === undefined || !payment) return;
    const url = `/api/lists/${world.listId}/money/entries/${entryId}`;
    for (let time = 0; time < 2; time += 1) {
      expect((await world.ana.delete(url)).status).toBe(204);
    }
    world.payments.delete(entryId);
    give(world.model, payment.player, -payment.amount);
    world.model.cash -= payment.amount;
  },
  async giveBack(world, picks) {
    const player = playerOf(world, picks);
    const entry = { kind: 'payment', amount: -picks.amount - 1, playerId: player };
    await world.ana.put(`/api/lists/${world.listId}/money/entries/${newId()}`, entry);
    give(world.model, player, -picks.amount - 1);
    world.model.cash -= picks.amount + 1;
  },
  async buy(world, picks) {
    const playerId = picks.amount % 2 ? playerOf(world, picks) : null;
    const entry = { kind: 'expense', amount: picks.amount + 1, playerId };
    await world.ana.put(`/api/lists/${world.listId}/money/entries/${newId()}`, entry);
    if (playerId === null) world.model.cash -= picks.amount + 1;
    else give(world.model, playerId, picks.amount + 1);
  },
  async count(world, picks) {
    const amount = picks.amount % 2 ? picks.amount : -picks.amount - 1;
    const entry = { kind: 'box', amount };
    await world.ana.put(`/api/lists/${world.listId}/money/entries/${newId()}`, entry);
    world.model.cash += amount;
  },
  async forgive(world, picks) {
    const playerId = playerOf(world, picks);
    const entry = { kind: 'charge', amount: -picks.amount - 1, playerId, note: 'perdonado' };
    await world.ana.put(`/api/lists/${world.listId}/money/entries/${newId()}`, entry);
    give(world.model, playerId, picks.amount + 1);
  },
  async deposit(world, picks) {
    const { inModel, id } = matchOf(world, picks);
    const entry = { kind: 'expense', amount: picks.amount + 1, matchId: id, isDeposit: true };
    await world.ana.put(`/api/lists/${world.listId}/money/entries/${newId()}`, entry);
    world.model.cash -= picks.amount + 1;
    inModel.deposits += picks.amount + 1;
    decideAgain(world.model, inModel);
    follow(world.model, inModel);
  },
  async undoDeposit(world, picks) {
    const { inModel, id } = matchOf(world, picks);
    const url = `/api/lists/${world.listId}/money`;
    const { body } = await world.ana.get<ListMoneyReply>(`${url}?limit=500`);
    const deposit = valid(body.entries).find((one) => one.isDeposit && one.matchId === id);
    if (!deposit) return;
    expect((await world.ana.delete(`${url}/entries/${deposit.entryId}`)).status).toBe(204);
    world.model.cash += deposit.amount;
    inModel.deposits -= deposit.amount;
    decideAgain(world.model, inModel);
    follow(world.model, inModel);
  },
  async suspend(world, picks) {
    const { inModel, url } = matchOf(world, picks);
    const status = inModel.isSuspended ? 'pendiente' : 'cancelado';
    await world.ana.patch(url, { status });
    suspend(world.model, inModel);
  },
  async decideDeposit(world, picks) {
    const { inModel, url } = matchOf(world, picks);
    const outcome = ['lost', 'returned', 'next'][picks.player % 3] ?? '';
    const isPossible = inModel.isSuspended && inModel.deposits > 0 && inModel.outcome === null;
    const { status } = await world.ana.post(`${url}/money/deposit`, { outcome });
    if (!isPossible) return;
    expect(status).toBe(200);
    decide(world.model, inModel, outcome);
    follow(world.model, inModel);
  },
  async deletePlayer(world, picks) {
    if (world.ids.length - world.model.deleted.size <= 2) return;
    const player = playerOf(world, picks);
    expect((await world.ana.delete(`/api/players/${player}`)).status).toBe(204);
    forget(world.model, player);
  },
  async later(world, { amount }) {
    world.model.now += (amount % 2 ? 8 : 1) * DAY_MS;
    world.setClock(world.model.now);
  },
};

type Server = Awaited<ReturnType<typeof testApp>>;

/** The dates of the matches, and the times at which they start. */
const DATES = { '2026-12-24': '2026-12-25T00:00:00Z', '2026-12-31': '2027-01-01T00:00:00Z' };

/** Sets up a list with two matches of five players, with a guest in the first, and its model. */
async function aWorld({ signedIn, clock, store }: Server) {
  const ana = await signedIn(newId());
  const list = await createList(ana, 'Jueves', '33333');
  const { body: players } = await ana.get<{ id: string }[]>(`/api/lists/${list.id}/players`);
  const ids = players.map(({ id }) => id);
  const [host = ''] = ids;
  const matches: Match[] = [];
  for (const date of Object.keys(DATES)) {
    const match = await createMatch(ana, list.id, { date });
    await confirmAll(ana, match.id, ids);
    matches.push(match);
  }
  const matchIds = matches.map(({ id }) => id);
  const guestId = await bringGuest(ana, store, { matchId: matchIds[0] ?? '', hostId: host });
  const [first, second] = Object.values(DATES).map((at) => newMatch(ids, Date.parse(at)));
  if (!first || !second) throw new Error('a match is missing');
  first.players.add(guestId);
  first.hostOf.set(guestId, host);
  const model: Model = {
    now: clock.now,
    cash: 0,
    waiting: 0,
    tabs: new Map(),
    deleted: new Set(),
    neverPay: new Set(),
    matches: [first, second],
  };
  const setClock = (now: number) => void (clock.now = now);
  const payments: World['payments'] = new Map();
  const ofList = { ana, listId: list.id, ids: [...ids, guestId], guestId, matchIds };
  return { ...ofList, model, last: null, payments, setClock };
}

/** Adds a player of another list to a match, as the guest of a player. Returns the id of the guest. */
async function bringGuest(
  ana: Client,
  store: Server['store'],
  { matchId, hostId }: { matchId: string; hostId: string },
): Promise<string> {
  const { id: listId } = await createList(ana, 'Dani', '3');
  const { body } = await ana.get<Player[]>(`/api/lists/${listId}/players`);
  const [guest] = body;
  if (!guest) throw new Error('the guest is missing');
  await ana.post(`/api/matches/${matchId}/players`, { playerId: guest.id });
  await confirm(ana, matchId, guest.id);
  const key = { userId: guest.userId, matchId, playerId: guest.id };
  const by = { hostId, broughtAt: guest.createdAt, deviceHash: null };
  await store.transaction((tx) => insertGuest(tx, { ...key, ...by }));
  return guest.id;
}

/** Compares the pot, the balances, and the entries of matches with closed accounts with the model. */
async function check({ ana, listId, model, matchIds }: World): Promise<void> {
  const { body } = await ana.get<ListMoneyReply>(`/api/lists/${listId}/money?limit=500`);
  const tabs = [...model.tabs].filter(([, amount]) => amount !== 0);
  const balances = body.balances
    .filter(({ balance }) => balance !== 0)
    .map(({ playerId, balance }) => [playerId, balance] as const);
  expect({ pot: body.pot, balances: new Map(balances) }).toEqual({
    pot: model.cash,
    balances: new Map(tabs),
  });
  for (const [index, match] of model.matches.entries()) {
    if (!match.taken) continue;
    const entries = valid(body.entries).filter(({ matchId }) => matchId === matchIds[index]);
    const sumOf = (kind: string) =>
      entries.reduce((sum, one) => sum + (one.kind === kind ? one.amount : 0), 0);
    const { share, chargedFor, spent } = match.taken;
    expect(sumOf('charge')).toBe(share * chargedFor.size);
    expect(sumOf('expense')).toBe(spent + match.deposits);
  }
}

/**
 * Compares what the screens of matches with closed accounts show with what was charged, and the open amounts with the
 * debts on the screen of the pot.
 */
async function checkShown({ ana, listId, model, matchIds }: World): Promise<void> {
  const { body: ledger } = await ana.get<ListMoneyReply>(`/api/lists/${listId}/money`);
  for (const [index, { taken }] of model.matches.entries()) {
    if (!taken || taken.chargedFor.size === 0) continue;
    const { share, cost, chargedFor } = taken;
    const { body } = await ana.get<MatchMoneyReply>(`/api/matches/${matchIds[index]}/money`);
    const payerCount = chargedFor.size;
    expect(body).toMatchObject({ share, payerCount });
    // If a deposit covers a cost that was entered later, no entry changes, and the surplus follows the later cost
    // without a question to the organiser.
    const surpluses = [cost, body.cost].map((one) => share * payerCount - (one ?? 0));
    expect(surpluses).toContain(body.surplus);
    const charged = body.players.reduce((sum, row) => sum + row.charged, 0);
    expect(charged).toBe(share * payerCount);
    const debtsOf = new Map(ledger.balances.map(({ playerId, debts }) => [playerId, debts]));
    for (const { playerId, open } of body.players) {
      const debt = debtsOf.get(playerId)?.find(({ matchId }) => matchId === matchIds[index]);
      expect(open).toBe(debt?.open ?? 0);
    }
  }
}

const picks = fc.record({
  match: fc.nat(1),
  player: fc.nat(4),
  amount: fc.oneof(fc.nat(40_000), fc.constantFrom(0, 7, 35_000)),
});
const event = fc.tuple(fc.constantFrom(...Object.keys(EVENTS)), picks);
/** Most histories begin with closed accounts, because most rules are about what follows the closing. */
const beginning = fc.oneof(
  { weight: 3, arbitrary: fc.tuple(occurrenceOf('cost'), occurrenceOf('close')) },
  { weight: 1, arbitrary: fc.constant([]) },
);
const history = fc
  .tuple(beginning, fc.array(event, { minLength: 6, maxLength: 12 }))
  .map((parts) => parts.flat());

function occurrenceOf(name: string) {
  return picks.map((some) => [name, { ...some, match: 0 }] as const);
}

/** The number of histories on each of the two engines: 500 together before a change lands. */
const HISTORIES = howMany(50, 10_000, 250);
const HISTORY_MAX_MS = 2000;

test(
  'any history of money has the pot and the balances of the model after each step',
  async () => {
    const server = await testApp();
    const start = server.clock.now;
    await fc.assert(
      fc.asyncProperty(history, async (events) => {
        server.clock.now = start;
        const world = await aWorld(server);
        for (const [name, some] of events) {
          await EVENTS[name]?.(world, some);
          await check(world);
        }
        await checkShown(world);
      }),
      { numRuns: HISTORIES },
    );
  },
  HISTORIES * HISTORY_MAX_MS,
);
