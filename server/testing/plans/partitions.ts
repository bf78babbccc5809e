import { CompiledQuery, Kysely, sql } from 'kysely';
import { engineAt, type DatabaseAddress } from '../../src/store/engines/engine-at.ts';
import { openStore } from '../../src/store/store.ts';
import { TABLES } from '../../src/store/table-list.ts';
import { temporaryDatabase } from '../temporary-database.ts';
import { WHOLE_TABLES } from './distribution-rules.ts';
import type { Statement } from './recording.ts';

/** Number of partitions of each table. */
const PARTITIONS = 16;

/**
 * Runs `work` with a function that returns which partitions a statement reads, by their remainders. It asks a PostgreSQL
 * with copies of all tables, without rows and foreign keys, which are partitioned by the user's id. PostgreSQL refuses
 * the copy of a unique index without this column, as engines do that spread tables over machines.
 */
export async function withPartitions<T>(
  address: DatabaseAddress,
  work: (remaindersOf: (statement: Statement) => Promise<Set<string>>) => Promise<T>,
): Promise<T> {
  const db = new Kysely<unknown>({ dialect: engineAt(address).writer });
  try {
    return await db.connection().execute(async (connection) => {
      const run = (text: string) => sql.raw(text).execute(connection);
      await run('create schema spread');
      for (const table of Object.keys(TABLES)) await run(copyOf(table));
      await run('set search_path = spread');
      return work((statement) => remaindersOf(connection, statement));
    });
  } finally {
    await db.destroy();
  }
}

/** Returns the statements that create the copy of a table, with its partitions unless every machine has it whole. */
function copyOf(table: string): string {
  const copy = `create table spread.${table} (like public.${table} including all)`;
  if (WHOLE_TABLES.includes(table)) return copy;
  const partitions = Array.from(
    { length: PARTITIONS },
    (_, at) => `create table spread.${table}_rest_${at} partition of spread.${table}
      for values with (modulus ${PARTITIONS}, remainder ${at})`,
  );
  return [`${copy} partition by hash (user_id)`, ...partitions].join(';');
}

/** Returns the texts of the statements that read partitions of several remainders, and so the rows of several users. */
export async function spreadStatements(
  statements: readonly [string, Statement][],
): Promise<string[]> {
  const { address, remove } = await temporaryDatabase({ empty: true });
  await openStore(engineAt(address)).then(({ close }) => close());
  const spread = await withPartitions(address, async (partitionsOf) => {
    const texts: string[] = [];
    for (const [text, statement] of statements)
      if ((await partitionsOf(statement)).size > 1) texts.push(text);
    return texts;
  });
  await remove();
  return spread;
}

type Node = { 'Relation Name'?: string; Plans?: Node[] };

async function remaindersOf(
  db: Kysely<unknown>,
  { sql: text, parameters }: Statement,
): Promise<Set<string>> {
  const explain = CompiledQuery.raw(`explain (format json) ${text}`, [...parameters]);
  const { rows } = await db.executeQuery<{ 'QUERY PLAN': { Plan: Node }[] }>(explain);
  const tables = (rows[0]?.['QUERY PLAN'] ?? []).flatMap(({ Plan }) => tablesOf(Plan));
  return new Set(tables.flatMap((name) => /_rest_(\d+)$/.exec(name)?.[1] ?? []));
}

function tablesOf(node: Node): string[] {
  return [node['Relation Name'] ?? '', ...(node.Plans ?? []).flatMap(tablesOf)];
}
