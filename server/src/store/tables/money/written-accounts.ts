import { hash } from 'node:crypto';
import { valid } from '@picadito/domain';
import { depositOf, noteOfGuest, type MatchAccounts } from './accounts.ts';
import type { StoredEntry } from './ledger-entries.ts';

/**
 * Tells whether the entries that closing has written differ from the present accounts, and the organiser has not
 * decided to leave them so.
 */
export function isOutdated(found: MatchAccounts): boolean {
  return isDifferent(found) && found.money.kept_accounts !== digestOf(wantedOf(found));
}

/**
 * Returns the share, the surplus and the number of payers of a match. For closed accounts these are those of the
 * written charges, which may differ from the present accounts.
 */
export function shownAccounts(found: MatchAccounts) {
  const { share, surplus, payers } = found.accounts;
  if (found.money.closed_at === null || !isDifferent(found))
    return { share, surplus, payerCount: payers.length };
  const charges = writtenOf(found).filter(({ kind }) => kind === 'charge');
  const sum = charges.reduce((total, { amount }) => total + amount, 0);
  return {
    share: charges[0]?.amount ?? null,
    surplus: sum - (found.money.closed_cost ?? 0),
    payerCount: charges.length,
  };
}

/** Returns a hash of charges and an expense, which does not depend on their order. */
export function digestOf(wanted: readonly Wanted[]): string {
  const lines = wanted.map(({ kind, amount, playerId, shareOf }) =>
    JSON.stringify([kind, amount, playerId, shareOf]),
  );
  return hash('sha256', lines.toSorted().join('\n'), 'base64url');
}

function isDifferent(found: MatchAccounts): boolean {
  return outdated(found).some((entries) => entries.length > 0);
}

/** Returns two arrays: the written charges and expense that are wrong, and those that are missing. */
export function outdated(found: MatchAccounts): [StoredEntry[], Wanted[]] {
  return difference(writtenOf(found), wantedOf(found));
}

/** Returns the entries that closing has written and that are not voided. */
export function writtenOf({ entries }: MatchAccounts): StoredEntry[] {
  return valid(entries).filter(({ isShare }) => isShare);
}

/** Returns the charges and the expense that closing would write now. */
export function wantedOf({ money, cost, players, accounts, entries }: MatchAccounts): Wanted[] {
  const nameOf = new Map(players.map(({ playerId, name }) => [playerId, name]));
  const shares = accounts.payers.map(({ playerId, chargedId }) => ({
    kind: 'charge' as const,
    amount: accounts.share ?? 0,
    playerId: chargedId,
    shareOf: playerId,
    note: playerId === chargedId ? null : noteOfGuest(nameOf.get(playerId) ?? ''),
  }));
  const paid = depositOf(entries);
  const rest = Math.max(0, (cost ?? 0) - paid);
  const paidBy = { playerId: money.paid_by, shareOf: null, note: null };
  const expense = { kind: 'expense' as const, amount: rest, ...paidBy };
  return [...shares, expense].filter(({ amount }) => amount > 0);
}

/** Type of a charge or an expense that closing writes. */
export type Wanted = Pick<StoredEntry, 'kind' | 'amount' | 'playerId' | 'shareOf' | 'note'>;

/** Returns the written entries that are not wanted, and the wanted ones that are not written. */
export function difference<Entry extends Wanted>(
  written: readonly Entry[],
  wanted: readonly Wanted[],
): [Entry[], Wanted[]] {
  const isSame = (one: Wanted, other: Wanted) =>
    one.kind === other.kind &&
    one.amount === other.amount &&
    one.playerId === other.playerId &&
    one.shareOf === other.shareOf;
  const missing = [...wanted];
  const stale = written.filter((entry) => {
    const found = missing.findIndex((one) => isSame(one, entry));
    if (found !== -1) missing.splice(found, 1);
    return found === -1;
  });
  return [stale, missing];
}
