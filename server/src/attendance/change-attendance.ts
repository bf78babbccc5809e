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
import { dropGuests, promoteAfterDecision, type Place } from '../waitlist/waitlist.ts';
import { awardForRoster } from '../badges/award-badges.ts';
import { answersOf } from '../store/tables/waitlist/answers.ts';
import { followingGuests } from '../store/tables/waitlist/guests.ts';
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
  // Only a player who drops out frees a place for the waitlist.
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
    const before = { players, confirmedCount, waiting, saidVoy };
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

/**
 * The data that `storeChanged` needs: `changed` are the players of the request in their new state, `players` all loaded
 * players in their old state, and `waiting` is the waitlist, undefined if no player drops out.
 */
type Changed = {
  changed: readonly MatchPlayerReply[];
  players: ReadonlyMap<string, MatchPlayerReply>;
  confirmedCount: number;
  waiting: Awaited<ReturnType<typeof waitingOf>> | undefined;
  /** Ids of the players whose VOY counted before. A player of these who drops out is taken out by the organiser. */
  saidVoy: ReadonlySet<string>;
};

/**
 * Stores the new attendance, and what follows from it: guests who leave with their host, players who move up from the
 * waitlist, badges, and the event for open screens.
 */
async function storeChanged(
  tx: Writer,
  writeContext: WriteContext,
  matchId: string,
  { changed, players, confirmedCount, waiting, saidVoy }: Changed,
): Promise<void> {
  const { organiser, now } = writeContext;
  const ofMatch = { userId: organiser.id, matchId };
  const changedAt = writeContext.nextTimestamp();
  const answers = changed.map((player) => {
    const wasConfirmed = players.get(player.id)?.confirmed === true;
    const isTakenOut = !player.confirmed && saidVoy.has(player.id);
    return { ...player, wasConfirmed, changedAt, isTakenOut };
  });
  const ids = changed.map(({ id }) => id);
  await deleteAnswersProposed(tx, ofMatch, ids);
  await setConfirmations(tx, ofMatch, answers);
  const hostIds = changed.flatMap(({ id, declined }) => (declined ? id : []));
  const following =
    hostIds.length > 0 ? await followingGuests(tx, { ...ofMatch, now: timestamp(now) }) : [];
  const dropping = { following, hostIds, except: ids };
  const left = await dropGuests(tx, writeContext, matchId, dropping);
  const decided = [...changed, ...left];
  const had = [...answers, ...left].filter(({ wasConfirmed }) => wasConfirmed).length;
  const going = confirmedCount - had + confirmedOf(changed);
  const movedUp = waiting
    ? await promoteAfterDecision(tx, writeContext, matchId, { waiting, changed, left, going })
    : [];
  const confirmed = going + movedUp.length;
  if (changed.some((player) => player.confirmed))
    await awardForRoster(tx, writeContext, matchId, confirmed);
  writeContext.recordChange('match', matchId, detailOf([...decided, ...movedUp], confirmed));
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

const confirmedOf = (players: readonly MatchPlayerReply[]) =>
  players.filter(({ confirmed }) => confirmed).length;

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

/** Returns the players that the changes name and the number of confirmed players of the match. */
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
