import { expressionBuilder, sql, type RawBuilder } from 'kysely';
import type { Schema } from '../schema.ts';

/*
 * Rows as the JSON of their replies: one value instead of many for each, and nothing to serialize
 * (docs/decisions/172).
 */

/** How a field looks in JSON, with `%s` in the place of a value. */
export type Field = readonly [pattern: string, value: RawBuilder<unknown>];

const eb = expressionBuilder<Schema>();
const orNull = (value: RawBuilder<unknown>) => sql`coalesce(${value}, 'null')`;
const asJson = (column: string) => eb.fn('to_json', [sql.ref(column)]);

/** A text in which nothing has to be escaped. */
export const plain = (column: string): Field => ['"%s"', sql.ref(column)];
export const plainOrNull = (column: string): Field => [
  '%s',
  orNull(sql`'"' || ${sql.ref(column)} || '"'`),
];
/** A text that may contain anything. */
export const escaped = (column: string): Field => ['%s', sql`${asJson(column)}`];
export const escapedOrNull = (column: string): Field => [
  '%s',
  orNull(sql`cast(${asJson(column)} as text)`),
];
export const number = (column: string): Field => ['%s', sql.ref(column)];
export const numberOrNull = (column: string): Field => [
  '%s',
  orNull(sql`cast(${sql.ref(column)} as text)`),
];
/** A column of 0 or 1; null, where there is no row, is false too. */
export const boolean = (column: string): Field => [
  '%s',
  sql`case ${sql.ref(column)} when 1 then 'true' else 'false' end`,
];

export function rowAsJson(fields: Record<string, Field>): RawBuilder<string> {
  const looks = Object.entries(fields).map(([name, [look]]) => `"${name}":${look}`);
  const values = Object.values(fields).map(([, value]) => value);
  return sql<string>`format(${sql.lit(`{${looks.join()}}`)}, ${sql.join(values)})`;
}
