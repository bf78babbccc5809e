import type { PlayerState } from '@picadito/domain';
import type { RowOf } from '../../schema.ts';
import type { Reader, Writer } from '../../store.ts';
import { namesAny, statesWithoutComments } from './answer-log.ts';

type OfMatch = { userId: string; matchId: string };

/** Type of everything that an undo of answers removed or replaced, so that the undo can be reverted. */
export type UndoneAnswers = {
  /** Times of the log entries that were undone; within a match, a time identifies an entry. */
  entries: string[];
  /** States of the players before the undo. */
  states: PlayerState[];
  /**
   * Newest timestamp of the undo. Data with a newer timestamp has changed since, and a revert must not overwrite it.
   */
  until: string;
  devices: RowOf<'devices'>[];
  proposals: RowOf<'proposals'>[];
  guests: { hostId: string; name: string }[];
};

/** Returns the last undo of answers in a match, with its time; undefined if there was none. */
export async function findUndo(
  db: Reader,
  { userId, matchId }: OfMatch,
): Promise<{ at: string; undone: UndoneAnswers } | undefined> {
  const row = await db
    .selectFrom('answer_undos')
    .select(['at', 'undone'])
    .where('user_id', '=', userId)
    .where('match_id', '=', matchId)
    .executeTakeFirst();
  return row && { at: row.at, undone: JSON.parse(row.undone) as UndoneAnswers };
}

/** Stores an undo of answers in a match and replaces the previous one, because only the last undo can be reverted. */
export async function storeUndo(
  tx: Writer,
  match: OfMatch,
  { at, undone }: { at: string; undone: UndoneAnswers },
): Promise<void> {
  await deleteUndo(tx, match);
  const row = { user_id: match.userId, match_id: match.matchId, at };
  await tx
    .insertInto('answer_undos')
    .values({ ...row, undone: JSON.stringify(undone) })
    .execute();
}

/** Returns the last undo of answers in each of these matches of the user. */
export async function undosOfMatches(db: Reader, userId: string, matchIds: readonly string[]) {
  const rows = await db
    .selectFrom('answer_undos')
    .select(['match_id as matchId', 'at', 'undone'])
    .where('user_id', '=', userId)
    .where('match_id', 'in', matchIds)
    .execute();
  return rows.map((row) => ({ ...row, undone: JSON.parse(row.undone) as UndoneAnswers }));
}

/** Deletes the undos that contain one of these players, who are deleted; such an undo can then not be reverted. */
export async function deleteUndosNaming(
  tx: Writer,
  userId: string,
  playerIds: readonly string[],
): Promise<void> {
  const rows = await tx
    .selectFrom('answer_undos')
    .select(['match_id as matchId', 'undone'])
    .where('user_id', '=', userId)
    .execute();
  for (const { matchId, undone } of rows)
    if (namesAny(undone, playerIds)) await deleteUndo(tx, { userId, matchId });
}

/** Removes the comments of a player from the states that a revert of the match's last undo would restore. */
export async function removeUndoneComments(
  tx: Writer,
  match: OfMatch,
  playerId: string,
): Promise<void> {
  const last = await findUndo(tx, match);
  if (!last) return;
  const states = statesWithoutComments(last.undone.states, playerId);
  await storeUndo(tx, match, { at: last.at, undone: { ...last.undone, states } });
}

export async function deleteUndo(tx: Writer, { userId, matchId }: OfMatch): Promise<void> {
  await tx
    .deleteFrom('answer_undos')
    .where('user_id', '=', userId)
    .where('match_id', '=', matchId)
    .execute();
}
