import type { Accounts, Currency } from '@picadito/domain';
import type { Reader } from '../../store.ts';
import { namesOfPlayers } from '../players/players.ts';
import { describePlayers, divided, type AccountPlayer, type MatchOfList } from './accounts.ts';
import { flagsOf } from './match-money.ts';

/**
 * Divides the lost deposit of a suspended match among the players who were confirmed at the suspension and still exist.
 * Players who do not pay for the match are left out, and a host pays for guests, as in other accounts.
 */
export async function accountsOfLostDeposit(
  db: Reader,
  match: MatchOfList,
  { deposit, currency }: { deposit: number; currency: Currency },
): Promise<{ players: AccountPlayer[]; accounts: Accounts }> {
  const { user_id: userId, match_id: matchId } = match;
  const flags = await flagsOf(db, { userId, matchId });
  const ids = [...flags].flatMap(([id, flag]) => (flag.was_confirmed === 1 ? id : []));
  const names = await namesOfPlayers(db, userId, ids);
  const confirmed = [...names].map(([playerId, name]) => ({ playerId, name }));
  const players = await describePlayers(db, match, { players: confirmed, shares: [] });
  return { players, accounts: divided(players, { cost: deposit, price: null }, currency) };
}
