import type { LinkAnswer } from '@picadito/domain';
import { matchPlayerColumns, type MatchPlayerKey } from '../matches/match-player-key.ts';
import type { RowOf } from '../../schema.ts';
import type { Reader, Writer } from '../../store.ts';

/**
 * Type of a player's last answer to a match as it is stored. The time of the last change of the attendance is not
 * included, because it is stored in `confirmations`.
 */
export type StoredAnswer = Omit<LinkAnswer, 'changedAt'>;

type OfMatch = { userId: string; matchId: string };

/**
 * Returns the last answers by the link to a match, the oldest first. They include answers that no longer count because
 * the organiser has changed the attendance since.
 */
export async function answersOf(db: Reader, { userId, matchId }: OfMatch): Promise<LinkAnswer[]> {
  const rows = await db
    .selectFrom('answers')
    .leftJoin('confirmations', (join) =>
      join
        .onRef('confirmations.user_id', '=', 'answers.user_id')
        .onRef('confirmations.match_id', '=', 'answers.match_id')
        .onRef('confirmations.player_id', '=', 'answers.player_id'),
    )
    .selectAll('answers')
    .select('confirmations.changed_at')
    .where('answers.user_id', '=', userId)
    .where('answers.match_id', '=', matchId)
    .execute();
  return rows.toSorted(byTime).map((row) => ({ ...reply(row), changedAt: row.changed_at }));
}

/** Returns the last answers by the link to these matches of the user, the oldest first. */
export async function answersOfMatches(db: Reader, userId: string, matchIds: readonly string[]) {
  const rows = await db
    .selectFrom('answers')
    .selectAll()
    .where('user_id', '=', userId)
    .where('match_id', 'in', matchIds)
    .execute();
  return rows.toSorted(byTime).map((row) => ({ matchId: row.match_id, ...reply(row) }));
}

/**
 * Compares answers by their time, for sorting. The database does not sort them, because an engine may read the answers
 * of all users to sort them.
 */
function byTime(a: Timed, b: Timed): number {
  return a.answered_at < b.answered_at ? -1 : 1;
}

type Timed = { answered_at: string };

function reply(row: RowOf<'answers'>): StoredAnswer {
  return {
    playerId: row.player_id,
    answer: row.answer,
    comment: row.comment,
    answeredAt: row.answered_at,
    queuedAt: row.queued_at,
    promotedAt: row.promoted_at,
    toldAt: row.told_at,
    authorId: row.author_id,
    isClaim: row.is_claim === 1,
    deviceHash: row.device_hash,
    before: row.undo_answer && {
      answer: row.undo_answer,
      comment: row.undo_comment,
      queuedAt: row.undo_queued_at,
      confirmedAt: row.undo_confirmed_at,
    },
    endedAbsence: row.ended_absence,
    hasDeclined: row.has_declined === 1,
  };
}

/** Stores the last answer of a player to a match, and replaces an earlier one. */
export async function storeAnswer(
  tx: Writer,
  { userId, matchId }: OfMatch,
  answer: StoredAnswer,
): Promise<void> {
  const values = {
    answer: answer.answer,
    comment: answer.comment,
    answered_at: answer.answeredAt,
    queued_at: answer.queuedAt,
    promoted_at: answer.promotedAt,
    told_at: answer.toldAt,
    author_id: answer.authorId,
    is_claim: Number(answer.isClaim),
    device_hash: answer.deviceHash,
    undo_answer: answer.before?.answer ?? null,
    undo_comment: answer.before?.comment ?? null,
    undo_queued_at: answer.before?.queuedAt ?? null,
    undo_confirmed_at: answer.before?.confirmedAt ?? null,
    ended_absence: answer.endedAbsence ?? null,
    has_declined: answer.hasDeclined || answer.answer === 'declined' ? 1 : 0,
  };
  await tx
    .insertInto('answers')
    .values({ ...matchPlayerColumns({ userId, matchId, playerId: answer.playerId }), ...values })
    .onConflict((conflict) =>
      conflict.columns(['user_id', 'match_id', 'player_id']).doUpdateSet(values),
    )
    .execute();
}

/**
 * Deletes the answers of these players as far as they are on the waitlist of the match, which takes them off the
 * waitlist.
 */
export async function deleteWaiting(
  tx: Writer,
  { userId, matchId }: OfMatch,
  playerIds: readonly string[],
): Promise<void> {
  await tx
    .deleteFrom('answers')
    .where('user_id', '=', userId)
    .where('match_id', '=', matchId)
    .where('player_id', 'in', playerIds)
    .where('queued_at', 'is not', null)
    .execute();
}

/** Stores that a player moves up from the waitlist at the time `at` and has not been notified yet. */
export async function promote(
  tx: Writer,
  { at, ...key }: MatchPlayerKey & { at: string },
): Promise<void> {
  await tx
    .updateTable('answers')
    .set({ queued_at: null, promoted_at: at, told_at: null })
    .where((eb) => eb.and(matchPlayerColumns(key)))
    .execute();
}

/**
 * Stores that the player was notified at the time `at` about the place in the match, and returns true. Returns false
 * and changes nothing if the player was notified before, or neither is on the waitlist nor moved up from it.
 */
export async function markNotified(tx: Writer, key: MatchPlayerKey, at: string): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('answers')
    .set({ told_at: at })
    .where((eb) => eb.and(matchPlayerColumns(key)))
    .where((eb) => eb.or([eb('promoted_at', 'is not', null), eb('queued_at', 'is not', null)]))
    .where('told_at', 'is', null)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

/** Deletes the last answer of a player to a match. The log keeps its entries. */
export async function deleteLastAnswer(tx: Writer, key: MatchPlayerKey): Promise<void> {
  await tx
    .deleteFrom('answers')
    .where((eb) => eb.and(matchPlayerColumns(key)))
    .execute();
}

/** Removes the comment of a player's last answer to a match, and the comment that undoing the answer would restore. */
export async function removeComment(tx: Writer, key: MatchPlayerKey): Promise<void> {
  await tx
    .updateTable('answers')
    .set({ comment: null, undo_comment: null })
    .where((eb) => eb.and(matchPlayerColumns(key)))
    .execute();
}

/** Deletes the answer of a player to a match, with its entries in the log. */
export async function deleteAnswerOf(tx: Writer, key: MatchPlayerKey): Promise<void> {
  for (const table of ['answers', 'answer_log'] as const) {
    await tx
      .deleteFrom(table)
      .where((eb) => eb.and(matchPlayerColumns(key)))
      .execute();
  }
}

/**
 * Deletes the answers by links to matches that started before the timestamp `startedBefore`, for all organisers. The
 * function also deletes the log of such answers and the data with which an organiser could revert the last undo of
 * answers. Rows written after `startedBefore` stay.
 */
export async function deleteOldAnswers(tx: Writer, startedBefore: string): Promise<void> {
  await tx
    .deleteFrom('answers')
    .where('answered_at', '<', startedBefore)
    .where((eb) =>
      eb.exists(
        eb
          .selectFrom('matches')
          .select('matches.match_id')
          .whereRef('matches.user_id', '=', 'answers.user_id')
          .whereRef('matches.match_id', '=', 'answers.match_id')
          .where('matches.starts_at', '<', startedBefore),
      ),
    )
    .execute();
  for (const table of ['answer_log', 'answer_undos'] as const)
    await tx
      .deleteFrom(table)
      .where('at', '<', startedBefore)
      .where((eb) =>
        eb.exists(
          eb
            .selectFrom('matches')
            .select('matches.match_id')
            .whereRef('matches.user_id', '=', `${table}.user_id`)
            .whereRef('matches.match_id', '=', `${table}.match_id`)
            .where('matches.starts_at', '<', startedBefore),
        ),
      )
      .execute();
}
