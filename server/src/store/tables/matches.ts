import type { Insertable } from 'kysely';
import { counted, type CountedMatch } from './counted-matches.ts';
import { recountRoster } from './match-counts.ts';
import { countMatchIn, recountingPlayers, takeMatchOut } from './statistics/player-counts.ts';
import { addToSlot, removeFromSlot } from './search/match-slots.ts';
import { deletePilot } from './autopilot/autopilots.ts';
import { prepared } from '../prepared.ts';
import type { RowOf, Schema } from '../schema.ts';
import { TABLES_OF_MATCH } from '../table-list.ts';
import type { Reader, Writer } from '../transaction.ts';

export type MatchRow = RowOf<'matches'>;

type CountColumn =
  | 'listed_count'
  | 'guest_count'
  | 'confirmed_count'
  | 'claro_count'
  | 'oscuro_count'
  | 'suplente_count';
/** Without what is counted. */
export type NewMatch = Omit<Insertable<Schema['matches']>, CountColumn>;

export async function findMatch(
  db: Reader,
  userId: string,
  matchId: string,
  now: string,
): Promise<CountedMatch | undefined> {
  const [row] = await selectMatch(db, { userId, matchId, now });
  return row;
}

const selectMatch = prepared(
  (db: Reader, { userId, matchId, now }: { userId: string; matchId: string; now: string }) =>
    counted(db, userId, now).where('matches.match_id', '=', matchId),
);

/** The match as it is stored, its row locked until the transaction ends. */
export async function lockMatch(
  tx: Writer,
  userId: string,
  matchId: string,
): Promise<MatchRow | undefined> {
  const [row] = await selectToLock(tx, { userId, matchId });
  return row;
}

const selectToLock = prepared(
  (tx: Writer, { userId, matchId }: { userId: string; matchId: string }) =>
    tx
      .selectFrom('matches')
      .selectAll()
      .where('user_id', '=', userId)
      .where('match_id', '=', matchId)
      .forUpdate(),
);

export async function insertMatch(tx: Writer, match: NewMatch): Promise<void> {
  await tx
    .insertInto('matches')
    .values({ ...match, ...NOTHING })
    .execute();
  await recountRoster(tx, { userId: match.user_id, matchId: match.match_id });
  await addToMatchCount(tx, { userId: match.user_id, added: 1 });
  await addToSlot(tx, match.user_id, match);
  await countMatchIn(tx, { userId: match.user_id, matchId: match.match_id });
}

/** A match begins without attendance and teams, also as another of its series. */
const NOTHING = {
  guest_count: 0,
  confirmed_count: 0,
  claro_count: null,
  oscuro_count: null,
  suplente_count: null,
};

const addToMatchCount = prepared(
  (tx: Writer, { userId, added }: { userId: string; added: number }) =>
    tx
      .updateTable('users')
      .set((eb) => ({ match_count: eb('match_count', '+', added) }))
      .where('user_id', '=', userId),
);

/** What decides whether a match is completable, and whom it calls. */
const COUNTED = ['list_id', 'starts_at', 'status', 'is_recurring'] as const;

export async function updateMatch(
  tx: Writer,
  userId: string,
  matchId: string,
  changes: Omit<NewMatch, 'user_id' | 'match_id' | 'created_at' | 'sit_out'>,
): Promise<void> {
  const before = await lockMatch(tx, userId, matchId);
  const update = () =>
    tx
      .updateTable('matches')
      .set(changes)
      .where('user_id', '=', userId)
      .where('match_id', '=', matchId)
      .execute();
  if (before && COUNTED.every((column) => before[column] === changes[column])) await update();
  else await recountingPlayers(tx, { userId, matchId }, update);
  await recountRoster(tx, { userId, matchId });
  if (!before) return;
  await removeFromSlot(tx, userId, before);
  await addToSlot(tx, userId, { ...before, ...changes });
}

/** With every row about it. */
export async function deleteMatch(tx: Writer, userId: string, matchId: string): Promise<void> {
  await takeMatchOut(tx, { userId, matchId });
  for (const table of TABLES_OF_MATCH) {
    await tx
      .deleteFrom(table)
      .where('user_id', '=', userId)
      .where('match_id', '=', matchId)
      .execute();
  }
  const deleted = await tx
    .deleteFrom('matches')
    .where('user_id', '=', userId)
    .where('match_id', '=', matchId)
    .returning(['location', 'date', 'time'])
    .executeTakeFirst();
  if (!deleted) return;
  await addToMatchCount(tx, { userId, added: -1 });
  await removeFromSlot(tx, userId, deleted);
}

/**
 * A deleted list's matches stay, without it; a weekly series that called it ends, with its last match as a plain one.
 * Its players are gone by then.
 */
export async function detachMatchesFromList(tx: Writer, userId: string, listId: string) {
  const weekly = await tx
    .selectFrom('matches')
    .select('match_id')
    .where('user_id', '=', userId)
    .where('list_id', '=', listId)
    // for '= 1' PostgreSQL may read the index of all weekly matches
    .where('is_recurring', '!=', 0)
    .execute();
  const matches = weekly.map(({ match_id: matchId }) => ({ userId, matchId }));
  for (const match of matches) {
    await takeMatchOut(tx, match);
    await deletePilot(tx, match);
  }
  await tx
    .updateTable('matches')
    .set({ list_id: null, is_recurring: 0, recurring_day: null, listed_count: 0 })
    .where('user_id', '=', userId)
    .where('list_id', '=', listId)
    .execute();
  for (const match of matches) await countMatchIn(tx, match);
}
