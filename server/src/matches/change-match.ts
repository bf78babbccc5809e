import {
  captainEnds,
  isOver,
  matchStatus,
  MESSAGES,
  placesOf,
  type Match,
  type MatchEvent,
  type MatchPatch,
  type MatchStatus,
} from '@picadito/domain';
import { AppError, invalid } from '../app-error.ts';
import { deleteAutopilot } from '../store/tables/autopilot/autopilots.ts';
import { endCaptain } from '../store/tables/captain/captains.ts';
import { closedBefore, endVote } from '../store/tables/results/figura-votes.ts';
import {
  columnsOf,
  detailsOfRow,
  placesIn,
  timesOf,
} from '../store/tables/matches/match-columns.ts';
import { updateMatch, type MatchRow } from '../store/tables/matches/matches.ts';
import { entryAfter, rememberGone } from '../store/tables/matches/calendar-entries.ts';
import { hasEntries } from '../store/tables/money/ledger-entries.ts';
import { moveMoney } from '../store/tables/money/change-currency.ts';
import { decideAgain, suspendMoney } from '../store/tables/money/suspended-money.ts';
import { giveDeposits } from '../store/tables/money/waiting-deposits.ts';
import { storeMove } from '../store/tables/matches/moves.ts';
import type { Writer } from '../store/store.ts';
import { timestamp } from '../store/timestamps.ts';
import { copySettings } from '../waitlist/answer-settings.ts';
import { fillPlaces } from '../waitlist/fill-places.ts';
import { awardForMatch } from '../badges/award-badges.ts';
import type { Context, Organiser } from '../transactions/context.ts';
import { lockOwnedMatch } from '../transactions/load-owned.ts';
import { matchIn, refusePastDate, requireList, validFormat } from './matches.ts';
import { adaptTeams } from './change-format.ts';
import { refuseHelpersChange } from './refuse-helper.ts';
import { dropGuestsOf, dropLeavers } from './drop-leavers.ts';
import { recurrenceAfter, rollIfDone } from './weekly-matches.ts';
import { write, type WriteContext } from '../transactions/write.ts';

/**
 * Changes the fields of a match that `patch` contains; a PUT contains all that it changes. Refuses (422) a new date
 * that is past in the time zone of the organiser's profile, or of the match if the profile has none. Players who are no
 * longer in the match, because it has another list or starts before they were added, lose their attendance, answers,
 * calls and team places, and their guests leave.
 */
export async function changeMatch(
  context: Context,
  organiser: Organiser,
  matchId: string,
  patch: MatchPatch,
): Promise<Match> {
  return write(context, organiser, async (tx, writeContext) => {
    const match = await lockOwnedMatch(tx, organiser, matchId);
    const input = patched(match, patch);
    const { timeZone } = input;
    if (input.date !== match.date) {
      refusePastDate(input.date, organiser.timeZone ?? timeZone, writeContext.now);
    }
    const isOtherList = input.listId !== match.list_id;
    if (isOtherList && organiser.helper) throw invalid('listId', MESSAGES.matchListOfOwner);
    if (isOtherList) await moveToList(tx, organiser, match, input.listId);
    const times = timesOf(input);
    const hasBegun = match.starts_at <= timestamp(writeContext.now);
    await adaptTeams(tx, match, input, { hasBegun });
    const [instant, endsAt] = [Date.parse(times.starts_at), Date.parse(times.ends_at)];
    const repeats = await recurrenceAfter(tx, match, input, {
      startsAt: instant,
      endsAt,
      now: writeContext.now,
    });
    const isRecurring = repeats.is_recurring === 1;
    const computed = matchStatus({
      stored: null,
      isRecurring,
      endsAt,
      now: writeContext.now,
    });
    await keepEnded(tx, match, writeContext.now);
    const status = statusAfter(match, patch, computed);
    const columns = { ...columnsOf(input), ...repeats, ...times, status };
    if (organiser.helper) await refuseHelpersChange(tx, match, columns, writeContext.now);
    const before = isOtherList ? await cancelledOnList(tx, match, writeContext.now) : match;
    const entry = entryAfter(before, columns, writeContext.now);
    await updateMatch(tx, organiser.id, matchId, { ...columns, ...entry });
    await moveSettings(tx, match, input, writeContext.now);
    const hasMoved = await noteMove(tx, writeContext, match, input);
    await followInMoney(tx, writeContext, match, { ...columns, list_id: input.listId });
    if (match.is_recurring && !isRecurring)
      await deleteAutopilot(tx, { userId: organiser.id, matchId });
    const isMoved = isOtherList || times.starts_at !== match.starts_at;
    if (isMoved) {
      const leavers = await dropLeavers(tx, match, isOtherList, timestamp(writeContext.now));
      await dropGuestsOf(tx, writeContext, { matchId, hostIds: leavers, startsAt: instant });
    }
    // While the match was suspended nobody moved up from the waitlist, so places may be free now.
    const isLarger = placesOf(input) > placesIn(match);
    if (isMoved || isLarger || match.status === 'cancelado')
      await fillPlaces(tx, writeContext, matchId);
    const changed = await matchIn(tx, organiser.id, matchId, writeContext.now);
    await awardForMatch(tx, writeContext, changed);
    writeContext.recordChange('match', matchId, hasMoved ? { part: 'moved' } : undefined);
    // The helpers of the list that the match leaves get no change of the match.
    if (isOtherList && match.list_id !== null) writeContext.recordChange('list', match.list_id);
    const isRolled = changed.isRecurring && (await rollIfDone(tx, writeContext, matchId));
    return isRolled ? matchIn(tx, organiser.id, matchId, writeContext.now) : changed;
  });
}

/**
 * Ends the vote for la figura and the link of the captain of a match for good if their time is over, so that a move of
 * the match to a later day does not open them again.
 */
async function keepEnded(
  tx: Writer,
  { user_id: userId, match_id: matchId, status, ends_at }: MatchRow,
  now: number,
): Promise<void> {
  const key = { userId, matchId };
  if (status !== 'cancelado' && ends_at <= closedBefore(now)) await endVote(tx, key);
  if (now >= captainEnds(Date.parse(ends_at))) await endCaptain(tx, key);
}

/**
 * Locks the list to which a change assigns the match, and moves the cost of the match there. Throws (422) without a
 * list, and (409) if the ledger of the present list has entries of the match.
 */
async function moveToList(
  tx: Writer,
  organiser: Organiser,
  match: MatchRow,
  listId: string | null,
): Promise<void> {
  if (listId === null) throw invalid('listId', MESSAGES.matchListMissing);
  if (await hasEntries(tx, { userId: organiser.id, matchId: match.match_id }))
    throw new AppError('failed-precondition', MESSAGES.moneyKeepsList);
  await requireList(tx, organiser, listId);
  await moveMoney(tx, match, { to: listId, country: organiser.country });
}

/**
 * Cancels the calendar entry of a match that is not over for the players of the list that the match leaves. Returns the
 * row of the match with the time of this change of its entry.
 */
async function cancelledOnList(tx: Writer, match: MatchRow, now: number): Promise<MatchRow> {
  if (match.list_id === null || isOver(Date.parse(match.ends_at), now)) return match;
  return { ...match, entry_changed_at: await rememberGone(tx, match, now) };
}

/**
 * Adapts the money of a match whose suspension begins or ends: a suspension reopens the accounts, and its end deletes
 * the decision about the deposit. A match that takes place after all, or that comes into another list, gets the
 * deposits that wait for the next match of its list.
 */
async function followInMoney(
  tx: Writer,
  writeContext: WriteContext,
  before: MatchRow,
  after: Pick<MatchRow, 'status' | 'list_id' | 'starts_at'>,
): Promise<void> {
  const wasSuspended = before.status === 'cancelado';
  const isSuspended = after.status === 'cancelado';
  if (isSuspended && !wasSuspended) await suspendMoney(tx, before, writeContext);
  if (!isSuspended && wasSuspended) await decideAgain(tx, before, writeContext.nextTimestamp);
  const isNew = before.list_id !== after.list_id;
  if (!isSuspended && (wasSuspended || isNew))
    await giveDeposits(tx, { ...before, ...after }, writeContext);
}

/** Moves the deadline for answers and the hour for regulars along with the match. */
async function moveSettings(
  tx: Writer,
  match: MatchRow,
  { date, time, timeZone }: { date: string; time: string; timeZone: string },
  now: number,
): Promise<void> {
  if (date === match.date && time === match.time && timeZone === match.time_zone) return;
  const after = { match_id: match.match_id, date, time, time_zone: timeZone };
  await copySettings(tx, match, after, now);
}

/** Stores the former day, time and place of a match, and returns true, if a change concerns one of them. */
async function noteMove(
  tx: Writer,
  { nextTimestamp }: WriteContext,
  { user_id: userId, match_id: matchId, date, time, location }: MatchRow,
  after: MatchEvent,
): Promise<boolean> {
  if (after.date === date && after.time === time && after.location === location) return false;
  await storeMove(tx, { userId, matchId }, { movedAt: nextTimestamp(), date, time, location });
  return true;
}

/**
 * Returns the details of the match after the change. Throws (422) if the request concerns the repetition and would make
 * the match weekly without a weekday.
 */
function patched(match: MatchRow, patch: MatchPatch) {
  const { isRecurring, recurringDay } = patch;
  const before = detailsOfRow(match);
  const after = {
    ...before,
    ...patch,
    ...validFormat(before, patch),
    timeZone: patch.timeZone ?? match.time_zone,
  };
  const namesRepeat = isRecurring !== undefined || recurringDay !== undefined;
  if (namesRepeat && after.isRecurring && after.recurringDay === null) {
    throw invalid('recurringDay', MESSAGES.recurringDayMissing);
  }
  return after;
}

/**
 * Returns the status to store, null for one that is computed from the clock. A client may send back the computed status
 * of a match unchanged; storing it would keep the status from changing with the clock. So a status equal to the
 * computed one is stored only if it was stored before.
 */
function statusAfter(match: MatchRow, { status }: MatchPatch, computed: MatchStatus) {
  if (status === undefined || status === match.status) return match.status;
  return status === computed ? null : status;
}
