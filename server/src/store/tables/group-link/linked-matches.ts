import { COURT_MINUTES_MAX, PROPOSING_MS, type LinkedMatch } from '@picadito/domain';
import { answersUntilOf, closingInstant } from '../waitlist/waitlist.ts';
import { capacityOf } from '../matches/match-columns.ts';
import { timestamp } from '../../timestamps.ts';
import type { Reader } from '../../store.ts';

/** Maximum number of matches of a list that are read. No list plays more in the weeks that its players' page shows. */
const MATCHES_MAX = 30;
/** Longest time from the start of a match until it is over, in milliseconds. */
const LONGEST_MS = COURT_MINUTES_MAX * 60_000;

type OfList = { userId: string; listId: string };

/**
 * Returns the matches of a list by their start, the earliest first. Matches that ended too long ago for the players'
 * page are left out.
 */
export async function matchesOnPage(
  db: Reader,
  { userId, listId }: OfList,
  now: number,
): Promise<LinkedMatch[]> {
  const rows = await select(db, userId)
    .where('list_id', '=', listId)
    // The start has an index.
    .where('starts_at', '>=', timestamp(now - PROPOSING_MS - LONGEST_MS))
    .where('ends_at', '>=', timestamp(now - PROPOSING_MS))
    .orderBy('starts_at')
    .orderBy('created_at')
    .limit(MATCHES_MAX)
    .execute();
  return rows.map(linked);
}

/**
 * Returns the matches of the user on these dates, both included, each with the id of its list; null for a match without
 * a list.
 */
export async function matchesOnDays(
  db: Reader,
  userId: string,
  { from, until }: { from: string; until: string },
): Promise<(LinkedMatch & { listId: string | null })[]> {
  const rows = await select(db, userId)
    .select('list_id')
    .where('date', '>=', from)
    .where('date', '<=', until)
    .execute();
  return rows.map((row) => ({ ...linked(row), listId: row.list_id }));
}

/** Returns a match of the user, whatever its list; undefined if there is none. */
export async function linkedMatch(
  db: Reader,
  { userId, matchId }: { userId: string; matchId: string },
): Promise<LinkedMatch | undefined> {
  const row = await select(db, userId).where('matches.match_id', '=', matchId).executeTakeFirst();
  return row && linked(row);
}

type Row = Awaited<ReturnType<ReturnType<typeof select>['execute']>>[number];

function linked({ match_id: id, date, time, location, ...row }: Row): LinkedMatch {
  const hasAutopilot = row.autopilot !== null;
  const answersUntil = answersUntilOf({ ...row, hasAutopilot, date, time });
  return {
    id,
    date,
    time,
    location,
    timeZone: row.time_zone,
    startsAt: Date.parse(row.starts_at),
    endsAt: Date.parse(row.ends_at),
    status: row.status,
    capacity: capacityOf(row, row),
    teamCount: row.team_count,
    answersUntil,
    closesAt: closingInstant(row.time_zone, answersUntil),
    regularsUntil: row.regulars_until,
    keptUntil: row.kept_until === null ? null : Date.parse(row.kept_until),
    freeSince: row.free_since,
    areTeamsShown: row.shown_at !== null,
    hasAutopilot,
  };
}

/** Returns the latest match of a list that is over and not cancelled; undefined if there is none. */
export async function lastMatch(db: Reader, { userId, listId }: OfList, now: number) {
  return select(db, userId)
    .where('list_id', '=', listId)
    .where('ends_at', '<=', timestamp(now))
    .where((eb) => eb.or([eb('status', 'is', null), eb('status', '<>', 'cancelado')]))
    .orderBy('starts_at', 'desc')
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/** Returns the time at which the last match of a list ended; '' if no match of the list has ended. */
export async function lastEndOf(db: Reader, list: OfList, now: number): Promise<string> {
  const last = await lastMatch(db, list, now);
  return last?.ends_at ?? '';
}

/** Returns the time at which the last match of a list that has ended started; '' if no match of the list has ended. */
export async function lastStartOf(db: Reader, list: OfList, now: number): Promise<string> {
  const last = await lastMatch(db, list, now);
  return last?.starts_at ?? '';
}

function select(db: Reader, userId: string) {
  return db
    .selectFrom('matches')
    .leftJoin('answer_settings', (join) =>
      join
        .onRef('answer_settings.user_id', '=', 'matches.user_id')
        .onRef('answer_settings.match_id', '=', 'matches.match_id'),
    )
    .leftJoin('shown_teams', (join) =>
      join
        .onRef('shown_teams.user_id', '=', 'matches.user_id')
        .onRef('shown_teams.match_id', '=', 'matches.match_id'),
    )
    .leftJoin('autopilots', (join) =>
      join
        .onRef('autopilots.user_id', '=', 'matches.user_id')
        .onRef('autopilots.match_id', '=', 'matches.match_id'),
    )
    .select(['matches.match_id', 'date', 'time', 'location', 'status', 'time_zone'])
    .select(['starts_at', 'ends_at', 'per_side', 'team_count'])
    .select(['capacity', 'answers_until', 'regulars_until', 'kept_until', 'free_since', 'shown_at'])
    .select('autopilots.match_id as autopilot')
    .where('matches.user_id', '=', userId);
}
