import {
  balancesOf,
  MESSAGES,
  MONEY_CLAIM_DAYS,
  pick,
  potOf,
  type EntryInput,
  type EntryReply,
  type ListMoneyPatch,
  type ListMoneyReply,
  type MoneyQuery,
} from '@picadito/domain';
import { AppError, invalid, notFound } from '../app-error.ts';
import type { Reader, Writer } from '../store/store.ts';
import { findUser } from '../store/tables/account/users.ts';
import {
  entriesOfList,
  findEntry,
  insertEntries,
  voidEntries,
  type StoredEntry,
} from '../store/tables/money/ledger-entries.ts';
import {
  beginListMoney,
  listMoneyOf,
  neverPayOf,
  setNeverPays,
  storeListMoney,
} from '../store/tables/money/list-money.ts';
import { claimsOf, deleteClaims } from '../store/tables/money/money-claims.ts';
import { findMatch } from '../store/tables/matches/matches.ts';
import { namesOfPlayers, playersOfList } from '../store/tables/players/players.ts';
import { timestamp } from '../store/timestamps.ts';
import type { Context, Organiser } from '../transactions/context.ts';
import { isId, lockOwnedList, ownedList, validId } from '../transactions/load-owned.ts';
import { write } from '../transactions/write.ts';

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

/** Changes the settings of a list for money. Refuses another currency (409) once the ledger has entries. */
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
    if (after.currency !== before.currency && (await entriesOfList(tx, ofList)).length > 0) {
      throw new AppError('failed-precondition', MESSAGES.currencyInUse);
    }
    const isMoved = after.payTo !== before.payTo || after.payToHolder !== before.payToHolder;
    // The first address of a list is no change: players have seen no other one.
    const isNotice = isMoved && before.payTo !== null;
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
 * Writes an entry into the ledger of a list. The same entry again changes nothing, and another one with its id is
 * refused (409). Returns the entry, and whether it was written now. A payment ends the player's claim to have paid.
 */
export async function writeEntry(
  context: Context,
  organiser: Organiser,
  { listId, entryId }: { listId: string; entryId: string },
  input: EntryInput,
): Promise<{ entry: EntryReply; isNew: boolean }> {
  return write(context, organiser, async (tx, { now, nextTimestamp, recordChange }) => {
    await lockOwnedList(tx, organiser, listId);
    const ofList = { userId: organiser.id, listId };
    const same = await storedAlike(tx, ofList, validId(entryId), input);
    if (same) return { entry: entryReply(same), isNew: false };
    const names = await ownedNames(tx, organiser, input);
    await requireMatchOfList(tx, organiser, { listId, now }, input.matchId);
    const { playerId } = input;
    const entry = {
      ...input,
      entryId,
      playerName: playerId === null ? null : (names.get(playerId) ?? null),
      isShare: false,
      author: await authorOf(tx, organiser),
      at: nextTimestamp(),
      voidedAt: null,
      voidedBy: null,
    };
    await beginListMoney(tx, ofList, organiser.country);
    await insertEntries(tx, ofList, [entry]);
    if (input.kind === 'payment' && playerId !== null) await deleteClaims(tx, ofList, [playerId]);
    recordChange('list', listId);
    if (input.matchId !== null) recordChange('match', input.matchId);
    return { entry: entryReply(entry), isNew: true };
  });
}

/**
 * Returns the entry of this id; undefined if there is none. Throws 409 if it differs from the entry of the request, and
 * "not found" if it is in another list.
 */
export async function storedAlike(
  db: Reader,
  { userId, listId }: { userId: string; listId: string },
  entryId: string,
  input: EntryInput,
): Promise<StoredEntry | undefined> {
  const stored = await findEntry(db, userId, entryId);
  if (!stored) return undefined;
  if (stored.listId !== listId) throw notFound();
  const keys = Object.keys(input) as (keyof EntryInput)[];
  if (keys.some((key) => stored[key] !== input[key])) {
    throw new AppError('failed-precondition', MESSAGES.entryDiffers);
  }
  return stored;
}

/** Voids an entry of a list's ledger; an entry that is voided already stays as it is. */
export async function voidEntry(
  context: Context,
  organiser: Organiser,
  { listId, entryId }: { listId: string; entryId: string },
): Promise<void> {
  await write(context, organiser, async (tx, { nextTimestamp, recordChange }) => {
    await lockOwnedList(tx, organiser, listId);
    const entry = await findEntry(tx, organiser.id, validId(entryId));
    if (entry?.listId !== listId) throw notFound();
    if (entry.voidedAt !== null) return;
    const author = await authorOf(tx, organiser);
    await voidEntries(tx, organiser.id, [entryId], { at: nextTimestamp(), author });
    recordChange('list', listId);
    if (entry.matchId !== null) recordChange('match', entry.matchId);
  });
}

/** Ends a player's claim to have paid without a payment ('NO LLEGÓ'); does nothing if there is none. */
export async function dropClaim(
  context: Context,
  organiser: Organiser,
  { listId, playerId }: { listId: string; playerId: string },
): Promise<void> {
  await write(context, organiser, async (tx, { recordChange }) => {
    await lockOwnedList(tx, organiser, listId);
    const players = await playersOfList(tx, organiser.id, listId);
    if (!players.some(({ id }) => id === playerId)) throw notFound();
    const wasThere = await deleteClaims(tx, { userId: organiser.id, listId }, [playerId]);
    if (wasThere) recordChange('list', listId);
  });
}

/** Returns the name of the organiser, which the ledger keeps as the author of an entry. */
export async function authorOf(db: Reader, { id }: Organiser): Promise<string> {
  return (await findUser(db, id))?.name ?? '';
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
  const balances = [...balancesOf(entries)].filter(([, balance]) => balance !== 0);
  const names = await namesOfPlayers(
    db,
    organiser.id,
    balances.map(([playerId]) => playerId),
  );
  const savedNames = new Map(entries.map(({ playerId, playerName }) => [playerId, playerName]));
  const shown = entries.toReversed().filter(({ at }) => before === null || at < before);
  return {
    currency,
    pot: potOf(entries),
    settings: { ...settings, neverPays: await neverPayOf(db, ofList) },
    balances: balances.map(([playerId, balance]) => {
      return { playerId, name: names.get(playerId) ?? savedNames.get(playerId) ?? '', balance };
    }),
    claims: await claimsOf(db, ofList, timestamp(now - MONEY_CLAIM_DAYS * DAY_MS)),
    entries: shown.slice(0, limit).map(entryReply),
  };
}

const FIELDS = [
  'entryId',
  'kind',
  'amount',
  'playerId',
  'playerName',
  'matchId',
  'isDeposit',
  'method',
  'paidBy',
  'note',
  'author',
  'at',
  'voidedAt',
  'voidedBy',
] as const satisfies (keyof EntryReply)[];

function entryReply(entry: EntryReply): EntryReply {
  return pick(entry, FIELDS);
}

/** Returns the names of the players of an entry; throws (422) unless they are the organiser's. */
async function ownedNames(
  tx: Writer,
  organiser: Organiser,
  { playerId, paidBy }: EntryInput,
): Promise<Map<string, string>> {
  const ids = [playerId, paidBy].flatMap((id) => (id !== null && isId(id) ? id : []));
  const names = await namesOfPlayers(tx, organiser.id, ids);
  if (playerId !== null && !names.has(playerId)) throw invalid('playerId', MESSAGES.playerMissing);
  if (paidBy !== null && !names.has(paidBy)) throw invalid('paidBy', MESSAGES.playerMissing);
  return names;
}

/** Throws (422) unless a match that an entry names is a match of the list. */
async function requireMatchOfList(
  tx: Writer,
  organiser: Organiser,
  { listId, now }: { listId: string; now: number },
  matchId: string | null,
): Promise<void> {
  if (matchId === null) return;
  const match = isId(matchId)
    ? await findMatch(tx, organiser.id, matchId, timestamp(now))
    : undefined;
  if (match?.list_id !== listId) throw invalid('matchId', MESSAGES.notFound);
}
