import type { Currency } from '@picadito/domain';
import { newId } from '../store/ids.ts';
import type { Writer } from '../store/store.ts';
import { authorWithId } from '../store/tables/account/authors.ts';
import type { MatchOfList } from '../store/tables/money/accounts.ts';
import {
  entriesOfMatch,
  insertEntries,
  type StoredEntry,
} from '../store/tables/money/ledger-entries.ts';
import { accountsOfLostDeposit } from '../store/tables/money/lost-deposit.ts';
import { matchMoneyOf, storeMatchMoney } from '../store/tables/money/match-money.ts';
import { namesInLedger } from '../store/tables/money/players-of-ledger.ts';
import { decideAgain } from '../store/tables/money/suspended-money.ts';
import { authorOf } from '../transactions/context.ts';
import type { WriteContext } from '../transactions/write.ts';

/**
 * Charges a lost deposit to the players who were confirmed at the suspension and who pay: one charge for each, rounded
 * like a share. The charge of a guest goes to the host. `entries` are those of the match.
 */
export async function chargeDeposit(
  tx: Writer,
  { organiser, nextTimestamp }: WriteContext,
  match: MatchOfList,
  { entries, currency }: { entries: readonly StoredEntry[]; currency: Currency },
): Promise<void> {
  const { players, accounts } = await accountsOfLostDeposit(tx, match, { entries, currency });
  const { payers, share } = accounts;
  if (share === null) return;
  const by = await authorWithId(tx, authorOf(organiser));
  const names = new Map(players.map(({ playerId, name }) => [playerId, name]));
  const list = { userId: organiser.id, listId: match.list_id };
  const hosts = payers.map(({ chargedId }) => chargedId);
  for (const [id, name] of await namesInLedger(tx, list, hosts)) names.set(id, name);
  await insertEntries(
    tx,
    list,
    payers.map(({ playerId, chargedId }) => ({
      entryId: newId(),
      kind: 'charge',
      amount: share,
      playerId: chargedId,
      playerName: names.get(chargedId) ?? null,
      paidBy: null,
      matchId: match.match_id,
      isDeposit: false,
      isShare: true,
      shareOf: playerId,
      method: null,
      note: 'Seña perdida',
      ...by,
      at: nextTimestamp(),
    })),
  );
}

/** Voids the charges for a lost deposit and writes them anew, after a change of who pays. */
export async function chargeDepositAgain(
  tx: Writer,
  writeContext: WriteContext,
  match: MatchOfList,
  currency: Currency,
): Promise<void> {
  const key = { userId: match.user_id, matchId: match.match_id };
  const money = await matchMoneyOf(tx, key);
  if (money.deposit_outcome !== 'lost') return;
  const entries = await entriesOfMatch(tx, key);
  await decideAgain(tx, match, writeContext.nextTimestamp);
  await chargeDeposit(tx, writeContext, match, { entries, currency });
  await storeMatchMoney(tx, key, money);
}
