import { CompiledQuery, Kysely, sql } from 'kysely';
import { engineAt, type DatabaseAddress } from '../../src/store/engines/engine-at.ts';
import type { Statement } from './recording.ts';

/**
 * Type of a step of a query plan. `by` is the condition of an index search as the engine prints it; empty for other
 * steps.
 */
export type Step = { kind: 'scan' | 'search' | 'sort'; table: string; index: string; by: string };

/**
 * Returns functions that show the query plans of statements. Although the test tables are empty, the plans are those
 * that the engine makes for large tables, where it avoids scans. `close` closes the connection.
 */
export function explainer(address: DatabaseAddress) {
  const db = new Kysely<unknown>({ dialect: engineAt(address).reader });
  return {
    steps: address.engine === 'sqlite' ? stepsOnSqlite(db) : stepsOnPostgres(db),
    close: () => db.destroy(),
  };
}

const stepsOnSqlite =
  (db: Kysely<unknown>) =>
  async (statement: Statement): Promise<Step[]> => {
    const explain = CompiledQuery.raw(`explain query plan ${statement.sql}`, [
      ...statement.parameters,
    ]);
    const { rows } = await db.executeQuery<{ detail: string }>(explain);
    const results = rows.flatMap(({ detail }) => RESULT.exec(detail)?.groups?.['name'] ?? []);
    const steps = rows.flatMap(({ detail }) => stepOf(detail) ?? []);
    return steps.filter(({ kind, table }) => kind !== 'scan' || !results.includes(table));
  };

/**
 * Matches the line of SQLite's plan that names the result of a subquery. A scan of this result is not a scan of a
 * table.
 */
const RESULT = /^(?:CO-ROUTINE|MATERIALIZE) (?<name>\S+)/;

const SEARCH = /^SEARCH (?<table>\S+)(?: USING (?:COVERING )?INDEX (?<index>\S+))? \((?<by>.*)\)/;
const SCAN = /^SCAN (?!CONSTANT|\d+-ROW VALUES)(?<table>\S+)/;

function stepOf(detail: string): Step | undefined {
  const search = SEARCH.exec(detail)?.groups;
  if (search) {
    const { table = '', index = '', by = '' } = search;
    return { kind: 'search', table, index, by };
  }
  const scan = SCAN.exec(detail)?.groups;
  if (scan) return { kind: 'scan', table: scan['table'] ?? '', index: '', by: '' };
  const isSort = detail.startsWith('USE TEMP B-TREE FOR') && detail.endsWith('ORDER BY');
  return isSort ? { kind: 'sort', table: '', index: '', by: '' } : undefined;
}

type Node = {
  'Node Type': string;
  'Relation Name'?: string;
  'Index Name'?: string;
  'Index Cond'?: string;
  Plans?: Node[];
};

const stepsOnPostgres =
  (db: Kysely<unknown>) =>
  ({ sql: text, parameters }: Statement): Promise<Step[]> =>
    db.connection().execute(async (connection) => {
      // With these methods off, PostgreSQL uses an index wherever one can serve, even on small tables.
      for (const way of ['seqscan', 'bitmapscan', 'sort', 'hashjoin', 'mergejoin']) {
        await sql.raw(`set enable_${way} = off`).execute(connection);
      }
      const explain = CompiledQuery.raw(`explain (format json) ${text}`, [...parameters]);
      const { rows } = await connection.executeQuery<{ 'QUERY PLAN': { Plan: Node }[] }>(explain);
      const root = rows[0]?.['QUERY PLAN'][0]?.Plan;
      return root ? stepsOf(root) : [];
    });

function stepsOf(node: Node): Step[] {
  const type = node['Node Type'];
  const below = (node.Plans ?? []).flatMap(stepsOf);
  const table = node['Relation Name'] ?? '';
  const index = node['Index Name'] ?? '';
  const by = node['Index Cond'] ?? '';
  if (/Index/.test(type))
    return [{ kind: by === '' ? 'scan' : 'search', table, index, by }, ...below];
  if (type === 'Seq Scan') return [{ kind: 'scan', table, index, by }, ...below];
  if (type.endsWith('Sort')) return [{ kind: 'sort', table, index, by }, ...below];
  // A sort under a group or an aggregate serves to find the groups; the statement itself requests no order.
  return /Aggregate|Group|Unique/.test(type) ? below.filter(({ kind }) => kind !== 'sort') : below;
}
