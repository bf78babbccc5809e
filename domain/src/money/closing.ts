/*
 * The accounts of one match: who pays how much. Until the accounts are closed the result is an estimate; closing writes
 * it into the ledger as one charge for each player who pays and one expense.
 */
import type { Currency } from './currency.ts';
import { divide } from './share.ts';

/** Type of a player of a match in its accounts. `hostId` is the id of the host if the player is a guest, else null. */
export type MoneyPlayer = { playerId: string; hostId: string | null };

/**
 * Type of the organiser's settings for the money of a match. Amounts are in the smallest unit of the currency, and sets
 * contain player ids.
 */
export type MatchMoney = {
  cost: number | null;
  /** Fixed price for each payer; null if the cost is divided. */
  price: number | null;
  /** Players who do not pay for this match ('HOY NO PAGA'), and those who never pay. */
  exempt: ReadonlySet<string>;
  /** Players of the final teams who did not come ('NO VINO'). */
  absent: ReadonlySet<string>;
  /** Guests who pay their own share instead of their host ('Dani paga lo suyo'). */
  payOwn: ReadonlySet<string>;
};

/**
 * Type of one share of the cost. `playerId` is the player for whom it is paid, and `chargedId` is the player who owes
 * it: for a guest usually the host.
 */
export type Payer = { playerId: string; chargedId: string };

export type Accounts = {
  payers: readonly Payer[];
  /** Amount that each payer owes; null if there is neither a cost nor a price, or if a cost has no payers. */
  share: number | null;
  /** Amount that is collected beyond the cost; it is negative if the pot pays the difference. */
  surplus: number;
};

/**
 * Returns the accounts of a match. `players` are those of the final teams, substitutes included, or the confirmed
 * players of a match without teams; in both cases with the players who dropped out late but have to pay.
 */
export function accountsOf(
  players: readonly MoneyPlayer[],
  money: MatchMoney,
  currency: Currency,
): Accounts {
  const payers = players
    .filter(({ playerId }) => !money.exempt.has(playerId) && !money.absent.has(playerId))
    .map(({ playerId, hostId }) => ({
      playerId,
      chargedId: hostId === null || money.payOwn.has(playerId) ? playerId : hostId,
    }));
  const cost = money.cost ?? 0;
  if (money.price !== null) {
    return { payers, share: money.price, surplus: money.price * payers.length - cost };
  }
  if (money.cost === null) return { payers, share: null, surplus: 0 };
  if (payers.length === 0) return { payers, share: null, surplus: -cost };
  return { payers, ...divide(cost, payers.length, currency) };
}
