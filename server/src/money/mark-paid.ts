import type { MatchMoneyReply, PaidInput } from '@picadito/domain';
import { namesInList } from '../players/names-in-list.ts';
import type { Writer } from '../store/store.ts';
import { authorWithId, type Author } from '../store/tables/account/authors.ts';
import type { MatchOfList } from '../store/tables/money/accounts.ts';
import { entriesOfList, insertEntries } from '../store/tables/money/ledger-entries.ts';
import { deleteClaims } from '../store/tables/money/money-claims.ts';
import { namesInLedger } from '../store/tables/money/players-of-ledger.ts';
import { authorOf, type Context, type Organiser } from '../transactions/context.ts';
import { lockOwnedMatch, orNotFound, ownedMatch, validId } from '../transactions/load-owned.ts';
import { write, type WriteContext } from '../transactions/write.ts';
import { storedAlike } from './ledger.ts';
import { currencyIn, matchMoneyIn, ofList } from './match-money.ts';
import { refuseSecond } from './refuse-second.ts';
import { requireAmount } from './ledger.ts';

/**
 * Writes a payment of a player for a match; the player may have been deleted if the ledger has entries of the player.
 * The same request again writes nothing. Throws (409) if another screen has written a payment of the player since the
 * entry that this screen has seen.
 */
export async function markPaid(
  context: Context,
  organiser: Organiser,
  { matchId, playerId }: { matchId: string; playerId: string },
  input: PaidInput,
): Promise<MatchMoneyReply> {
  return write(context, organiser, async (tx, writeContext) => {
    const match = ofList(await lockOwnedMatch(tx, organiser, matchId));
    const by = await authorWithId(tx, authorOf(organiser));
    await markPaidIn(tx, writeContext, { match, playerId, by }, input);
    return matchMoneyIn(tx, organiser, match, writeContext.now);
  });
}

type Paying = { match: MatchOfList; playerId: string; by: Author };

/** Writes a payment as `markPaid` does, within a transaction. `by` is its author. */
export async function markPaidIn(
  tx: Writer,
  { organiser, nextTimestamp, recordChange }: WriteContext,
  { match, playerId, by }: Paying,
  { entryId, amount, seen }: PaidInput,
): Promise<void> {
  const { match_id: matchId } = match;
  const list = { userId: organiser.id, listId: match.list_id };
  const id = validId(playerId);
  const name = orNotFound((await namesInLedger(tx, list, [id])).get(id));
  const payment = {
    kind: 'payment' as const,
    amount,
    playerId: id,
    paidBy: null,
    matchId,
    isDeposit: false,
    method: null,
    note: null,
  };
  if (await storedAlike(tx, list, validId(entryId), payment)) return;
  const currency = await currencyIn(tx, organiser, match);
  requireAmount('amount', amount, currency);
  const shownName = (await namesInList(tx, list, [id])).get(id) ?? name;
  const shown = { playerId: id, name: shownName, seen, currency };
  refuseSecond(await entriesOfList(tx, list), shown);
  const entry = { ...payment, entryId, playerName: name, isShare: false, shareOf: null, ...by };
  await insertEntries(tx, list, [{ ...entry, at: nextTimestamp() }]);
  await deleteClaims(tx, list, [id]);
  recordChange('match', matchId);
}

/** Throws "not found" unless the match has a list, and the player belongs to its ledger. */
export async function requireMatchAndPlayer(
  context: Context,
  organiser: Organiser,
  matchId: string,
  playerId: string,
): Promise<void> {
  const { list_id: listId } = ofList(await ownedMatch(context, organiser, matchId));
  const list = { userId: organiser.id, listId };
  const id = validId(playerId);
  orNotFound((await namesInLedger(context.store.read, list, [id])).get(id));
}
