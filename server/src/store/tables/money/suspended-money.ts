import type { Writer } from '../../store.ts';
import { timestamp } from '../../timestamps.ts';
import { authorWithId } from '../account/authors.ts';
import type { MatchRow } from '../matches/matches.ts';
import { rosterOf } from '../matches/roster.ts';
import { clearFlag, matchMoneyOf, setFlag, storeMatchMoney } from './match-money.ts';
import { reopen } from './write-accounts.ts';

type Clock = { now: number; nextTimestamp: () => string };

/**
 * Reopens the accounts of a match that the organiser suspends, and stores which players are confirmed, because these
 * players pay for a deposit that is lost.
 */
export async function suspendMoney(
  tx: Writer,
  match: MatchRow,
  { now, nextTimestamp }: Clock,
): Promise<void> {
  const key = { userId: match.user_id, matchId: match.match_id };
  const roster = await rosterOf(tx, match.user_id, match.match_id, timestamp(now));
  await clearFlag(tx, key, 'was_confirmed');
  for (const { id: playerId, confirmed } of roster) {
    if (confirmed) await setFlag(tx, { ...key, playerId }, 'was_confirmed', true);
  }
  const { closed_at } = await matchMoneyOf(tx, key);
  if (closed_at !== null) await reopenNow(tx, match, nextTimestamp);
}

/**
 * Deletes the decision about the deposit of a match whose suspension ends or whose deposits have changed, and voids the
 * charges for a lost deposit, so that the organiser can decide again.
 */
export async function decideAgain(
  tx: Writer,
  match: Pick<MatchRow, 'user_id' | 'match_id'>,
  nextTimestamp: () => string,
): Promise<void> {
  const key = { userId: match.user_id, matchId: match.match_id };
  const money = await matchMoneyOf(tx, key);
  if (money.deposit_outcome === 'lost') await reopenNow(tx, match, nextTimestamp);
  else if (money.deposit_outcome !== null)
    await storeMatchMoney(tx, key, { ...money, deposit_outcome: null });
}

async function reopenNow(
  tx: Writer,
  match: Pick<MatchRow, 'user_id' | 'match_id'>,
  nextTimestamp: () => string,
): Promise<void> {
  await reopen(tx, match, { at: nextTimestamp(), ...(await authorWithId(tx, match.user_id)) });
}
