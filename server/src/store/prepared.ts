import type { CompiledQuery, Compilable, Kysely } from 'kysely';
import type { Schema } from './schema.ts';
import type { Reader, Writer } from './transaction.ts';

/** Stands for a value that is known when the statement runs. */
class Placeholder {
  readonly name: string;
  constructor(name: string) {
    this.name = name;
  }
}

const placeholders = (prefix: string): object =>
  new Proxy({}, { get: (_, name) => new Placeholder(`${prefix}${String(name)}`) });
const PLACEHOLDERS = placeholders('');

type Values = Record<string, string | number | null>;

/**
 * A statement of a hot path, built and compiled once for each engine: building one costs more than running it.
 * `build` receives placeholders instead of values, so it may only pass them on. A statement that writes requires a
 * `Writer`.
 */
export function prepared<Db extends Reader, Given extends Values, Row>(
  build: (db: Db, values: Given) => Compilable<Row>,
): (db: Db, values: Given) => Promise<Row[]> {
  const compiled = new WeakMap<object, CompiledQuery<Row>>();
  return async (db, values) => {
    // a Reader is one with fewer methods to name
    const executor = (db as unknown as Kysely<Schema>).getExecutor();
    const engine = executor.adapter.constructor;
    let query = compiled.get(engine);
    if (!query) {
      query = build(db, PLACEHOLDERS as Given).compile();
      compiled.set(engine, query);
    }
    const parameters = query.parameters.map((known) =>
      known instanceof Placeholder ? values[known.name] : known,
    );
    return (await executor.executeQuery<Row>({ ...query, parameters })).rows;
  };
}

/** The same for a statement of several rows: one is built for each number of them. */
export function preparedRows<Given extends Values, Row>(
  build: (tx: Writer, rows: readonly Given[]) => Compilable<Row>,
): (tx: Writer, rows: readonly Given[]) => Promise<Row[]> {
  const statements = new Map<number, (tx: Writer, values: Values) => Promise<Row[]>>();
  const statementFor = (count: number) => {
    const rows = Array.from({ length: count }, (_, index) => placeholders(`${index}.`) as Given);
    const statement = prepared((tx: Writer, _values: Values) => build(tx, rows));
    statements.set(count, statement);
    return statement;
  };
  return (tx, rows) => {
    const statement = statements.get(rows.length) ?? statementFor(rows.length);
    const cells = rows.flatMap((row, index) =>
      Object.entries(row).map(([column, value]) => [`${index}.${column}`, value] as const),
    );
    return statement(tx, Object.fromEntries(cells));
  };
}

/**
 * The same for a statement about several texts, such as ids: one is built for each power of two, and the last text
 * fills up its places.
 */
export function preparedTexts<Given extends Values, Row>(
  build: (db: Reader, texts: readonly string[], values: Given) => Compilable<Row>,
): (db: Reader, texts: readonly string[], values: Given) => Promise<Row[]> {
  const statements = new Map<number, (db: Reader, values: Given & Values) => Promise<Row[]>>();
  const statementFor = (size: number) => {
    const texts = placesOf(size).map((place) => new Placeholder(place) as unknown as string);
    const statement = prepared((db: Reader, values: Given & Values) => build(db, texts, values));
    statements.set(size, statement);
    return statement;
  };
  return (db, texts, values) => {
    const size = 2 ** Math.ceil(Math.log2(texts.length));
    const statement = statements.get(size) ?? statementFor(size);
    const all = placesOf(size).map((place, index) => [place, texts[index] ?? texts.at(-1) ?? '']);
    return statement(db, { ...values, ...Object.fromEntries(all) });
  };
}

const placesOf = (size: number) => Array.from({ length: size }, (_, index) => `text.${index}`);
