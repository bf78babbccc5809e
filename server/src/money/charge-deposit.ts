import { valid, type Currency } from '@picadito/domain';
import type { Writer } from '../store/store.ts';
import { authorWithId } from '../store/tables/account/authors.ts';
import type { MatchOfList } from '../store/tables/money/accounts.ts';
import { entriesOfMatch, type StoredEntry } from '../store/tables/money/ledger-entries.ts';
import { accountsOfLostDeposit } from '../store/tables/money/lost-deposit.ts';
import { matchMoneyOf } from '../store/tables/money/match-money.ts';
import { replaceEntries } from '../store/tables/money/write-accounts.ts';
import { difference } from '../store/tables/money/written-accounts.ts';
import { authorOf } from '../transactions/context.ts';
import type { WriteContext } from '../transactions/write.ts';

/**
 * Charges a lost deposit to the players who were confirmed at the suspension and who pay: one charge for each, rounded
 * like a share. The charge of a guest goes to the host. Charges that are written and still right stay, and those that
 * are wrong are voided. `entries` are those of the match.
 */
export async function chargeDeposit(
  tx: Writer,
  { organiser, nextTimestamp }: WriteContext,
  match: MatchOfList,
  { entries, currency }: { entries: readonly StoredEntry[]; currency: Currency },
): Promise<void> {
  const { players, accounts } = await accountsOfLostDeposit(tx, match, { entries, currency });
  const { payers, share } = accounts;
  const wanted = payers.map(({ playerId, chargedId }) => ({
    kind: 'charge' as const,
    amount: share ?? 0,
    playerId: chargedId,
    shareOf: playerId,
    note: 'Seña perdida',
  }));
  const written = valid(entries).filter(({ isShare }) => isShare);
  const [stale, missing] = difference(written, wanted);
  if (stale.length === 0 && missing.length === 0) return;
  const by = await authorWithId(tx, authorOf(organiser));
  const when = { at: nextTimestamp(), nextTimestamp };
  await replaceEntries(tx, match, { stale, missing, players }, { by, ...when });
}

/** Corrects the charges for a lost deposit after a change of who pays. */
export async function chargeDepositAgain(
  tx: Writer,
  writeContext: WriteContext,
  match: MatchOfList,
  currency: Currency,
): Promise<void> {
  const key = { userId: match.user_id, matchId: match.match_id };
  const { deposit_outcome } = await matchMoneyOf(tx, key);
  if (deposit_outcome !== 'lost') return;
  const entries = await entriesOfMatch(tx, key);
  await chargeDeposit(tx, writeContext, match, { entries, currency });
}
