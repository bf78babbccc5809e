import {
  amountMax,
  type Currency,
  entryOfAccounts,
  MESSAGES,
  pick,
  type EntryInput,
  type EntryReply,
} from '@picadito/domain';
import { AppError, invalid, notFound } from '../app-error.ts';
import type { Reader, Writer } from '../store/store.ts';
import { namesInList } from '../players/names-in-list.ts';
import { authorWithId } from '../store/tables/account/authors.ts';
import { findMatch } from '../store/tables/matches/matches.ts';
import {
  entriesOfList,
  findEntry,
  insertEntries,
  voidEntries,
  type StoredEntry,
} from '../store/tables/money/ledger-entries.ts';
import { beginListMoney, listMoneyOf } from '../store/tables/money/list-money.ts';
import { deleteClaims } from '../store/tables/money/money-claims.ts';
import { namesInLedger } from '../store/tables/money/players-of-ledger.ts';
import { decideAgain } from '../store/tables/money/suspended-money.ts';
import { timestamp } from '../store/timestamps.ts';
import { authorOf, type Context, type Organiser } from '../transactions/context.ts';
import { isId, lockOwnedList, validId } from '../transactions/load-owned.ts';
import { write } from '../transactions/write.ts';
import { refuseSecond } from './refuse-second.ts';

/**
 * Writes an entry into the ledger of a list. The same entry again changes nothing, and another one with its id is
 * refused (409). Returns the entry, and whether it was written now. A payment ends the player's claim to have paid. If
 * `seen`, the id of an entry, is given, a payment is refused (409) when another screen has written a payment of the
 * player after that entry. After another deposit of a suspended match the organiser decides about its deposits again.
 */
export async function writeEntry(
  context: Context,
  organiser: Organiser,
  { listId, entryId }: { listId: string; entryId: string },
  { seen, ...input }: EntryInput,
): Promise<{ entry: EntryReply; isNew: boolean }> {
  return write(context, organiser, async (tx, { now, nextTimestamp, recordChange }) => {
    await lockOwnedList(tx, organiser, listId);
    const ofList = { userId: organiser.id, listId };
    const same = await storedAlike(tx, ofList, validId(entryId), input);
    if (same) return { entry: entryReply(same), isNew: false };
    const { currency } = await listMoneyOf(tx, ofList, organiser.country);
    requireAmount('amount', input.amount, currency);
    const names = await requirePlayers(tx, ofList, input);
    await requireMatchOfList(tx, organiser, { listId, now }, input.matchId);
    const { playerId } = input;
    const name = playerId === null ? null : (names.get(playerId) ?? null);
    if (input.kind === 'payment' && playerId !== null && seen !== undefined) {
      const shownName = (await namesInList(tx, ofList, [playerId])).get(playerId) ?? name ?? '';
      const shown = { playerId, name: shownName, seen, currency };
      refuseSecond(await entriesOfList(tx, ofList), shown);
    }
    const entry = {
      ...input,
      entryId,
      playerName: name,
      isShare: false,
      shareOf: null,
      ...(await authorWithId(tx, authorOf(organiser))),
      at: nextTimestamp(),
      voidedAt: null,
      voidedBy: null,
    };
    await beginListMoney(tx, ofList, organiser.country);
    await insertEntries(tx, ofList, [entry]);
    await followDeposit(tx, organiser, entry, nextTimestamp);
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
  input: Omit<EntryInput, 'seen'>,
): Promise<StoredEntry | undefined> {
  const stored = await findEntry(db, userId, entryId);
  if (!stored) return undefined;
  if (stored.listId !== listId) throw notFound();
  const keys = Object.keys(input) as (keyof typeof input)[];
  if (keys.some((key) => stored[key] !== input[key])) {
    throw new AppError('failed-precondition', MESSAGES.entryDiffers);
  }
  return stored;
}

/**
 * Voids an entry of a list's ledger; an entry that is voided already stays as it is. Without a deposit of a suspended
 * match the organiser decides about its deposits again. Throws "not found" for an entry of another list, and 409 for a
 * charge or an expense of closed accounts, which change with their match.
 */
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
    if (entry.isShare) throw new AppError('failed-precondition', entryOfAccounts);
    const by = await authorWithId(tx, authorOf(organiser));
    await voidEntries(tx, organiser.id, [entryId], { at: nextTimestamp(), ...by });
    await followDeposit(tx, organiser, entry, nextTimestamp);
    recordChange('list', listId);
    if (entry.matchId !== null) recordChange('match', entry.matchId);
  });
}

/** Deletes the decision about the deposits of a suspended match if the written or voided entry is one of them. */
async function followDeposit(
  tx: Writer,
  { id: user_id }: Organiser,
  { isDeposit, matchId }: EntryInput,
  nextTimestamp: () => string,
): Promise<void> {
  if (isDeposit && matchId !== null)
    await decideAgain(tx, { user_id, match_id: matchId }, nextTimestamp);
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

export function entryReply(entry: EntryReply): EntryReply {
  return pick(entry, FIELDS);
}

/** Returns the names of the players of an entry; throws (422) unless they belong to the ledger of the list. */
async function requirePlayers(
  tx: Writer,
  ofList: { userId: string; listId: string },
  { playerId, paidBy }: Pick<EntryInput, 'playerId' | 'paidBy'>,
): Promise<Map<string, string>> {
  const ids = [playerId, paidBy].flatMap((id) => (id !== null && isId(id) ? id : []));
  const names = await namesInLedger(tx, ofList, ids);
  if (playerId !== null && !names.has(playerId)) throw invalid('playerId', MESSAGES.playerMissing);
  if (paidBy !== null && !names.has(paidBy)) throw invalid('paidBy', MESSAGES.playerMissing);
  return names;
}

/** Throws (422) unless the match of an entry is a match of the list; null passes. */
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

/**
 * Throws (422) if an amount has more than nine digits before its decimals. `amount` is in the smallest unit of the
 * currency.
 */
export function requireAmount(path: string, amount: number, currency: Currency): void {
  if (Math.abs(amount) > amountMax(currency)) throw invalid(path, MESSAGES.amountInvalid);
}
