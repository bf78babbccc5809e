import { MESSAGES, type MatchMoneyReply } from '@picadito/domain';
import { AppError } from '../app-error.ts';
import type { Writer } from '../store/store.ts';
import {
  mayPay,
  readAccounts,
  type AccountPlayer,
  type MatchOfList,
} from '../store/tables/money/accounts.ts';
import { reopen, writeAccounts } from '../store/tables/money/write-accounts.ts';
import { authorWithId } from '../store/tables/account/authors.ts';
import { matchMoneyOf, setFlag } from '../store/tables/money/match-money.ts';
import { authorOf, type Context, type Organiser } from '../transactions/context.ts';
import { lockOwnedMatch } from '../transactions/load-owned.ts';
import { write } from '../transactions/write.ts';
import { currencyIn, matchMoneyIn, ofList } from './match-money.ts';

/**
 * Closes the accounts of a match: writes a charge for each payer and the expense. If they are closed already, corrects
 * what has changed since. Throws (409) for a suspended match, without players, and without anything to pay.
 */
export async function closeAccounts(
  context: Context,
  organiser: Organiser,
  matchId: string,
): Promise<MatchMoneyReply> {
  return write(context, organiser, async (tx, { now, nextTimestamp, recordChange }) => {
    const match = ofList(await lockOwnedMatch(tx, organiser, matchId));
    const found = await readAccounts(tx, match, await currencyIn(tx, organiser, match), now);
    const { money, cost, price, accounts } = found;
    const players = found.players.filter(mayPay);
    if (match.status === 'cancelado') throw refused(MESSAGES.moneySuspended);
    const isFree = price === null || accounts.payers.length === 0;
    if (players.length === 0) throw refused(MESSAGES.moneyNeedsPlayers);
    if (cost === null && isFree) throw refused(MESSAGES.moneyNeedsCost);
    const by = await authorWithId(tx, authorOf(organiser));
    if (money.closed_at === null) await keepExempt(tx, match, players);
    const isChanged = await writeAccounts(tx, match, found, { by, nextTimestamp });
    if (isChanged) recordChange('match', matchId);
    return matchMoneyIn(tx, organiser, match, now);
  });
}

/**
 * Stores which players do not pay for a match, because its closed accounts must not change when the organiser later
 * says that a player never pays, or pays again.
 */
async function keepExempt(
  tx: Writer,
  match: MatchOfList,
  players: readonly AccountPlayer[],
): Promise<void> {
  for (const { playerId, isExempt } of players) {
    if (isExempt) await setFlag(tx, { ...keyOf(match), playerId }, 'is_exempt', true);
  }
}

/**
 * Reopens the accounts of a match: voids its charges and its expense, or the charges for its lost deposit. Payments
 * stay.
 */
export async function reopenAccounts(
  context: Context,
  organiser: Organiser,
  matchId: string,
): Promise<MatchMoneyReply> {
  return write(context, organiser, async (tx, { now, nextTimestamp, recordChange }) => {
    const match = ofList(await lockOwnedMatch(tx, organiser, matchId));
    const money = await matchMoneyOf(tx, keyOf(match));
    if (money.closed_at !== null || money.deposit_outcome === 'lost') {
      const by = await authorWithId(tx, authorOf(organiser));
      await reopen(tx, match, { at: nextTimestamp(), ...by });
      recordChange('match', matchId);
    }
    return matchMoneyIn(tx, organiser, match, now);
  });
}

const refused = (message: string) => new AppError('failed-precondition', message);

const keyOf = ({ user_id, match_id }: MatchOfList) => ({ userId: user_id, matchId: match_id });
