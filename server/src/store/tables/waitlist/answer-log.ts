import type { LoggedAnswer, PlayerState, Replaced } from '@picadito/domain';
import type { RowOf } from '../../schema.ts';
import type { Reader, Writer } from '../../store.ts';

/** Number of logged answers of a match that the organiser sees, the newest ones. */
export const LOGGED_ANSWERS = 20;
/** Maximum number of logged answers of a match. Beyond it, the oldest ones are deleted. */
const KEPT_ANSWERS = 2000;
/** Time in milliseconds within which an answer may replace the entry before (`logAnswer`). */
const MERGED_MS = 60_000;

type OfMatch = { userId: string; matchId: string };

/** Type of an answer that counted, with the values that the log stores. */
export type Logging = Omit<LoggedAnswer, 'undoneAt'> & { addressHash: string | null };

/**
 * Adds an answer to the log. If the log has more entries than the organiser sees, the answer replaces the player's
 * previous entry when the same device made that entry less than a minute before and the organiser could undo it. The
 * new entry then takes over the states that the replaced entry could restore. So a device that changes its answer again
 * and again does not push other entries out of the log.
 */
export async function logAnswer(tx: Writer, match: OfMatch, logging: Logging): Promise<void> {
  const { at, playerId, answer, authorId, deviceHash, kind, isComment, addressHash } = logging;
  const logged = await countLogged(tx, match);
  const last = logged > LOGGED_ANSWERS ? await lastOf(tx, match, playerId) : undefined;
  const isMerged =
    last !== undefined &&
    deviceHash !== null &&
    last.device_hash === deviceHash &&
    last.undone_at === null &&
    last.replaced !== null &&
    Date.parse(at) - Date.parse(last.at) < MERGED_MS;
  if (isMerged) await deleteLogged(tx, match, last.at);
  await tx
    .insertInto('answer_log')
    .values({
      user_id: match.userId,
      match_id: match.matchId,
      at,
      player_id: playerId,
      answer,
      author_id: authorId,
      device_hash: deviceHash,
      device_kind: kind,
      is_comment: Number(isComment),
      address_hash: addressHash ?? (isMerged ? last.address_hash : null),
      replaced: isMerged ? last.replaced : textOf(logging.replaced),
    })
    .execute();
  if (logged >= KEPT_ANSWERS) await deleteBeyond(tx, match);
}

const textOf = (replaced: Replaced | null) => (replaced === null ? null : JSON.stringify(replaced));

async function lastOf(db: Reader, { userId, matchId }: OfMatch, playerId: string) {
  return db
    .selectFrom('answer_log')
    .selectAll()
    .where('user_id', '=', userId)
    .where('match_id', '=', matchId)
    .where('player_id', '=', playerId)
    .orderBy('at', 'desc')
    .limit(1)
    .executeTakeFirst();
}

async function countLogged(db: Reader, { userId, matchId }: OfMatch): Promise<number> {
  const { count } = await db
    .selectFrom('answer_log')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
    .where('match_id', '=', matchId)
    .executeTakeFirstOrThrow();
  return count;
}

export async function deleteLogged(
  tx: Writer,
  { userId, matchId }: OfMatch,
  at: string,
): Promise<void> {
  await tx
    .deleteFrom('answer_log')
    .where('user_id', '=', userId)
    .where('match_id', '=', matchId)
    .where('at', '=', at)
    .execute();
}

async function deleteBeyond(tx: Writer, { userId, matchId }: OfMatch): Promise<void> {
  const oldest = await tx
    .selectFrom('answer_log')
    .select('at')
    .where('user_id', '=', userId)
    .where('match_id', '=', matchId)
    .orderBy('at', 'desc')
    .offset(KEPT_ANSWERS - 1)
    .limit(1)
    .executeTakeFirst();
  if (!oldest) return;
  await tx
    .deleteFrom('answer_log')
    .where('user_id', '=', userId)
    .where('match_id', '=', matchId)
    .where('at', '<', oldest.at)
    .execute();
}

/** Returns all logged answers of a match, the oldest first. */
export async function loggedAnswers(
  db: Reader,
  { userId, matchId }: OfMatch,
): Promise<(LoggedAnswer & { addressHash: string | null })[]> {
  const rows = await db
    .selectFrom('answer_log')
    .selectAll()
    .where('user_id', '=', userId)
    .where('match_id', '=', matchId)
    .orderBy('at')
    .execute();
  return rows.map(entry);
}

function entry(row: RowOf<'answer_log'>): LoggedAnswer & { addressHash: string | null } {
  return {
    at: row.at,
    playerId: row.player_id,
    answer: row.answer,
    authorId: row.author_id,
    deviceHash: row.device_hash,
    kind: row.device_kind,
    isComment: row.is_comment === 1,
    undoneAt: row.undone_at,
    replaced: row.replaced === null ? null : (JSON.parse(row.replaced) as Replaced),
    addressHash: row.address_hash,
  };
}

/** Marks the log entries of a match with these times as undone at `undoneAt`; null marks them as not undone. */
export async function setUndone(
  tx: Writer,
  { userId, matchId }: OfMatch,
  times: readonly string[],
  undoneAt: string | null,
): Promise<void> {
  for (const at of times)
    await tx
      .updateTable('answer_log')
      .set({ undone_at: undoneAt })
      .where('user_id', '=', userId)
      .where('match_id', '=', matchId)
      .where('at', '=', at)
      .execute();
}

/** Removes deleted players from the states that log entries of other players would restore when they are undone. */
export async function forgetInLog(
  tx: Writer,
  userId: string,
  playerIds: readonly string[],
): Promise<void> {
  const rows = await tx
    .selectFrom('answer_log')
    .selectAll()
    .where('user_id', '=', userId)
    .where('replaced', 'is not', null)
    .execute();
  for (const row of rows) {
    const { replaced } = entry(row);
    if (!namesAny(row.replaced, playerIds) || !replaced) continue;
    await tx
      .updateTable('answer_log')
      .set({ replaced: textOf(withoutPlayers(replaced, playerIds)) })
      .where('user_id', '=', userId)
      .where('match_id', '=', row.match_id)
      .where('at', '=', row.at)
      .execute();
  }
}

/**
 * Removes the comments of a player from the states that log entries of the match would restore when they are undone.
 */
export async function removeLoggedComments(
  tx: Writer,
  match: OfMatch,
  playerId: string,
): Promise<void> {
  for (const { at, replaced } of await loggedAnswers(tx, match)) {
    if (!replaced) continue;
    const without = (states: PlayerState[]) => statesWithoutComments(states, playerId);
    const [own = replaced.own] = without([replaced.own]);
    const { guests, movedUp } = replaced;
    const changed = textOf({ own, guests: without(guests), movedUp: without(movedUp) });
    if (changed === textOf(replaced)) continue;
    await tx
      .updateTable('answer_log')
      .set({ replaced: changed })
      .where('user_id', '=', match.userId)
      .where('match_id', '=', match.matchId)
      .where('at', '=', at)
      .execute();
  }
}

/** Returns these states of players with the comments of one player removed. */
export function statesWithoutComments(
  states: readonly PlayerState[],
  playerId: string,
): PlayerState[] {
  return states.map((state) => {
    const { answer } = state;
    if (state.playerId !== playerId || !answer) return state;
    const before = answer.before && { ...answer.before, comment: null };
    return { ...state, answer: { ...answer, comment: null, before } };
  });
}

/** Returns whether a stored JSON contains the id of at least one of these players; false for null. */
export const namesAny = (json: string | null, playerIds: readonly string[]) =>
  json !== null && playerIds.some((id) => json.includes(`"${id}"`));

function withoutPlayers(
  { own, guests, movedUp }: Replaced,
  playerIds: readonly string[],
): Replaced {
  // The player's id replaces the id of a deleted author, so that the answer still counts as given by somebody else.
  const authored = (state: PlayerState): PlayerState =>
    state.answer && playerIds.includes(state.answer.authorId ?? '')
      ? { ...state, answer: { ...state.answer, authorId: state.playerId } }
      : state;
  const left = (states: readonly PlayerState[]) =>
    states.filter(({ playerId }) => !playerIds.includes(playerId)).map(authored);
  return { own: authored(own), guests: left(guests), movedUp: left(movedUp) };
}

/** Returns the logged answers of these matches of the user, the oldest first. */
export async function loggedOfMatches(db: Reader, userId: string, matchIds: readonly string[]) {
  const rows = await db
    .selectFrom('answer_log')
    .selectAll()
    .where('user_id', '=', userId)
    .where('match_id', 'in', matchIds)
    .execute();
  return rows
    .map((row) => ({ matchId: row.match_id, ...entry(row) }))
    .toSorted((a, b) => (a.at < b.at ? -1 : 1));
}
