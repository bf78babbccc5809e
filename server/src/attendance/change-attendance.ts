import {
  EVENT_PLAYERS_MAX,
  MESSAGES,
  type AttendanceChangeInput,
  type AttendanceDetail,
  type AttendanceReply,
  type MatchPlayerReply,
  type AttendanceInput,
  isCurrent,
  type LinkAnswer,
  statusOf,
} from '@picadito/domain';
import { AppError } from '../app-error.ts';
import { followDropOuts, type Place } from '../waitlist/waitlist.ts';
import { awardForRoster } from '../badges/award-badges.ts';
import { answersOf } from '../store/tables/waitlist/answers.ts';
import { deleteAnswersProposed } from '../store/tables/group-link/proposals.ts';
import { waitingOf } from '../store/tables/waitlist/waitlist.ts';
import {
  countConfirmed,
  setConfirmations,
  type Attendance,
} from '../store/tables/attendance/confirmations.ts';
import { findInRoster, rosterOf } from '../store/tables/matches/roster.ts';
import type { Writer } from '../store/store.ts';
import { timestamp } from '../store/timestamps.ts';
import type { Context, Organiser } from '../transactions/context.ts';
import { isId, lockOwnedMatch, orNotFound } from '../transactions/load-owned.ts';
import { write, type WriteContext } from '../transactions/write.ts';

/**
 * Changes the attendance of several players of a match. Refuses the changes of players outside the match and the
 * changes that conflict with another device's; stores all others. Confirmations get increasing times in the order of
 * the request. A player who is already confirmed keeps the first time.
 */
export async function changeAttendance(
  context: Context,
  organiser: Organiser,
  matchId: string,
  changes: readonly AttendanceChangeInput[],
): Promise<AttendanceReply> {
  return write(context, organiser, (tx, writeContext) =>
    changeAttendanceIn(tx, writeContext, matchId, changes),
  );
}

/**
 * Changes the attendance of several players within a transaction. Returns the players of the request in their new state
 * and the refused changes. `isTakingOut` is false if the organiser accepts that the players have dropped out, so that
 * they are not told that the organiser has taken them out.
 */
export async function changeAttendanceIn(
  tx: Writer,
  writeContext: WriteContext,
  matchId: string,
  changes: readonly AttendanceChangeInput[],
  isTakingOut = true,
): Promise<AttendanceReply> {
  const { organiser, now } = writeContext;
  const ofMatch = { userId: organiser.id, matchId };
  const time = timestamp(now);
  const loaded = await namedPlayers(tx, organiser, { matchId, changes, time });
  const players = new Map(loaded.players.map((player) => [player.id, player]));
  // Only a player who drops out takes guests along and frees a place for the waitlist.
  const isAnyOut = changes.some(({ isConfirmed }) => !isConfirmed);
  const isOnAnswer = changes.some(({ seen }) => seen?.answeredAt !== undefined);
  const answers = isOnAnswer || isAnyOut ? await answersOf(tx, ofMatch) : [];
  const waiting = isAnyOut ? await waitingOf(tx, ofMatch, now) : undefined;
  const refused: AttendanceReply['refused'] = [];
  const changed: MatchPlayerReply[] = [];
  for (const { playerId, ...input } of changes) {
    const player = players.get(playerId);
    if (!player) {
      refused.push({ playerId, why: 'missing' });
      continue;
    }
    const answer = answers.find((one) => one.playerId === playerId);
    const attendance = nextAttendance(player, input, answer);
    if (attendance === 'changed') refused.push({ playerId, why: 'changed' });
    else if (attendance) {
      changed.push({
        ...player,
        ...attendance,
        confirmedAt: attendance.confirmed ? writeContext.nextTimestamp() : null,
      });
    }
  }
  if (changed.length > 0) {
    const { confirmedCount } = loaded;
    const voys = isTakingOut ? answers.filter((one) => isVoy(one, players)) : [];
    const saidVoy = new Set(voys.map(({ playerId }) => playerId));
    const before = { players, confirmedCount, isAnyOut, waiting, saidVoy };
    await storeChanged(tx, writeContext, matchId, { changed, ...before });
  }
  for (const player of changed) players.set(player.id, player);
  return { players: changes.flatMap(({ playerId }) => players.get(playerId) ?? []), refused };
}

/** Tells whether an answer is a VOY that still counts. */
function isVoy(answer: LinkAnswer, players: ReadonlyMap<string, MatchPlayerReply>): boolean {
  const player = players.get(answer.playerId);
  return (
    player !== undefined && answer.answer === 'confirmed' && isCurrent(answer, statusOf(player))
  );
}

type Changed = {
  /** The players whose attendance changes, in their new state. */
  changed: readonly MatchPlayerReply[];
  /** All loaded players in their old state. */
  players: ReadonlyMap<string, MatchPlayerReply>;
  /** The number of confirmed players before the change. */
  confirmedCount: number;
  isAnyOut: boolean;
  /** The waitlist before the change; undefined if there is none or no player of the request drops out. */
  waiting: Awaited<ReturnType<typeof waitingOf>> | undefined;
  /**
   * Ids of the players whose VOY counted before the change. If one of these players drops out now, the organiser has
   * taken the player out.
   */
  saidVoy: ReadonlySet<string>;
};

/**
 * Stores the new attendance and what follows from it: for drop-outs, the changes to guests and the waitlist
 * (`followDropOuts`); badges; and the event for open screens. Deletes the open proposals of answers for these players.
 */
async function storeChanged(
  tx: Writer,
  writeContext: WriteContext,
  matchId: string,
  { changed, players, confirmedCount, isAnyOut, waiting, saidVoy }: Changed,
): Promise<void> {
  const ofMatch = { userId: writeContext.organiser.id, matchId };
  const changedAt = writeContext.nextTimestamp();
  const ids = changed.map(({ id }) => id);
  await deleteAnswersProposed(tx, ofMatch, ids);
  await setConfirmations(
    tx,
    ofMatch,
    changed.map((player) => {
      const isTakenOut = !player.confirmed && saidVoy.has(player.id);
      return { ...player, changedAt, isTakenOut };
    }),
  );
  const before = ids.filter((id) => players.get(id)?.confirmed).length;
  const after = changed.filter((player) => player.confirmed).length;
  const going = confirmedCount - before + after;
  const { places, confirmed } = isAnyOut
    ? await followDropOuts(tx, writeContext, matchId, { waiting, changed, going })
    : { places: [], confirmed: going };
  if (after > 0) await awardForRoster(tx, writeContext, matchId, confirmed);
  writeContext.recordChange('match', matchId, detailOf([...changed, ...places], confirmed));
}

function detailOf(changed: readonly Place[], confirmedCount: number): AttendanceDetail {
  const players =
    changed.length > EVENT_PLAYERS_MAX
      ? null
      : changed.map(({ id, confirmed, confirmedAt, declined }) => {
          return { id, confirmed, confirmedAt, declined };
        });
  return { part: 'attendance', confirmedCount, players };
}

/**
 * Changes the attendance of one player and returns the player. Throws `failed-precondition` if another device has
 * changed the attendance since the request's state, and "not found" for a player outside the match.
 */
export async function confirmAttendance(
  context: Context,
  organiser: Organiser,
  matchId: string,
  change: AttendanceChangeInput,
): Promise<MatchPlayerReply> {
  const { players, refused } = await changeAttendance(context, organiser, matchId, [change]);
  if (refused.some(({ why }) => why === 'changed')) {
    throw new AppError('failed-precondition', MESSAGES.attendanceChanged);
  }
  return orNotFound(players[0]);
}

type Wanted = { matchId: string; changes: readonly AttendanceChangeInput[]; time: string };

/**
 * Locks the match. Returns its players, only the named one if there is just one change, and the number of confirmed
 * players.
 */
async function namedPlayers(
  tx: Writer,
  organiser: Organiser,
  { matchId, changes, time }: Wanted,
): Promise<{ players: MatchPlayerReply[]; confirmedCount: number }> {
  const { match_id } = await lockOwnedMatch(tx, organiser, matchId);
  const [first, ...others] = changes;
  const one = others.length === 0 && first && isId(first.playerId);
  const players = one
    ? await findInRoster(tx, organiser.id, match_id, first.playerId, time)
    : await rosterOf(tx, organiser.id, match_id, time);
  const confirmedCount = await countConfirmed(tx, { userId: organiser.id, matchId });
  return { players: players ? [players].flat() : [], confirmedCount };
}

/**
 * Returns the attendance of a player after a request: null when nothing changes, 'changed' when another device has
 * changed it since the state that the request has seen (`seen`). `answer` is the player's answer by the group link. An
 * answer newer than the seen one counts as a change, because NO SÉ and the waitlist leave the attendance as it is. When
 * the organiser repeats a NO that another player gave, the result is that NO again, now as the organiser's.
 */
export function nextAttendance(
  stored: Attendance,
  { isConfirmed, declined, seen }: AttendanceInput,
  answer?: LinkAnswer,
): Attendance | 'changed' | null {
  const wanted = { confirmed: isConfirmed, declined };
  const status = statusOf(stored);
  if (status === statusOf(wanted)) {
    const isSeen = declined && answer !== undefined && seen?.answeredAt === answer.answeredAt;
    return isSeen && answer.authorId !== null && isCurrent(answer, status) ? wanted : null;
  }
  if (!seen) return wanted;
  return status !== statusOf(seen) || isNewer(answer, seen.answeredAt) ? 'changed' : wanted;
}

/**
 * Tells whether an answer is newer than the answer that the request has seen. `seenAt` is the time of the seen answer,
 * null when there was none, undefined when the request does not say.
 */
function isNewer(answer: LinkAnswer | undefined, seenAt: string | null | undefined): boolean {
  return answer !== undefined && seenAt !== undefined && answer.answeredAt > (seenAt ?? '');
}
