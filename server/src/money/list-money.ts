import {
  balancesOf,
  debtsOf,
  distinctRows,
  MESSAGES,
  MONEY_CLAIM_DAYS,
  potOf,
  sortKey,
  valid,
  type ListMoneyPatch,
  type ListMoneyReply,
  type MoneyQuery,
} from '@picadito/domain';
import { AppError, invalid, notFound } from '../app-error.ts';
import type { Reader } from '../store/store.ts';
import { changeCurrency } from '../store/tables/money/change-currency.ts';
import { entriesOfList } from '../store/tables/money/ledger-entries.ts';
import {
  listMoneyOf,
  neverPayOf,
  setNeverPays,
  storeListMoney,
} from '../store/tables/money/list-money.ts';
import { timesOfMatches } from '../store/tables/money/matches-of-ledger.ts';
import { prepaidShares } from '../store/tables/money/prepaid-shares.ts';
import { claimsOf, deleteClaims } from '../store/tables/money/money-claims.ts';
import { namesOfPlayers, playersOfList } from '../store/tables/players/players.ts';
import { timestamp } from '../store/timestamps.ts';
import type { Context, Organiser } from '../transactions/context.ts';
import { lockOwnedList, ownedList } from '../transactions/load-owned.ts';
import { write } from '../transactions/write.ts';
import { entryReply } from './ledger.ts';
import { openDebts, startsIn } from './open-debts.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * Returns the money of a list. `unchangedUntil` is the instant (epoch milliseconds) at which the next claim ends;
 * Infinity without claims.
 */
export async function readListMoney(
  context: Context,
  organiser: Organiser,
  listId: string,
  query: MoneyQuery,
): Promise<{ money: ListMoneyReply; unchangedUntil: number }> {
  await ownedList(context, organiser, listId);
  const now = context.now();
  const money = await moneyIn(context.store.read, organiser, { listId, now }, query);
  const ends = money.claims.map(({ at }) => Date.parse(at) + MONEY_CLAIM_DAYS * DAY_MS);
  return { money, unchangedUntil: Math.min(...ends) };
}

/**
 * Changes the settings of a list for money. Refuses another currency (409) once the ledger has entries; before that the
 * costs of matches keep their number in the new currency.
 */
export async function changeListMoney(
  context: Context,
  organiser: Organiser,
  listId: string,
  patch: ListMoneyPatch,
): Promise<ListMoneyReply> {
  return write(context, organiser, async (tx, { now, nextTimestamp, recordChange }) => {
    await lockOwnedList(tx, organiser, listId);
    const ofList = { userId: organiser.id, listId };
    const before = await listMoneyOf(tx, ofList, organiser.country);
    const { neverPays, ...settings } = patch;
    const after = { ...before, ...settings };
    if (after.currency !== before.currency) {
      if ((await entriesOfList(tx, ofList)).length > 0)
        throw new AppError('failed-precondition', MESSAGES.currencyInUse);
      const currencies = { from: before.currency, to: after.currency };
      const matchIds = await changeCurrency(tx, ofList, currencies);
      for (const matchId of matchIds) recordChange('match', matchId);
    }
    // The first payment address of a list is no change for the players: they have seen no other one.
    const isFirst = before.payTo === null && before.payToChangedAt === null;
    const isNotice = after.payTo !== before.payTo && !isFirst;
    const payToChangedAt = isNotice ? nextTimestamp() : before.payToChangedAt;
    await storeListMoney(tx, ofList, { ...after, payToChangedAt });
    const players = new Set((await playersOfList(tx, organiser.id, listId)).map(({ id }) => id));
    for (const [playerId, value] of Object.entries(neverPays ?? {})) {
      if (!players.has(playerId)) throw invalid('neverPays', MESSAGES.playerMissing);
      await setNeverPays(tx, { userId: organiser.id, playerId }, value);
    }
    recordChange('list', listId);
    return moneyIn(tx, organiser, { listId, now }, WHOLE);
  });
}

/**
 * Ends a player's claim to have paid without a payment ('NO LLEGÓ'), unless it is newer than `seen`; does nothing if
 * there is none.
 */
export async function dropClaim(
  context: Context,
  organiser: Organiser,
  { listId, playerId, seen }: { listId: string; playerId: string; seen?: string | undefined },
): Promise<void> {
  await write(context, organiser, async (tx, { recordChange }) => {
    await lockOwnedList(tx, organiser, listId);
    const players = await playersOfList(tx, organiser.id, listId);
    if (!players.some(({ id }) => id === playerId)) throw notFound();
    const wasThere = await deleteClaims(tx, { userId: organiser.id, listId }, [playerId], seen);
    if (wasThere) recordChange('list', listId);
  });
}

const WHOLE: MoneyQuery = { limit: 50, before: null };

async function moneyIn(
  db: Reader,
  organiser: Organiser,
  { listId, now }: { listId: string; now: number },
  { limit, before }: MoneyQuery,
): Promise<ListMoneyReply> {
  const ofList = { userId: organiser.id, listId };
  const { currency, ...settings } = await listMoneyOf(db, ofList, organiser.country);
  const entries = await entriesOfList(db, ofList);
  const balances = [...balancesOf(entries)];
  const playerIds = balances.map(([playerId]) => playerId);
  const names = await namesOfPlayers(db, organiser.id, playerIds);
  const matchIds = new Set(entries.flatMap(({ matchId }) => matchId ?? []));
  const matches = await timesOfMatches(db, organiser.id, [...matchIds]);
  const entriesBy = Map.groupBy(entries, ({ playerId }) => playerId);
  const prepaid = await prepaidShares(db, organiser.id, entries, { currency, now });
  const savedNames = new Map(entries.map(({ playerId, playerName }) => [playerId, playerName]));
  const shown = entries.toReversed().filter(({ at }) => before === null || at < before);
  return {
    currency,
    pot: potOf(entries),
    isCounted: valid(entries).some(({ kind }) => kind === 'box'),
    settings: { ...settings, neverPays: await neverPayOf(db, ofList) },
    balances: distinctRows(
      balances.flatMap(([playerId, balance]) => {
        const own = prepaid.filter((one) => one.playerId === playerId);
        const all = debtsOf(entriesBy.get(playerId) ?? [], startsIn(matches), own);
        const debts = openDebts(all, matches);
        if (balance === 0 && debts.length === 0) return [];
        const name = names.get(playerId) ?? savedNames.get(playerId) ?? '';
        return { playerId, name, balance, isGone: !names.has(playerId), debts };
      }),
      await playersOfList(db, organiser.id, listId),
    ).toSorted((one, other) => (sortKey(one.name) < sortKey(other.name) ? -1 : 1)),
    claims: await claimsOf(db, ofList, timestamp(now - MONEY_CLAIM_DAYS * DAY_MS)),
    entries: shown.slice(0, limit).map(entryReply),
  };
}
