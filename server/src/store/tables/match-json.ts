import { MATCH_DURATION_MS, type Match } from '@picadito/domain';
import { expressionBuilder, sql, type RawBuilder } from 'kysely';
import type { Schema } from '../schema.ts';
import type { Reader } from '../transaction.ts';
import { timestamp } from '../timestamps.ts';
import { isCompleted } from './completed.ts';
import { listPlayerCount } from './counted-matches.ts';

type Column = keyof Schema['matches'];
type Clock = { now: string; overBefore: string };
/** How a field looks in JSON, with `%s` in the place of a value. */
type Field = readonly [pattern: string, value: RawBuilder<unknown>];

export function clockAt(time: number): Clock {
  return { now: timestamp(time), overBefore: timestamp(time - MATCH_DURATION_MS) };
}

const eb = expressionBuilder<Schema, 'matches'>();
const ref = (column: Column) => sql.ref(`matches.${column}`);
const asJson = (column: Column) => sql`${eb.fn('to_json', [`matches.${column}`])}`;
const orNull = (value: RawBuilder<unknown>) => sql`coalesce(${value}, 'null')`;

const plain = (column: Column): Field => ['"%s"', ref(column)];
const plainOrNull = (column: Column): Field => ['%s', orNull(sql`'"' || ${ref(column)} || '"'`)];

/** The fields of a reply (`matchReply`), in their order. Only texts that may contain anything are escaped. */
function fieldsAt({ now, overBefore }: Clock, userId: string): Record<keyof Match, Field> {
  const isOver = isCompleted(eb, overBefore);
  return {
    id: plain('match_id'),
    userId: plain('user_id'),
    organizerId: plain('user_id'),
    date: plain('date'),
    time: plain('time'),
    location: ['%s', asJson('location')],
    listId: plainOrNull('list_id'),
    isRecurring: ['%s', sql`case ${ref('is_recurring')} when 1 then 'true' else 'false' end`],
    recurringDay: ['%s', orNull(sql`cast(${ref('recurring_day')} as text)`)],
    googlePlaceId: ['%s', orNull(sql`cast(${asJson('google_place_id')} as text)`)],
    timeZone: ['%s', asJson('time_zone')],
    status: [
      '"%s"',
      sql`case when ${isOver} then 'completado' else coalesce(${ref('status')}, 'pendiente') end`,
    ],
    seriesId: plainOrNull('series_id'),
    playerCount: ['%s', sql`${listPlayerCount(userId, now)} + ${ref('guest_count')}`],
    confirmedCount: ['%s', ref('confirmed_count')],
    teamCounts: [
      '%s',
      sql`case when coalesce(${ref('claro_count')}, ${ref('oscuro_count')}) is null then 'null'
        else format('{"claro":%s,"oscuro":%s,"suplentes":%s}', coalesce(${ref('claro_count')}, 0),
          coalesce(${ref('oscuro_count')}, 0), coalesce(${ref('suplente_count')}, 0)) end`,
    ],
    createdAt: plain('created_at'),
  };
}

/**
 * Matches as the JSON of their replies: one value instead of twenty for each, and nothing to serialize
 * (docs/decisions/172).
 */
export function matchesAsJson(db: Reader, userId: string, clock: Clock) {
  const fields = Object.entries(fieldsAt(clock, userId));
  const pattern = fields.map(([name, [look]]) => `"${name}":${look}`).join();
  const values = fields.map(([, [, value]]) => value);
  return db
    .selectFrom('matches')
    .select(sql<string>`format(${sql.lit(`{${pattern}}`)}, ${sql.join(values)})`.as('json'))
    .where('matches.user_id', '=', userId);
}
