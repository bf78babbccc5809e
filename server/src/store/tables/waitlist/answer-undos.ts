import type { PlayerState } from '@picadito/domain';
import type { RowOf } from '../../schema.ts';
import type { Reader, Writer } from '../../store.ts';
import { namesAny, statesWithoutComments } from './answer-log.ts';

type OfMatch = { userId: string; matchId: string };

/** Holds what an undo of answers removed and replaced, so that it can be taken back. */
export type UndoneAnswers = {
  /** These are the times of the entries in the log. */
  entries: string[];
  /** These are the states of names before the undo. */
  states: PlayerState[];
  /** This is the last timestamp of the undo; anything newer has changed since. */
  until: string;
  devices: RowOf<'devices'>[];
  proposals: RowOf<'proposals'>[];
  guests: { hostId: string; name: string }[];
};

/** Returns the last undo of a match, with its time. */
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

/** Stores an undo in the place of the last one of the match. */
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

/** Returns the last undos of these matches of the user. */
export async function undosOfMatches(db: Reader, userId: string, matchIds: readonly string[]) {
  const rows = await db
    .selectFrom('answer_undos')
    .select(['match_id as matchId', 'at', 'undone'])
    .where('user_id', '=', userId)
    .where('match_id', 'in', matchIds)
    .execute();
  return rows.map((row) => ({ ...row, undone: JSON.parse(row.undone) as UndoneAnswers }));
}

/** Deletes the undos that name one of these players. */
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

/** Removes the comments of a player from the last undo of a match. */
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
