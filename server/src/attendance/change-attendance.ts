import {
  EVENT_PLAYERS_MAX,
  MESSAGES,
  type AttendanceChangeInput,
  type AttendanceDetail,
  type AttendanceReply,
  type ConfirmReply,
  type MatchPlayerReply,
  isCurrent,
  type LinkAnswer,
  statusOf,
} from '@picadito/domain';
import { AppError } from '../app-error.ts';
import type { Place } from '../waitlist/fill-places.ts';
import { followDropOuts } from '../waitlist/waitlist.ts';
import { nextAttendance } from './next-attendance.ts';
import { overruleCaptain } from './overrule-captain.ts';
import { keepsChangeIds, noteChanges, repetitionsWithoutEffect } from './repeated-changes.ts';
import { awardForRoster } from '../badges/award-badges.ts';
import { answersOf } from '../store/tables/waitlist/answers.ts';
import { deleteAnswersProposed } from '../store/tables/group-link/proposals.ts';
import { waitingOf } from '../store/tables/waitlist/waitlist.ts';
import { countConfirmed, storeAttendance } from '../store/tables/attendance/confirmations.ts';
import { findInRoster, rosterOf } from '../store/tables/matches/roster.ts';
import type { Writer } from '../store/store.ts';
import { timestamp } from '../store/timestamps.ts';
import type { Context, Organiser } from '../transactions/context.ts';
import { withoutForeignNumbers } from '../transactions/all-players.ts';
import { isId, lockOwnedMatch, orNotFound } from '../transactions/load-owned.ts';
import { write, type WriteContext } from '../transactions/write.ts';

/**
 * Changes the attendance of one player and returns the player. Throws `failed-precondition` (409) if another device has
 * changed the attendance since the state that the request has seen, and "not found" for a player outside the match.
 */
export async function changeOneAttendance(
  context: Context,
  organiser: Organiser,
  matchId: string,
  change: AttendanceChangeInput,
): Promise<ConfirmReply> {
  const reply = await changeAttendance(context, organiser, matchId, [change]);
  const { players, refused, ...overruled } = reply;
  if (refused.some(({ why }) => why === 'changed')) {
    throw new AppError('failed-precondition', MESSAGES.attendanceChanged);
  }
  return { ...orNotFound(players[0]), ...overruled };
}

/**
 * Changes the attendance of several players of a match. Returns these players in their new state, and the refused
 * changes: for players outside the match, and against a change by another device. Confirmations get increasing times in
 * the order of the request; a player who is already confirmed keeps the first time. A change of the captain is
 * replaced, unless the request only repeats an earlier one.
 */
export async function changeAttendance(
  context: Context,
  organiser: Organiser,
  matchId: string,
  changes: readonly AttendanceChangeInput[],
): Promise<AttendanceReply> {
  return write(context, organiser, async (tx, writeContext) => {
    const change = (some: readonly AttendanceChangeInput[]) =>
      changeAttendanceIn(tx, writeContext, matchId, some);
    const of = { matchId, writeContext };
    const keepsIds = await keepsChangeIds(tx, of);
    const fresh = keepsIds ? await repetitionsWithoutEffect(tx, of, changes) : changes;
    const reply = await overruleCaptain(
      tx,
      { userId: organiser.id, matchId, now: writeContext.now },
      { changes: fresh, reply: await change(fresh), change },
    );
    if (keepsIds) await noteChanges(tx, of, fresh, reply);
    return reply;
  });
}

/**
 * Does the same as `changeAttendance` within a transaction. `isTakingOut` is false if the organiser accepts that the
 * players have dropped out: their page then does not say that somebody has taken them out.
 */
export async function changeAttendanceIn(
  tx: Writer,
  writeContext: WriteContext,
  matchId: string,
  changes: readonly AttendanceChangeInput[],
  isTakingOut = true,
): Promise<AttendanceReply> {
  const before = await stateBefore(tx, writeContext, matchId, changes);
  const { changed, refused } = decide(before, changes, writeContext.nextTimestamp);
  if (changed.length > 0) {
    const saidVoy = isTakingOut ? saidVoyIn(before) : new Set<string>();
    await storeChanged(tx, writeContext, matchId, { changed, before, saidVoy });
  }
  const after = new Map([...before.players, ...changed.map((one) => [one.id, one] as const)]);
  return { players: changes.flatMap(({ playerId }) => after.get(playerId) ?? []), refused };
}

type StateBefore = {
  /** Players of the match by id: the whole roster, or only the player of a request with a single change. */
  players: ReadonlyMap<string, MatchPlayerReply>;
  confirmedCount: number;
  /** The answers by the link; empty if no change depends on one. */
  answers: readonly LinkAnswer[];
  /** True if a change leaves a player unconfirmed: only then guests drop out too, and the waitlist moves up. */
  isAnyOut: boolean;
  /** The waitlist; undefined if the match has none, or if `isAnyOut` is false. */
  waiting: Awaited<ReturnType<typeof waitingOf>> | undefined;
};

/** Locks the match and returns the state on which the changes depend. */
async function stateBefore(
  tx: Writer,
  { organiser, now }: WriteContext,
  matchId: string,
  changes: readonly AttendanceChangeInput[],
): Promise<StateBefore> {
  const ofMatch = { userId: organiser.id, matchId };
  const loaded = await namedPlayers(tx, organiser, { matchId, changes, time: timestamp(now) });
  const isAnyOut = changes.some(({ isConfirmed }) => !isConfirmed);
  const isOnAnswer = changes.some(({ seen }) => seen?.answeredAt !== undefined);
  return {
    players: new Map(loaded.players.map((player) => [player.id, player])),
    confirmedCount: loaded.confirmedCount,
    answers: isOnAnswer || isAnyOut ? await answersOf(tx, ofMatch) : [],
    isAnyOut,
    waiting: isAnyOut ? await waitingOf(tx, ofMatch, now) : undefined,
  };
}

type Wanted = { matchId: string; changes: readonly AttendanceChangeInput[]; time: string };

/** Locks the match. Returns its roster (for one change only the named player) and the number of confirmed players. */
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
  const shown = await withoutForeignNumbers(tx, organiser, players ? [players].flat() : []);
  return { players: shown, confirmedCount };
}

/** Decides each change. Returns the players that change, in their new state, and the refused changes. */
function decide(
  { players, answers }: StateBefore,
  changes: readonly AttendanceChangeInput[],
  nextTimestamp: () => string,
) {
  const changed: MatchPlayerReply[] = [];
  const refused: AttendanceReply['refused'] = [];
  for (const { playerId, ...input } of changes) {
    const player = players.get(playerId);
    const answer = answers.find((one) => one.playerId === playerId);
    const next = player ? nextAttendance(player, input, answer) : 'missing';
    if (next === 'missing' || next === 'changed') refused.push({ playerId, why: next });
    else if (player && next) {
      const confirmedAt = next.confirmed ? nextTimestamp() : null;
      changed.push({ ...player, ...next, confirmedAt });
    }
  }
  return { changed, refused };
}

/** Returns the ids of the players whose VOY by the link counts. */
function saidVoyIn({ players, answers }: StateBefore): ReadonlySet<string> {
  const voys = answers.filter((one) => {
    const player = players.get(one.playerId);
    return player && one.answer === 'confirmed' && isCurrent(one, statusOf(player));
  });
  return new Set(voys.map(({ playerId }) => playerId));
}

type Changed = {
  /** The players that change, in their new state. */
  changed: readonly MatchPlayerReply[];
  before: StateBefore;
  /**
   * Ids of the players whose VOY by the link counted until this change. If such a player is no longer confirmed, it is
   * stored that the organiser has taken the player out.
   */
  saidVoy: ReadonlySet<string>;
};

/**
 * Stores the new attendance, the guests and waitlist that follow players who are out (`followDropOuts`), badges, and
 * the event for open screens. Deletes the open proposals of answers for these players.
 */
async function storeChanged(
  tx: Writer,
  writeContext: WriteContext,
  matchId: string,
  { changed, before, saidVoy }: Changed,
): Promise<void> {
  const { players, confirmedCount, isAnyOut, waiting } = before;
  const ofMatch = { userId: writeContext.organiser.id, matchId };
  const changedAt = writeContext.nextTimestamp();
  const ids = changed.map(({ id }) => id);
  await deleteAnswersProposed(tx, ofMatch, ids);
  await storeAttendance(
    tx,
    ofMatch,
    changed.map((player) => {
      const isTakenOut = !player.confirmed && saidVoy.has(player.id);
      return { ...player, changedAt, isTakenOut };
    }),
  );
  const wereIn = ids.filter((id) => players.get(id)?.confirmed).length;
  const areIn = changed.filter((player) => player.confirmed).length;
  const going = confirmedCount - wereIn + areIn;
  const { places, confirmed } = isAnyOut
    ? await followDropOuts(tx, writeContext, matchId, { waiting, changed, going })
    : { places: [], confirmed: going };
  if (areIn > 0) await awardForRoster(tx, writeContext, matchId, confirmed);
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
