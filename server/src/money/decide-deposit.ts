import { MESSAGES, valid, type DepositInput, type MatchMoneyReply } from '@picadito/domain';
import { AppError } from '../app-error.ts';
import { newId } from '../store/ids.ts';
import type { Writer } from '../store/store.ts';
import { authorWithId } from '../store/tables/account/authors.ts';
import { depositOf, type MatchOfList } from '../store/tables/money/accounts.ts';
import {
  entriesOfMatch,
  insertEntries,
  voidEntries,
  type StoredEntry,
} from '../store/tables/money/ledger-entries.ts';
import { matchMoneyOf, storeMatchMoney } from '../store/tables/money/match-money.ts';
import { nextMatchOfList } from '../store/tables/money/matches-of-ledger.ts';
import { timestamp } from '../store/timestamps.ts';
import { authorOf, type Context, type Organiser } from '../transactions/context.ts';
import { lockOwnedMatch } from '../transactions/load-owned.ts';
import { write, type WriteContext } from '../transactions/write.ts';
import { chargeDeposit } from './charge-deposit.ts';
import { currencyIn, matchMoneyIn, ofList } from './match-money.ts';

/**
 * Stores the decision about the deposit of a suspended match. A lost deposit is charged to the players who were
 * confirmed at the suspension, the entries of a returned one are voided, and the entries of one that stays are written
 * again for the next match of the list. The same decision again changes nothing; another one is refused (409).
 */
export async function decideDeposit(
  context: Context,
  organiser: Organiser,
  matchId: string,
  { outcome }: DepositInput,
): Promise<MatchMoneyReply> {
  return write(context, organiser, async (tx, writeContext) => {
    const match = ofList(await lockOwnedMatch(tx, organiser, matchId));
    const key = { userId: organiser.id, matchId };
    const money = await matchMoneyOf(tx, key);
    if (money.deposit_outcome !== outcome) {
      if (money.deposit_outcome !== null)
        throw new AppError('failed-precondition', MESSAGES.depositDecided);
      const entries = await entriesOfMatch(tx, key);
      if (match.status !== 'cancelado' || depositOf(entries) === 0) {
        throw new AppError('failed-precondition', MESSAGES.depositMissing);
      }
      await settleDeposit(tx, writeContext, match, { outcome, entries });
      await storeMatchMoney(tx, key, { ...money, deposit_outcome: outcome });
      writeContext.recordChange('match', matchId);
    }
    return matchMoneyIn(tx, organiser, match, writeContext.now);
  });
}

async function settleDeposit(
  tx: Writer,
  writeContext: WriteContext,
  match: MatchOfList,
  { outcome, entries }: DepositInput & { entries: readonly StoredEntry[] },
): Promise<void> {
  const { organiser, now, nextTimestamp, recordChange } = writeContext;
  if (outcome === 'lost') {
    const currency = await currencyIn(tx, organiser, match);
    return chargeDeposit(tx, writeContext, match, { entries, currency });
  }
  const by = await authorWithId(tx, authorOf(organiser));
  const list = { userId: organiser.id, listId: match.list_id };
  const deposits = valid(entries).filter(({ isDeposit }) => isDeposit);
  const ids = deposits.map(({ entryId }) => entryId);
  await voidEntries(tx, organiser.id, ids, { at: nextTimestamp(), ...by });
  if (outcome === 'returned') return;
  const next = await nextMatchOfList(tx, list, { after: match, now: timestamp(now) });
  if (next) recordChange('match', next);
  await insertEntries(
    tx,
    list,
    deposits.map((deposit) => ({
      ...deposit,
      entryId: newId(),
      matchId: next ?? null,
      ...by,
      at: nextTimestamp(),
    })),
  );
}
