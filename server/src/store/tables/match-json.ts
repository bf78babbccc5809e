import { MATCH_DURATION_MS, type Match } from '@picadito/domain';
import { expressionBuilder, sql } from 'kysely';
import type { Schema } from '../schema.ts';
import type { Reader } from '../transaction.ts';
import { timestamp } from '../timestamps.ts';
import { isCompleted, isCompletedByClock } from './completed.ts';
import { listPlayerCount } from './counted-matches.ts';
import * as json from './row-json.ts';

type Clock = { now: string; overBefore: string };

/** The JSON of a match's reply; `pendingStart`: of one that will be completed by the clock, when it starts. */
export type MatchJson = { json: string; pendingStart: string | null };

export function clockAt(time: number): Clock {
  return { now: timestamp(time), overBefore: timestamp(time - MATCH_DURATION_MS) };
}

const eb = expressionBuilder<Schema, 'matches'>();
const ref = (column: keyof Schema['matches']) => sql.ref(`matches.${column}`);

/** The fields of a reply (`matchReply`), in their order. Only texts that may contain anything are escaped. */
function fieldsAt({ now, overBefore }: Clock, userId: string): Record<keyof Match, json.Field> {
  const isOver = isCompleted(eb, overBefore);
  return {
    id: json.plain('matches.match_id'),
    userId: json.plain('matches.user_id'),
    organizerId: json.plain('matches.user_id'),
    date: json.plain('matches.date'),
    time: json.plain('matches.time'),
    location: json.escaped('matches.location'),
    listId: json.plainOrNull('matches.list_id'),
    isRecurring: json.boolean('matches.is_recurring'),
    recurringDay: json.numberOrNull('matches.recurring_day'),
    googlePlaceId: json.escapedOrNull('matches.google_place_id'),
    // one that Intl knows
    timeZone: json.plain('matches.time_zone'),
    status: [
      '"%s"',
      sql`case when ${isOver} then 'completado' else coalesce(${ref('status')}, 'pendiente') end`,
    ],
    seriesId: json.plainOrNull('matches.series_id'),
    playerCount: ['%s', sql`${listPlayerCount(userId, now)} + ${ref('guest_count')}`],
    confirmedCount: json.number('matches.confirmed_count'),
    teamCounts: [
      '%s',
      sql`case when coalesce(${ref('claro_count')}, ${ref('oscuro_count')}) is null then 'null'
        else format('{"claro":%s,"oscuro":%s,"suplentes":%s}', coalesce(${ref('claro_count')}, 0),
          coalesce(${ref('oscuro_count')}, 0), coalesce(${ref('suplente_count')}, 0)) end`,
    ],
    createdAt: json.plain('matches.created_at'),
  };
}

export function matchesAsJson(db: Reader, userId: string, clock: Clock) {
  const isPending = eb.and([
    isCompletedByClock(eb),
    eb('matches.starts_at', '>', clock.overBefore),
  ]);
  return db
    .selectFrom('matches')
    .select([
      json.rowAsJson(fieldsAt(clock, userId)).as('json'),
      sql<string | null>`case when ${isPending} then ${ref('starts_at')} end`.as('pendingStart'),
    ])
    .where('matches.user_id', '=', userId);
}
