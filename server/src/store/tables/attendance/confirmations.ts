import type { MatchPlayerReply } from '@picadito/domain';
import { matchPlayerColumns, type MatchPlayerKey } from '../matches/match-player-key.ts';
import type { Reader, Writer } from '../../store.ts';

type OfMatch = { userId: string; matchId: string };

/** Type of the attendance of a player in a match. `confirmed` and `declined` are both false while it is pending. */
export type Attendance = Pick<MatchPlayerReply, 'confirmed' | 'declined'>;

/**
 * Type of the attendance to store for a player. `changedAt` is the time of the last change. `isTakenOut` is true if the
 * organiser takes the player out after the player's VOY.
 */
type Answer = Attendance &
  Pick<MatchPlayerReply, 'id' | 'confirmedAt'> & { changedAt: string; isTakenOut?: boolean };

export async function countConfirmed(db: Reader, { userId, matchId }: OfMatch): Promise<number> {
  const { count } = await db
    .selectFrom('confirmations')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
    .where('match_id', '=', matchId)
    .where('confirmed', '=', 1)
    .executeTakeFirstOrThrow();
  return count;
}

/** Returns the ids of the matches in which at least one of these players is confirmed. */
export async function matchesConfirmedIn(
  db: Reader,
  userId: string,
  playerIds: readonly string[],
): Promise<Set<string>> {
  const rows = await db
    .selectFrom('confirmations')
    .select('match_id')
    .where('user_id', '=', userId)
    .where('player_id', 'in', playerIds)
    .where('confirmed', '=', 1)
    .execute();
  return new Set(rows.map((row) => row.match_id));
}

export async function storeAttendance(
  tx: Writer,
  match: OfMatch,
  players: readonly Answer[],
): Promise<void> {
  if (players.length === 0) return;
  const rows = players.map((player) => ({
    ...matchPlayerColumns({ ...match, playerId: player.id }),
    confirmed: player.confirmed ? 1 : 0,
    confirmed_at: player.confirmedAt,
    declined: player.declined ? 1 : 0,
    changed_at: player.changedAt,
    is_taken_out: player.isTakenOut ? 1 : 0,
  }));
  await tx
    .insertInto('confirmations')
    .values(rows)
    .onConflict((conflict) =>
      conflict.columns(['user_id', 'match_id', 'player_id']).doUpdateSet((eb) => ({
        confirmed: eb.ref('excluded.confirmed'),
        confirmed_at: eb.ref('excluded.confirmed_at'),
        declined: eb.ref('excluded.declined'),
        changed_at: eb.ref('excluded.changed_at'),
        is_taken_out: eb.ref('excluded.is_taken_out'),
      })),
    )
    .execute();
}

export async function deleteConfirmation(tx: Writer, key: MatchPlayerKey): Promise<void> {
  await tx
    .deleteFrom('confirmations')
    .where((eb) => eb.and(matchPlayerColumns(key)))
    .execute();
}

/**
 * Returns the ids of the players of a match whose attendance changed after `at` or whose last answer by the link came
 * after `at`.
 */
export async function changedSince(
  db: Reader,
  { userId, matchId }: { userId: string; matchId: string },
  at: string,
): Promise<Set<string>> {
  const changed = await db
    .selectFrom('confirmations')
    .select('player_id')
    .where('user_id', '=', userId)
    .where('match_id', '=', matchId)
    .where('changed_at', '>', at)
    .execute();
  const answered = await db
    .selectFrom('answers')
    .select('player_id')
    .where('user_id', '=', userId)
    .where('match_id', '=', matchId)
    .where('answered_at', '>', at)
    .execute();
  return new Set([...changed, ...answered].map((row) => row.player_id));
}

/** Returns the time of the last change of each player's attendance in a match, by player id, where it is known. */
export async function attendanceChanges(
  db: Reader,
  { userId, matchId }: OfMatch,
): Promise<Map<string, string>> {
  const rows = await db
    .selectFrom('confirmations')
    .select(['player_id', 'changed_at'])
    .where('user_id', '=', userId)
    .where('match_id', '=', matchId)
    .where('changed_at', 'is not', null)
    .execute();
  return new Map(rows.map((row) => [row.player_id, row.changed_at ?? '']));
}
