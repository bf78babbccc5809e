import type { MatchPlayerReply } from '@picadito/domain';
import { countConfirmed } from './match-counts.ts';
import { matchPlayerColumns, type MatchPlayerKey } from './match-player-key.ts';
import { countConfirmation, countConfirmations } from './statistics/player-counts.ts';
import { prepared } from '../prepared.ts';
import type { Schema } from '../schema.ts';
import type { Reader, Writer } from '../transaction.ts';

/** What a player has answered; neither: nothing yet, or no more. */
export type Attendance = Pick<MatchPlayerReply, 'confirmed' | 'declined'>;

/** `changedAt`: when it became so. */
type TimedAttendance = Attendance & Pick<MatchPlayerReply, 'confirmedAt'> & { changedAt: string };

/** An answer, and whether the player had confirmed before it. */
type Answer = TimedAttendance & { wasConfirmed: boolean };

export async function setConfirmation(
  tx: Writer,
  key: MatchPlayerKey,
  { wasConfirmed, ...attendance }: Answer,
): Promise<void> {
  const gained = Number(attendance.confirmed) - Number(wasConfirmed);
  await Promise.all([
    upsertConfirmation(tx, { ...matchPlayerColumns(key), ...attendanceColumns(attendance) }),
    gained !== 0 && countGained(tx, key, gained),
  ]);
}

async function countGained(tx: Writer, key: MatchPlayerKey, gained: number): Promise<void> {
  await Promise.all([
    countConfirmation(tx, { ...key, gained }),
    countConfirmed(tx, { userId: key.userId, matchId: key.matchId, gained }),
  ]);
}

const attendanceColumns = (attendance: TimedAttendance) => ({
  confirmed: attendance.confirmed ? 1 : 0,
  confirmed_at: attendance.confirmedAt,
  declined: attendance.declined ? 1 : 0,
  changed_at: attendance.changedAt,
});

const upsertConfirmation = prepared((tx: Writer, row: Schema['confirmations']) => {
  const { user_id, match_id, player_id, confirmed, confirmed_at, declined, changed_at } = row;
  const attendance = { confirmed, confirmed_at, declined, changed_at };
  return tx
    .insertInto('confirmations')
    .values({ user_id, match_id, player_id, ...attendance })
    .onConflict((conflict) =>
      conflict.columns(['user_id', 'match_id', 'player_id']).doUpdateSet(attendance),
    );
});

/** Answers of several players of a match, each of whom answered something else before. */
export async function setConfirmations(
  tx: Writer,
  match: { userId: string; matchId: string },
  players: readonly (Answer & Pick<MatchPlayerReply, 'id'>)[],
): Promise<void> {
  const changed = players.filter(({ confirmed, wasConfirmed }) => confirmed !== wasConfirmed);
  const idsOf = (isConfirmed: boolean) =>
    changed.flatMap(({ id, confirmed }) => (confirmed === isConfirmed ? id : []));
  const [won, lost] = [idsOf(true), idsOf(false)];
  const storing = tx
    .insertInto('confirmations')
    .values(
      players.map(({ id, ...attendance }) => ({
        ...matchPlayerColumns({ ...match, playerId: id }),
        ...attendanceColumns(attendance),
      })),
    )
    .onConflict((conflict) =>
      conflict.columns(['user_id', 'match_id', 'player_id']).doUpdateSet((eb) => ({
        confirmed: eb.ref('excluded.confirmed'),
        confirmed_at: eb.ref('excluded.confirmed_at'),
        declined: eb.ref('excluded.declined'),
        changed_at: eb.ref('excluded.changed_at'),
      })),
    )
    .execute();
  await Promise.all([
    storing,
    countConfirmations(tx, match, won, '+'),
    countConfirmations(tx, match, lost, '-'),
    won.length !== lost.length &&
      countConfirmed(tx, { ...match, gained: won.length - lost.length }),
  ]);
}

export async function deleteConfirmation(tx: Writer, key: MatchPlayerKey): Promise<void> {
  const deleted = await tx
    .deleteFrom('confirmations')
    .where((eb) => eb.and(matchPlayerColumns(key)))
    .returning('confirmed')
    .executeTakeFirst();
  if (deleted?.confirmed === 1) await countGained(tx, key, -1);
}

/** Returns the players of a match whose attendance or last answer by the link is newer than that. */
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
