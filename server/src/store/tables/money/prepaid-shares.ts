import { valid, type Currency, type LedgerEntry, type PrepaidShare } from '@picadito/domain';
import type { Reader } from '../../store.ts';
import { timestamp } from '../../timestamps.ts';
import { findMatch } from '../matches/matches.ts';
import { readAccounts } from './accounts.ts';

/**
 * Returns the prepaid shares of the players of these entries. Only players with a charge are included, because only
 * they can have older debts. Matches that charge the player already are not looked at, since their accounts are closed.
 */
export async function prepaidShares(
  db: Reader,
  userId: string,
  entries: readonly LedgerEntry[],
  { currency, now }: { currency: Currency; now: number },
): Promise<PrepaidShare[]> {
  const charges = valid(entries).filter(({ kind, amount }) => kind === 'charge' && amount > 0);
  const owing = new Set(charges.map(({ playerId }) => playerId));
  const charged = new Set(charges.map(playerAndMatch));
  const ahead = valid(entries).filter(
    (entry) =>
      entry.kind === 'payment' && owing.has(entry.playerId) && !charged.has(playerAndMatch(entry)),
  );
  const prepaid: PrepaidShare[] = [];
  for (const [matchId, payments] of Map.groupBy(ahead, (payment) => payment.matchId)) {
    if (matchId === null) continue;
    const shares = await sharesToCome(db, { userId, matchId }, { currency, now });
    for (const [playerId, share] of shares) {
      const paid = payments
        .filter((payment) => payment.playerId === playerId)
        .reduce((sum, { amount }) => sum + amount, 0);
      if (paid > 0) prepaid.push({ playerId, matchId, amount: Math.min(share, paid) });
    }
  }
  return prepaid;
}

const playerAndMatch = ({ playerId, matchId }: LedgerEntry) => `${playerId} ${matchId}`;

/**
 * Returns what closing the accounts of a match would charge each player. It is empty if they are closed already, or if
 * the match is suspended or deleted.
 */
async function sharesToCome(
  db: Reader,
  { userId, matchId }: { userId: string; matchId: string },
  { currency, now }: { currency: Currency; now: number },
): Promise<Map<string, number>> {
  const match = await findMatch(db, userId, matchId, timestamp(now));
  const shares = new Map<string, number>();
  if (!match || match.list_id === null || match.status === 'cancelado') return shares;
  const ofList = { ...match, list_id: match.list_id };
  const { money, accounts } = await readAccounts(db, ofList, currency, now);
  if (money.closed_at !== null) return shares;
  for (const { chargedId } of accounts.payers) {
    shares.set(chargedId, (shares.get(chargedId) ?? 0) + (accounts.share ?? 0));
  }
  return shares;
}
