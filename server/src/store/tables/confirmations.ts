import type { MatchPlayerReply } from '@picadito/domain';
import { recountAttendance } from './match-counts.ts';
import { matchPlayerColumns, type MatchPlayerKey } from './match-player-key.ts';
import { countConfirmation, countConfirmations } from './statistics/player-counts.ts';
import { prepared } from '../prepared.ts';
import type { Schema } from '../schema.ts';
import type { Writer } from '../transaction.ts';

/** What a player has answered; neither: nothing yet, or no more. */
export type Attendance = Pick<MatchPlayerReply, 'confirmed' | 'declined'>;

type TimedAttendance = Attendance & Pick<MatchPlayerReply, 'confirmedAt'>;

/** Confirming again preserves the first time. */
export async function setConfirmation(
  tx: Writer,
  key: MatchPlayerKey,
  attendance: TimedAttendance,
): Promise<void> {
  await Promise.all([
    countConfirmation(tx, { ...key, confirmed: attendance.confirmed ? 1 : 0 }),
    upsertConfirmation(tx, { ...matchPlayerColumns(key), ...attendanceColumns(attendance) }),
    recountAttendance(tx, key),
  ]);
}

const attendanceColumns = (attendance: TimedAttendance) => ({
  confirmed: attendance.confirmed ? 1 : 0,
  confirmed_at: attendance.confirmedAt,
  declined: attendance.declined ? 1 : 0,
});

const upsertConfirmation = prepared(
  (
    tx: Writer,
    { user_id, match_id, player_id, confirmed, confirmed_at, declined }: Schema['confirmations'],
  ) =>
    tx
      .insertInto('confirmations')
      .values({ user_id, match_id, player_id, confirmed, confirmed_at, declined })
      .onConflict((conflict) =>
        conflict
          .columns(['user_id', 'match_id', 'player_id'])
          .doUpdateSet({ confirmed, confirmed_at, declined })
          .where((eb) =>
            eb.or([
              eb('confirmations.confirmed', '!=', confirmed),
              eb('confirmations.declined', '!=', declined),
            ]),
          ),
      ),
);

/** Answers of several players of a match, each of whom answered something else before. */
export async function setConfirmations(
  tx: Writer,
  { userId, matchId }: { userId: string; matchId: string },
  players: readonly (TimedAttendance & Pick<MatchPlayerReply, 'id'>)[],
): Promise<void> {
  const idsOf = (isConfirmed: boolean) =>
    players.flatMap(({ id, confirmed }) => (confirmed === isConfirmed ? id : []));
  const answers = { confirmed: idsOf(true), others: idsOf(false) };
  const counting = countConfirmations(tx, { userId, matchId }, answers);
  const storing = tx
    .insertInto('confirmations')
    .values(
      players.map(({ id, ...attendance }) => ({
        ...matchPlayerColumns({ userId, matchId, playerId: id }),
        ...attendanceColumns(attendance),
      })),
    )
    .onConflict((conflict) =>
      conflict.columns(['user_id', 'match_id', 'player_id']).doUpdateSet((eb) => ({
        confirmed: eb.ref('excluded.confirmed'),
        confirmed_at: eb.ref('excluded.confirmed_at'),
        declined: eb.ref('excluded.declined'),
      })),
    )
    .execute();
  await Promise.all([counting, storing, recountAttendance(tx, { userId, matchId })]);
}

export async function deleteConfirmation(tx: Writer, key: MatchPlayerKey): Promise<void> {
  await countConfirmation(tx, { ...key, confirmed: 0 });
  const { numDeletedRows } = await tx
    .deleteFrom('confirmations')
    .where((eb) => eb.and(matchPlayerColumns(key)))
    .executeTakeFirstOrThrow();
  if (numDeletedRows > 0n) await recountAttendance(tx, key);
}
