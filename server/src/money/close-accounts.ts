import { divide, MESSAGES, valid, type DepositInput, type MatchMoneyReply } from '@picadito/domain';
import { AppError } from '../app-error.ts';
import { newId } from '../store/ids.ts';
import type { Writer } from '../store/store.ts';
import { depositOf, readAccounts, type MatchOfList } from '../store/tables/money/accounts.ts';
import { reopen, writeAccounts } from '../store/tables/money/write-accounts.ts';
import { nameOfUser } from '../store/tables/account/users.ts';
import {
  entriesOfMatch,
  insertEntries,
  voidEntries,
  type StoredEntry,
} from '../store/tables/money/ledger-entries.ts';
import { matchMoneyOf, storeMatchMoney } from '../store/tables/money/match-money.ts';
import { nextMatchOfList } from '../store/tables/money/matches-of-ledger.ts';
import { rosterOf } from '../store/tables/matches/roster.ts';
import { timestamp } from '../store/timestamps.ts';
import type { Context, Organiser } from '../transactions/context.ts';
import { lockOwnedMatch } from '../transactions/load-owned.ts';
import { write, type WriteContext } from '../transactions/write.ts';
import { currencyIn, matchMoneyIn, ofList } from './match-money.ts';

/**
 * Closes the accounts of a match: writes a charge for each payer and the expense. If they are closed already, corrects
 * what has changed since. Throws 409 for a suspended match, without players, and without a cost.
 */
export async function closeAccounts(
  context: Context,
  organiser: Organiser,
  matchId: string,
): Promise<MatchMoneyReply> {
  return write(context, organiser, async (tx, { now, nextTimestamp, recordChange }) => {
    const match = ofList(await lockOwnedMatch(tx, organiser, matchId));
    const found = await readAccounts(tx, match, await currencyIn(tx, organiser, match), now);
    const { money, cost, price, players } = found;
    if (match.status === 'cancelado') throw refused(MESSAGES.moneySuspended);
    if (cost === null && price === null) throw refused(MESSAGES.moneyNeedsCost);
    if (players.length === 0) throw refused(MESSAGES.moneyNeedsPlayers);
    const author = await nameOfUser(tx, organiser.id);
    const isChanged = await writeAccounts(tx, match, found, { author, nextTimestamp });
    if (isChanged || money.closed_at === null) {
      const closed_at = money.closed_at ?? nextTimestamp();
      await storeMatchMoney(tx, keyOf(match), { ...money, cost, price, closed_at });
      recordChange('match', matchId);
    }
    return matchMoneyIn(tx, organiser, match, now);
  });
}

/** Reopens the accounts of a match: voids its charges and its expense. Payments stay. */
export async function reopenAccounts(
  context: Context,
  organiser: Organiser,
  matchId: string,
): Promise<MatchMoneyReply> {
  return write(context, organiser, async (tx, { now, nextTimestamp, recordChange }) => {
    const match = ofList(await lockOwnedMatch(tx, organiser, matchId));
    const money = await matchMoneyOf(tx, keyOf(match));
    if (money.closed_at !== null) {
      const author = await nameOfUser(tx, organiser.id);
      await reopen(tx, match, { at: nextTimestamp(), author });
      recordChange('match', matchId);
    }
    return matchMoneyIn(tx, organiser, match, now);
  });
}

/**
 * Decides what becomes of the deposit of a suspended match: it is charged to those who were confirmed, its entries are
 * voided, or it is written anew for the next match of the list. The same decision again changes nothing; another one is
 * refused (409).
 */
export async function decideDeposit(
  context: Context,
  organiser: Organiser,
  matchId: string,
  { outcome }: DepositInput,
): Promise<MatchMoneyReply> {
  return write(context, organiser, async (tx, writeContext) => {
    const match = ofList(await lockOwnedMatch(tx, organiser, matchId));
    const money = await matchMoneyOf(tx, keyOf(match));
    if (money.deposit_outcome !== outcome) {
      if (money.deposit_outcome !== null) throw refused(MESSAGES.depositDecided);
      const entries = await entriesOfMatch(tx, keyOf(match));
      if (match.status !== 'cancelado' || depositOf(entries) === 0) {
        throw refused(MESSAGES.depositMissing);
      }
      await settleDeposit(tx, writeContext, match, { outcome, entries });
      await storeMatchMoney(tx, keyOf(match), { ...money, deposit_outcome: outcome });
      writeContext.recordChange('match', matchId);
    }
    return matchMoneyIn(tx, organiser, match, writeContext.now);
  });
}

const refused = (message: string) => new AppError('failed-precondition', message);

const keyOf = ({ user_id, match_id }: MatchOfList) => ({ userId: user_id, matchId: match_id });

async function settleDeposit(
  tx: Writer,
  writeContext: WriteContext,
  match: MatchOfList,
  { outcome, entries }: DepositInput & { entries: readonly StoredEntry[] },
): Promise<void> {
  const { organiser, now, nextTimestamp, recordChange } = writeContext;
  const author = await nameOfUser(tx, organiser.id);
  const list = { userId: organiser.id, listId: match.list_id };
  if (outcome === 'lost') return chargeDeposit(tx, writeContext, match, depositOf(entries));
  const deposits = valid(entries).filter(({ isDeposit }) => isDeposit);
  const ids = deposits.map(({ entryId }) => entryId);
  await voidEntries(tx, organiser.id, ids, { at: nextTimestamp(), author });
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
      author,
      at: nextTimestamp(),
    })),
  );
}

/** Charges a lost deposit to the confirmed players of a suspended match, rounded like a share. */
async function chargeDeposit(
  tx: Writer,
  { organiser, now, nextTimestamp }: WriteContext,
  match: MatchOfList,
  deposit: number,
): Promise<void> {
  const roster = await rosterOf(tx, organiser.id, match.match_id, timestamp(now));
  const confirmed = roster.filter((player) => player.confirmed);
  if (confirmed.length === 0) return;
  const author = await nameOfUser(tx, organiser.id);
  const { share } = divide(deposit, confirmed.length, await currencyIn(tx, organiser, match));
  await insertEntries(
    tx,
    { userId: organiser.id, listId: match.list_id },
    confirmed.map(({ id, name }) => ({
      entryId: newId(),
      kind: 'charge',
      amount: share,
      playerId: id,
      playerName: name,
      paidBy: null,
      matchId: match.match_id,
      isDeposit: false,
      isShare: false,
      method: null,
      note: 'Seña perdida',
      author,
      at: nextTimestamp(),
    })),
  );
}
