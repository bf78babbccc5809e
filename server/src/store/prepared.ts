import type { CompiledQuery, Compilable, Kysely } from 'kysely';
import type { Schema } from './schema.ts';
import type { Reader, Writer } from './transaction.ts';

/** Stands for a value of a row that is known when the statement runs. */
class Placeholder {
  readonly row: number;
  readonly name: string;
  constructor(row: number, name: string) {
    this.row = row;
    this.name = name;
  }
}

const placeholders = (row: number): object =>
  new Proxy({}, { get: (_, name) => new Placeholder(row, String(name)) });

type Values = Record<string, string | number | null>;

/** Compiled once for each engine. */
function compiledOnce<Db extends Reader, Row>(build: (db: Db) => Compilable<Row>) {
  const compiled = new WeakMap<object, CompiledQuery<Row>>();
  return async (db: Db, rows: readonly Values[]): Promise<Row[]> => {
    // a Reader is one with fewer methods to name
    const executor = (db as unknown as Kysely<Schema>).getExecutor();
    const engine = executor.adapter.constructor;
    let query = compiled.get(engine);
    if (!query) {
      query = build(db).compile();
      compiled.set(engine, query);
    }
    const parameters = query.parameters.map((known) =>
      known instanceof Placeholder ? rows[known.row]?.[known.name] : known,
    );
    return (await executor.executeQuery<Row>({ ...query, parameters })).rows;
  };
}

/**
 * A statement of a hot path, built and compiled once for each engine: building one costs more than running it.
 * `build` receives placeholders instead of values, so it may only pass them on. A statement that writes requires a
 * `Writer`.
 */
export function prepared<Db extends Reader, Given extends Values, Row>(
  build: (db: Db, values: Given) => Compilable<Row>,
): (db: Db, values: Given) => Promise<Row[]> {
  const run = compiledOnce((db: Db) => build(db, placeholders(0) as Given));
  return (db, values) => run(db, [values]);
}

/** The same for a statement of several rows: one is built for each number of them. */
export function preparedRows<Given extends Values, Row>(
  build: (tx: Writer, rows: readonly Given[]) => Compilable<Row>,
): (tx: Writer, rows: readonly Given[]) => Promise<Row[]> {
  const statements = new Map<number, (tx: Writer, rows: readonly Given[]) => Promise<Row[]>>();
  const statementFor = (count: number) => {
    const rows = Array.from({ length: count }, (_, row) => placeholders(row) as Given);
    const statement = compiledOnce((tx: Writer) => build(tx, rows));
    statements.set(count, statement);
    return statement;
  };
  return (tx, rows) => (statements.get(rows.length) ?? statementFor(rows.length))(tx, rows);
}
