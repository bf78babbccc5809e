import { areGuestsLast, hoursBefore, instantOf, statusOf, type Standing } from '@picadito/domain';
import { capacityOf } from '../matches/match-columns.ts';
import { confirmedCount } from '../matches/matches.ts';
import type { Reader } from '../../store.ts';

type OfMatch = { userId: string; matchId: string };

/**
 * Type of the waitlist of a match. `standings` also contains players who no longer wait because the organiser has
 * changed their attendance since.
 */
export type Waiting = {
  standings: Standing[];
  /** Number of confirmed players. */
  going: number;
  capacity: number;
  /** Start of the match in epoch milliseconds. */
  startsAt: number;
  /** True if the group link of the match's list is on. */
  isOn: boolean;
  /** Time until which places are kept for regulars, in epoch milliseconds; null if none are. */
  keptUntil: number | null;
};

/**
 * Returns the waitlist of a match, read in one statement. Returns undefined if nobody is on the waitlist or the match
 * is suspended.
 */
export async function waitingOf(
  db: Reader,
  match: OfMatch,
  now: number,
): Promise<Waiting | undefined> {
  const rows = await selectWaiting(db, match);
  const [first] = rows;
  if (!first) return undefined;
  const startsAt = Date.parse(first.starts_at);
  const closesAt = closingInstant(
    first.time_zone,
    answersUntilOf({ ...first, hasAutopilot: first.autopilot !== null }),
  );
  const areLast = areGuestsLast({ startsAt, closesAt }, now);
  return {
    standings: rows.map((row) => ({
      playerId: row.player_id,
      status: statusOf({ confirmed: row.confirmed === 1, declined: row.declined === 1 }),
      queuedAt: row.queued_at,
      isLast: areLast && row.host_id !== null,
    })),
    going: first.confirmed_count,
    capacity: capacityOf(first, first),
    startsAt,
    isOn: first.is_on === 1,
    keptUntil: first.kept_until === null ? null : Date.parse(first.kept_until),
  };
}

/**
 * Returns the time until which players may answer, YYYY-MM-DDTHH:MM in the time zone of the match. Without a deadline
 * of the organiser this is the default deadline if the match has an autopilot, because an autopilot makes the teams at
 * that time; otherwise null.
 */
export function answersUntilOf({
  answers_until,
  hasAutopilot,
  ...match
}: {
  answers_until: string | null;
  hasAutopilot: boolean;
  date: string;
  time: string;
}): string | null {
  return answers_until ?? (hasAutopilot ? hoursBefore(match) : null);
}

/**
 * Returns the instant at which answers to a match close, in epoch milliseconds; null without a deadline. `clock` is the
 * deadline, YYYY-MM-DDTHH:MM in the time zone of the match.
 */
export function closingInstant(timeZone: string, clock: string | null): number | null {
  return clock === null ? null : instantOf(clock.slice(0, 10), clock.slice(11), timeZone);
}

async function selectWaiting(db: Reader, { userId, matchId }: OfMatch) {
  return db
    .selectFrom('answers')
    .innerJoin('matches', (join) =>
      join
        .onRef('matches.user_id', '=', 'answers.user_id')
        .onRef('matches.match_id', '=', 'answers.match_id'),
    )
    .leftJoin('confirmations', (join) =>
      join
        .onRef('confirmations.user_id', '=', 'answers.user_id')
        .onRef('confirmations.match_id', '=', 'answers.match_id')
        .onRef('confirmations.player_id', '=', 'answers.player_id'),
    )
    .leftJoin('guests', (join) =>
      join
        .onRef('guests.user_id', '=', 'answers.user_id')
        .onRef('guests.match_id', '=', 'answers.match_id')
        .onRef('guests.player_id', '=', 'answers.player_id'),
    )
    .leftJoin('answer_settings', (join) =>
      join
        .onRef('answer_settings.user_id', '=', 'answers.user_id')
        .onRef('answer_settings.match_id', '=', 'answers.match_id'),
    )
    .leftJoin('autopilots', (join) =>
      join
        .onRef('autopilots.user_id', '=', 'answers.user_id')
        .onRef('autopilots.match_id', '=', 'answers.match_id'),
    )
    .leftJoin('group_links', (join) =>
      join
        .onRef('group_links.user_id', '=', 'matches.user_id')
        .onRef('group_links.list_id', '=', 'matches.list_id'),
    )
    .select(['answers.player_id', 'answers.queued_at'])
    .select(['confirmations.confirmed', 'confirmations.declined'])
    .select([
      'matches.date',
      'matches.time',
      'matches.starts_at',
      'matches.time_zone',
      'guests.host_id',
      'answer_settings.capacity',
      'answer_settings.answers_until',
      'answer_settings.kept_until',
      'autopilots.match_id as autopilot',
      'group_links.is_on',
    ])
    .select(['matches.per_side', 'matches.team_count'])
    .select(confirmedCount(userId).as('confirmed_count'))
    .where('answers.user_id', '=', userId)
    .where('answers.match_id', '=', matchId)
    .where('answers.queued_at', 'is not', null)
    .where((eb) =>
      eb.or([eb('matches.status', 'is', null), eb('matches.status', '!=', 'cancelado')]),
    )
    .execute();
}

/** Returns the ids of the user's matches that start after `now` and have players on the waitlist. */
export async function matchesWithQueue(db: Reader, userId: string, now: string): Promise<string[]> {
  const rows = await db
    .selectFrom('answers')
    .innerJoin('matches', (join) =>
      join
        .onRef('matches.user_id', '=', 'answers.user_id')
        .onRef('matches.match_id', '=', 'answers.match_id'),
    )
    .select('answers.match_id')
    .distinct()
    .where('answers.user_id', '=', userId)
    .where('answers.queued_at', 'is not', null)
    .where('matches.starts_at', '>', now)
    .execute();
  return rows.map((row) => row.match_id);
}
