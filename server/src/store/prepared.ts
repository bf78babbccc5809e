import type { CompiledQuery, Compilable, Kysely } from 'kysely';
import type { Schema } from './schema.ts';
import type { Reader } from './transaction.ts';

/** Stands for a value that is known when the statement runs. */
class Placeholder {
  readonly name: string;
  constructor(name: string) {
    this.name = name;
  }
}

const PLACEHOLDERS: object = new Proxy({}, { get: (_, name) => new Placeholder(String(name)) });

/**
 * A statement of a hot path, built and compiled once for each engine: building one costs more than running it.
 * `build` receives placeholders instead of values, so it may only pass them on. A statement that writes requires a
 * `Writer`.
 */
export function prepared<
  Db extends Reader,
  Values extends Record<string, string | number | null>,
  Row,
>(build: (db: Db, values: Values) => Compilable<Row>): (db: Db, values: Values) => Promise<Row[]> {
  const compiled = new WeakMap<object, CompiledQuery<Row>>();
  return async (db, values) => {
    // a Reader is one with fewer methods to name
    const executor = (db as unknown as Kysely<Schema>).getExecutor();
    const engine = executor.adapter.constructor;
    let query = compiled.get(engine);
    if (!query) {
      query = build(db, PLACEHOLDERS as Values).compile();
      compiled.set(engine, query);
    }
    const parameters = query.parameters.map((known) =>
      known instanceof Placeholder ? values[known.name] : known,
    );
    return (await executor.executeQuery<Row>({ ...query, parameters })).rows;
  };
}
