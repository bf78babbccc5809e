import type { Accounts, Currency } from '@picadito/domain';
import type { Reader } from '../../store.ts';
import { namesOfPlayers } from '../players/players.ts';
import {
  deletedPayers,
  depositOf,
  describePlayers,
  divided,
  sharesIn,
  type AccountPlayer,
  type MatchOfList,
} from './accounts.ts';
import type { StoredEntry } from './ledger-entries.ts';
import { flagsOf } from './match-money.ts';

/**
 * Divides the lost deposit of a suspended match among the players who were confirmed at the suspension. Players who
 * were deleted before they were charged, and those who do not pay for the match, are left out, and a host pays for
 * guests, as in other accounts. `entries` are those of the match.
 */
export async function accountsOfLostDeposit(
  db: Reader,
  match: MatchOfList,
  { entries, currency }: { entries: readonly StoredEntry[]; currency: Currency },
): Promise<{ players: AccountPlayer[]; accounts: Accounts }> {
  const { user_id: userId, match_id: matchId } = match;
  const flags = await flagsOf(db, { userId, matchId });
  const ids = [...flags].flatMap(([id, flag]) => (flag.was_confirmed === 1 ? id : []));
  const names = await namesOfPlayers(db, userId, ids);
  const confirmed = [...names].map(([playerId, name]) => ({ playerId, name }));
  const shares = sharesIn(entries);
  const all = [...confirmed, ...(await deletedPayers(db, userId, shares))];
  const players = await describePlayers(db, match, { players: all, shares });
  const cost = depositOf(entries);
  return { players, accounts: divided(players, { cost, price: null }, currency) };
}
