import { amountText, givenBackAlready, paidAlready, valid, type Currency } from '@picadito/domain';
import { AppError } from '../app-error.ts';
import type { StoredEntry } from '../store/tables/money/ledger-entries.ts';

/**
 * Throws (409) if the player has a payment that is not voided and newer than the entry with the id `seen`; null stands
 * for no entry.
 */
export function refuseSecond(
  entries: readonly StoredEntry[],
  seen: { playerId: string; name: string; seen: string | null; currency: Currency },
): void {
  const seenAt = entries.find(({ entryId }) => entryId === seen.seen)?.at ?? '';
  const newer = valid(entries).findLast(
    ({ kind, playerId, at }) => kind === 'payment' && playerId === seen.playerId && at > seenAt,
  );
  if (!newer) return;
  const amount = amountText(Math.abs(newer.amount), seen.currency);
  const sentence = newer.amount < 0 ? givenBackAlready : paidAlready;
  throw new AppError('failed-precondition', sentence(newer.author, amount, seen.name));
}
