/*
 * The accounts of one match: who pays how much. Until the accounts are closed the result is an estimate; closing writes
 * it into the ledger as one charge for each player who pays and one expense.
 */
import type { Currency } from './currency.ts';
import { divide } from './share.ts';

/** Type of a player of a match, as far as money is concerned. `hostId` is the player who brought a guest. */
export type MoneyPlayer = { playerId: string; hostId: string | null };

/** Type of what the organiser has said about the money of one match. Amounts are in the smallest unit. */
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

/** Type of a share: the player who counts, and the player who is charged, who for a guest is the host. */
export type Payer = { playerId: string; chargedId: string };

export type Accounts = {
  payers: readonly Payer[];
  /** Amount that each payer owes; null without a cost and a price. */
  share: number | null;
  /** Amount that is collected beyond the cost; it is negative if the pot pays the difference. */
  surplus: number;
};

/**
 * Returns the accounts of a match. `players` are those of the final teams, suplentes included, or the confirmed players
 * of a match without teams, and players who dropped out late and pay all the same.
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
