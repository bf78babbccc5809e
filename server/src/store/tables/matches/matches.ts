import { expressionBuilder, type Insertable } from 'kysely';
import { isOnList } from './roster.ts';
import { deleteAutopilot } from '../autopilot/autopilots.ts';
import { isOfListWithMoney } from '../money/list-with-money.ts';
import { changedAfter } from './calendar-entries.ts';
import type { RowOf, Schema } from '../../schema.ts';
import { TABLES_OF_MATCH } from '../../table-list.ts';
import type { Reader, Writer } from '../../store.ts';
import { deleteCodes } from '../group-link/link-codes.ts';

export type MatchRow = RowOf<'matches'>;

export type NewMatch = Insertable<Schema['matches']> & Pick<MatchRow, 'ends_at'>;

export async function findMatch(
  db: Reader,
  userId: string,
  matchId: string,
  now: string,
): Promise<CountedMatch | undefined> {
  return counted(db, userId, now).where('matches.match_id', '=', matchId).executeTakeFirst();
}

/** Counts the matches of the user; with `listId` only those of this list. */
export async function countMatchesOf(db: Reader, userId: string, listId?: string): Promise<number> {
  const all = db
    .selectFrom('matches')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('user_id', '=', userId);
  const counted = listId === undefined ? all : all.where('list_id', '=', listId);
  return (await counted.executeTakeFirstOrThrow()).count;
}

/** Returns the list of each of these matches that exists, by match id. */
export async function listsOfMatches(
  db: Reader,
  userId: string,
  matchIds: readonly string[],
): Promise<Map<string, string | null>> {
  if (matchIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('matches')
    .select(['match_id', 'list_id'])
    .where('user_id', '=', userId)
    .where('match_id', 'in', matchIds)
    .execute();
  return new Map(rows.map((row) => [row.match_id, row.list_id]));
}

/**
 * Returns the match as it is stored, and locks its row until the transaction ends. Returns undefined if there is none.
 */
export async function lockMatch(
  tx: Writer,
  userId: string,
  matchId: string,
): Promise<MatchRow | undefined> {
  return tx
    .selectFrom('matches')
    .selectAll()
    .where('user_id', '=', userId)
    .where('match_id', '=', matchId)
    .forUpdate()
    .executeTakeFirst();
}

export async function insertMatch(tx: Writer, match: NewMatch): Promise<void> {
  await tx.insertInto('matches').values(match).execute();
}

export async function updateMatch(
  tx: Writer,
  userId: string,
  matchId: string,
  changes: Omit<NewMatch, 'user_id' | 'match_id' | 'created_at' | 'sit_out'>,
): Promise<void> {
  await tx
    .updateTable('matches')
    .set(changes)
    .where('user_id', '=', userId)
    .where('match_id', '=', matchId)
    .execute();
}

/**
 * Deletes a match and the rows of all tables in `TABLES_OF_MATCH` about it. Others, such as entries of the ledger,
 * stay.
 */
export async function deleteMatch(tx: Writer, userId: string, matchId: string): Promise<void> {
  for (const table of TABLES_OF_MATCH) {
    await tx
      .deleteFrom(table)
      .where('user_id', '=', userId)
      .where('match_id', '=', matchId)
      .execute();
  }
  await deleteCodes(tx, userId, 'captain', [matchId]);
}

/**
 * Detaches the matches of a deleted list, which stay. Its weekly matches become plain ones without an autopilot, which
 * ends their series.
 */
export async function detachMatchesFromList(
  tx: Writer,
  { userId, listId }: { userId: string; listId: string },
  now: number,
) {
  const weekly = await tx
    .selectFrom('matches')
    .select(['match_id', 'entry_changed_at'])
    .where('user_id', '=', userId)
    .where('list_id', '=', listId)
    // For '= 1' PostgreSQL may read the index of all weekly matches.
    .where('is_recurring', '!=', 0)
    .execute();
  for (const { match_id: matchId, entry_changed_at } of weekly) {
    await deleteAutopilot(tx, { userId, matchId });
    await tx
      .updateTable('matches')
      .set({ entry_changed_at: changedAfter(entry_changed_at, now) })
      .where('user_id', '=', userId)
      .where('match_id', '=', matchId)
      .execute();
  }
  await tx
    .updateTable('matches')
    .set({ list_id: null, is_recurring: 0, recurring_day: null })
    .where('user_id', '=', userId)
    .where('list_id', '=', listId)
    .execute();
}

/** Type of a match with the counts that its card shows. */
export type CountedMatch = MatchRow & {
  /** Number of players of the list who are in the match. */
  list_player_count: number;
  guest_count: number;
  confirmed_count: number;
  /**
   * Number of players in the team claro; null if the match has no team claro. The counts of the other teams are null in
   * the same way.
   */
  claro_count: number | null;
  oscuro_count: number | null;
  naranja_count: number | null;
  verde_count: number | null;
  suplente_count: number | null;
  /** Number of players in the teams who have been deleted since. */
  deleted_count: number;
  /** Is 1 if settings for money are stored for the list, so that its screens show what matches cost; else 0. */
  has_money: number;
};

/** Selects the user's matches with their counts. `now` is a timestamp. */
export function counted(db: Reader, userId: string, now: string) {
  return db
    .selectFrom('matches')
    .selectAll('matches')
    .select([
      listPlayerCount(userId, now).as('list_player_count'),
      guestCount(userId).as('guest_count'),
      confirmedCount(userId).as('confirmed_count'),
      teamSize(userId, 'claro').as('claro_count'),
      teamSize(userId, 'oscuro').as('oscuro_count'),
      teamSize(userId, 'naranja').as('naranja_count'),
      teamSize(userId, 'verde').as('verde_count'),
      teamSize(userId, 'suplente').as('suplente_count'),
      deletedCount(userId).as('deleted_count'),
      isOfListWithMoney(userId).as('has_money'),
    ])
    .where('matches.user_id', '=', userId);
}

const perMatch = expressionBuilder<Schema, 'matches'>();

function listPlayerCount(userId: string, now: string) {
  return perMatch
    .selectFrom('players')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('players.user_id', '=', userId)
    .whereRef('players.list_id', '=', 'matches.list_id')
    .where((player) => isOnList(player, userId, now))
    .$asScalar()
    .$notNull();
}

function guestCount(userId: string) {
  return perMatch
    .selectFrom('match_roster_changes as guest')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('guest.user_id', '=', userId)
    .whereRef('guest.match_id', '=', 'matches.match_id')
    .where('guest.change', '=', 'guest')
    .$asScalar()
    .$notNull();
}

/** Returns the number of confirmed players of a match, as a subquery of a statement about matches. */
export function confirmedCount(userId: string) {
  return perMatch
    .selectFrom('confirmations as confirmation')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('confirmation.user_id', '=', userId)
    .whereRef('confirmation.match_id', '=', 'matches.match_id')
    .where('confirmation.confirmed', '=', 1)
    .$asScalar()
    .$notNull();
}

function teamSize(userId: string, team: Schema['teams']['name']) {
  return perMatch
    .selectFrom('teams')
    .leftJoin('team_players as place', (join) =>
      join
        .onRef('place.user_id', '=', 'teams.user_id')
        .onRef('place.team_id', '=', 'teams.team_id'),
    )
    .select(({ fn }) => fn.count<number>('place.player_id').as('count'))
    .where('teams.user_id', '=', userId)
    .whereRef('teams.match_id', '=', 'matches.match_id')
    .where('teams.name', '=', team)
    .groupBy('teams.team_id')
    .$asScalar();
}

function deletedCount(userId: string) {
  return perMatch
    .selectFrom('team_players as placed')
    .leftJoin('players', (join) =>
      join
        .onRef('players.user_id', '=', 'placed.user_id')
        .onRef('players.player_id', '=', 'placed.player_id'),
    )
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('placed.user_id', '=', userId)
    .whereRef('placed.match_id', '=', 'matches.match_id')
    .where('players.player_id', 'is', null)
    .$asScalar()
    .$notNull();
}
