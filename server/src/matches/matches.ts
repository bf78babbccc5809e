import {
  DEFAULT_FORMAT,
  DEFAULT_TIME_ZONE,
  formatAfter,
  MATCHES_PER_USER_MAX,
  matchStatus,
  MESSAGES,
  todayIn,
  type FormatInput,
  type Match,
  type MatchFormat,
  type MatchInput,
  type MatchPlayerReply,
} from '@picadito/domain';
import { invalid } from '../app-error.ts';
import { awardForNewMatch } from '../badges/award-badges.ts';
import { newId } from '../store/ids.ts';
import type { Reader, Writer } from '../store/store.ts';
import { columnsOf, detailsOfRow, timesOf } from '../store/tables/matches/match-columns.ts';
import {
  countMatchesOf,
  findMatch,
  insertMatch,
  type CountedMatch,
} from '../store/tables/matches/matches.ts';
import { giveDeposits } from '../store/tables/money/waiting-deposits.ts';
import { rosterOf } from '../store/tables/matches/roster.ts';
import { lockList } from '../store/tables/players/lists.ts';
import { timestamp } from '../store/timestamps.ts';
import type { Context, Organiser } from '../transactions/context.ts';
import { withoutForeignNumbers } from '../transactions/all-players.ts';
import { isId, orNotFound, ownedMatch } from '../transactions/load-owned.ts';
import { write } from '../transactions/write.ts';
import { rollIfDone } from './weekly-matches.ts';

/**
 * Creates a match of one of the organiser's lists (docs/specification.md#rules-matches). Throws (422) for a date before
 * today, a format that is not possible, a list that is missing or belongs to another account, and for an account with
 * too many matches. Today's date is the one in the time zone of the request, else of the
 * profile, else of Buenos Aires.
 */
export async function createMatch(
  context: Context,
  organiser: Organiser,
  input: MatchInput,
): Promise<Match> {
  const userId = organiser.id;
  const { isRecurring } = input;
  const timeZone = input.timeZone ?? DEFAULT_TIME_ZONE;
  const format = validFormat(DEFAULT_FORMAT, input);
  refusePastDate(input.date, input.timeZone ?? organiser.timeZone ?? timeZone, context.now());
  return write(context, organiser, async (tx, writeContext) => {
    await requireList(tx, organiser, input.listId);
    if ((await countMatchesOf(tx, userId)) >= MATCHES_PER_USER_MAX)
      throw invalid('', MESSAGES.tooManyMatches);
    const matchId = newId();
    const times = timesOf({ ...input, ...format, timeZone });
    const createdAt = writeContext.nextTimestamp();
    const match = {
      user_id: userId,
      match_id: matchId,
      ...columnsOf({
        ...input,
        ...format,
        recurringDay: isRecurring ? input.recurringDay : null,
        timeZone,
      }),
      ...times,
      status: null,
      // A series has the id of its first match, so that the calendar entry stays the same.
      series_id: isRecurring ? matchId : null,
      slot_at: isRecurring ? times.starts_at : null,
      created_at: createdAt,
      entry_changed_at: createdAt,
      sit_out: 'nivel',
    } as const;
    await insertMatch(tx, match);
    await giveDeposits(tx, match, writeContext);
    await awardForNewMatch(tx, writeContext, input);
    writeContext.recordChange('match', matchId);
    // The match may be today and over already; then the next match of its series is created.
    if (isRecurring) await rollIfDone(tx, writeContext, matchId);
    return matchIn(tx, userId, matchId, writeContext.now);
  });
}

/** Returns the format of a match after a request. Throws (422) for a format that no match may have. */
export function validFormat(before: MatchFormat, input: FormatInput): MatchFormat {
  const format = formatAfter(before, input);
  if (!format.ok) throw invalid(format.error.path, format.error.message);
  return format.value;
}

export function refusePastDate(date: string, timeZone: string, now: number): void {
  if (date < todayIn(timeZone, now)) throw invalid('date', MESSAGES.matchDatePast);
}

/** Locks a list until the transaction ends. Throws the same error (422) for a missing list and a foreign one. */
export async function requireList(tx: Writer, organiser: Organiser, listId: string) {
  if (!isId(listId) || !(await lockList(tx, organiser.id, listId))) {
    throw invalid('listId', MESSAGES.matchListMissing);
  }
}

export async function readMatch(
  context: Context,
  organiser: Organiser,
  matchId: string,
): Promise<{ match: Match; unchangedUntil: number }> {
  const row = await ownedMatch(context, organiser, matchId);
  const now = context.now();
  return { match: matchReply(row, now), unchangedUntil: statusUntil(row, now) };
}

export async function matchIn(db: Reader, userId: string, matchId: string, now: number) {
  return matchReply(orNotFound(await findMatch(db, userId, matchId, timestamp(now))), now);
}

/**
 * Returns the players of a match with their attendance, sorted by name. Logs a match without a list, whose roster has
 * only guests.
 */
export async function readRoster(
  context: Context,
  organiser: Organiser,
  matchId: string,
): Promise<MatchPlayerReply[]> {
  const { store, now } = context;
  const match = await ownedMatch(context, organiser, matchId);
  if (match.list_id === null) context.log(MESSAGES.matchWithoutList.replace('{id}', matchId));
  const roster = await rosterOf(store.read, organiser.id, matchId, timestamp(now()));
  return withoutForeignNumbers(store.read, organiser, roster);
}

/**
 * Returns the instant (epoch milliseconds) at which the clock changes the status of a match: a match that does not
 * repeat is completed once it is over. Returns Infinity when the clock does not change the status.
 */
export function statusUntil({ status, is_recurring, ends_at }: CountedMatch, now: number): number {
  const over = Date.parse(ends_at);
  return status === null && is_recurring === 0 && now < over ? over : Infinity;
}

export function matchReply(row: CountedMatch, now: number): Match {
  return {
    id: row.match_id,
    userId: row.user_id,
    organizerId: row.user_id,
    ...detailsOfRow(row),
    endsAt: row.ends_at,
    status: matchStatus({
      stored: row.status,
      isRecurring: row.is_recurring === 1,
      endsAt: Date.parse(row.ends_at),
      now,
    }),
    seriesId: row.series_id,
    playerCount: row.list_player_count + row.guest_count,
    confirmedCount: row.confirmed_count,
    teamCounts:
      row.claro_count === null && row.oscuro_count === null
        ? null
        : {
            claro: row.claro_count ?? 0,
            oscuro: row.oscuro_count ?? 0,
            suplentes:
              (row.suplente_count ?? 0) + (row.naranja_count ?? 0) + (row.verde_count ?? 0),
            ...(row.naranja_count !== null && { naranja: row.naranja_count }),
            ...(row.verde_count !== null && { verde: row.verde_count }),
          },
    deletedCount: row.deleted_count,
    hasMoney: row.has_money === 1,
    createdAt: row.created_at,
    owner: null,
  };
}
