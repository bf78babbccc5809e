import { balancesOf, type EntryInput, type EntryReply } from '@picadito/domain';
import type { RowOf } from '../../schema.ts';
import type { Reader, Writer } from '../../store.ts';
import type { Author } from '../account/authors.ts';

type OfList = { userId: string; listId: string };
type OfMatch = { userId: string; matchId: string };

/** Type of an entry as the ledger stores it. */
export type StoredEntry = EntryReply & {
  listId: string;
  isShare: boolean;
  /** Player whose share a charge is; null for all other entries. */
  shareOf: string | null;
};

export type NewEntry = EntryInput & {
  entryId: string;
  playerName: string | null;
  isShare: boolean;
  shareOf: string | null;
  at: string;
} & Author;

/** Returns all entries of a list's ledger, voided ones included, the oldest first. */
export async function entriesOfList(
  db: Reader,
  { userId, listId }: OfList,
): Promise<StoredEntry[]> {
  const rows = await entriesByTime(db, userId).where('list_id', '=', listId).execute();
  return rows.map(stored);
}

/** Returns all entries of one player in a list's ledger, voided ones included, the oldest first. */
export async function entriesOfPlayer(
  db: Reader,
  { userId, listId, playerId }: OfList & { playerId: string },
): Promise<StoredEntry[]> {
  const rows = await entriesByTime(db, userId)
    .where('list_id', '=', listId)
    .where('player_id', '=', playerId)
    .execute();
  return rows.map(stored);
}

/** Returns all entries of one match, voided ones included, the oldest first. */
export async function entriesOfMatch(
  db: Reader,
  { userId, matchId }: OfMatch,
): Promise<StoredEntry[]> {
  const rows = await entriesByTime(db, userId).where('match_id', '=', matchId).execute();
  return rows.map(stored);
}

function entriesByTime(db: Reader, userId: string) {
  return db.selectFrom('ledger_entries').selectAll().where('user_id', '=', userId).orderBy('at');
}

const PAGE = 2000;

/**
 * Yields all entries of the user's ledgers, the oldest first, in pages of 2,000, so that a large account does not fill
 * the memory.
 */
export async function* entryPages(db: Reader, userId: string): AsyncGenerator<StoredEntry[]> {
  let after = { at: '', entry_id: '' };
  for (;;) {
    const page = await db
      .selectFrom('ledger_entries')
      .selectAll()
      .where('user_id', '=', userId)
      .where((eb) => eb(eb.refTuple('at', 'entry_id'), '>', eb.tuple(after.at, after.entry_id)))
      .orderBy('at')
      .orderBy('entry_id')
      .limit(PAGE)
      .execute();
    yield page.map(stored);
    const last = page.at(-1);
    if (!last || page.length < PAGE) return;
    after = last;
  }
}

/** Returns the deposits of suspended matches that wait until the next match of the list is created. */
export async function waitingDeposits(
  db: Reader,
  { userId, listId }: OfList,
): Promise<StoredEntry[]> {
  const rows = await db
    .selectFrom('ledger_entries')
    .selectAll()
    .where('user_id', '=', userId)
    .where('list_id', '=', listId)
    .where('is_deposit', '=', 1)
    .where('match_id', 'is', null)
    .where('voided_at', 'is', null)
    .execute();
  return rows.map(stored);
}

export async function findEntry(
  db: Reader,
  userId: string,
  entryId: string,
): Promise<StoredEntry | undefined> {
  const row = await db
    .selectFrom('ledger_entries')
    .selectAll()
    .where('user_id', '=', userId)
    .where('entry_id', '=', entryId)
    .executeTakeFirst();
  return row && stored(row);
}

export async function insertEntries(
  tx: Writer,
  { userId, listId }: OfList,
  entries: readonly NewEntry[],
): Promise<void> {
  if (entries.length === 0) return;
  const rows = entries.map((entry) => ({
    user_id: userId,
    list_id: listId,
    entry_id: entry.entryId,
    kind: entry.kind,
    amount: entry.amount,
    player_id: entry.playerId,
    player_name: entry.playerName,
    match_id: entry.matchId,
    is_deposit: entry.isDeposit ? 1 : 0,
    is_share: entry.isShare ? 1 : 0,
    share_of: entry.shareOf,
    method: entry.method,
    paid_by: entry.paidBy,
    note: entry.note,
    author: entry.author,
    author_user_id: entry.authorUserId,
    at: entry.at,
    voided_at: null,
    voided_by: null,
  }));
  await tx.insertInto('ledger_entries').values(rows).execute();
}

/** Voids these entries; entries that are voided already keep the time of their voiding. */
export async function voidEntries(
  tx: Writer,
  userId: string,
  entryIds: readonly string[],
  { at, author, authorUserId }: { at: string } & Author,
): Promise<void> {
  if (entryIds.length === 0) return;
  await tx
    .updateTable('ledger_entries')
    .set({ voided_at: at, voided_by: author, voided_by_user_id: authorUserId })
    .where('user_id', '=', userId)
    .where('entry_id', 'in', entryIds)
    .where('voided_at', 'is', null)
    .execute();
}

/** Deletes the ledger of a list, its settings and claims, and what is stored about the money of its matches. */
export async function deleteMoneyOfList(tx: Writer, { userId, listId }: OfList): Promise<void> {
  for (const table of ['ledger_entries', 'money_claims', 'list_money'] as const) {
    await tx
      .deleteFrom(table)
      .where('user_id', '=', userId)
      .where('list_id', '=', listId)
      .execute();
  }
  for (const table of ['match_money_players', 'match_money'] as const) {
    await tx
      .deleteFrom(table)
      .where('user_id', '=', userId)
      .where((eb) =>
        eb(
          'match_id',
          'in',
          eb
            .selectFrom('matches')
            .select('matches.match_id')
            .where('matches.user_id', '=', userId)
            .where('matches.list_id', '=', listId),
        ),
      )
      .execute();
  }
}

/** Tells whether the ledger has an entry of a match, voided ones included. */
export async function hasEntries(db: Reader, { userId, matchId }: OfMatch): Promise<boolean> {
  const row = await db
    .selectFrom('ledger_entries')
    .select('entry_id')
    .where('user_id', '=', userId)
    .where('match_id', '=', matchId)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** Returns the ids of the players among `playerIds` whose balance, over all ledgers of the user, is not zero. */
export async function playersWithBalance(
  db: Reader,
  userId: string,
  playerIds: readonly string[],
): Promise<Set<string>> {
  if (playerIds.length === 0) return new Set();
  const rows = await db
    .selectFrom('ledger_entries')
    .selectAll()
    .where('user_id', '=', userId)
    .where('player_id', 'in', playerIds)
    .execute();
  const balances = balancesOf(rows.map(stored));
  return new Set([...balances].flatMap(([playerId, balance]) => (balance === 0 ? [] : playerId)));
}

function stored(row: RowOf<'ledger_entries'>): StoredEntry {
  return {
    listId: row.list_id,
    entryId: row.entry_id,
    kind: row.kind,
    amount: row.amount,
    playerId: row.player_id,
    playerName: row.player_name,
    matchId: row.match_id,
    isDeposit: row.is_deposit === 1,
    isShare: row.is_share === 1,
    shareOf: row.share_of,
    method: row.method,
    paidBy: row.paid_by,
    note: row.note,
    author: row.author,
    at: row.at,
    voidedAt: row.voided_at,
    voidedBy: row.voided_by,
  };
}
