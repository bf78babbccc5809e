import type { CompiledQuery, DatabaseConnection, Dialect, QueryResult } from 'kysely';
import type { Engine } from '../../src/store/engines/dialect.ts';

export type Statement = Pick<CompiledQuery, 'sql' | 'parameters'>;

/** Type of recorded statements: the last statement with each SQL text, by the text. */
export type Statements = Map<string, Statement>;

/** Type of a function that is called instead of each statement; it can run the statement by `execute`. */
type Observer = <R>(
  query: CompiledQuery,
  execute: (query: CompiledQuery) => Promise<QueryResult<R>>,
) => Promise<QueryResult<R>>;

/** Returns an engine that works like the given one, and records its statements in `seen`. */
export function recording(engine: Engine, seen: Statements): Engine {
  return observed(engine, (query, execute) => {
    seen.set(query.sql, query);
    return execute(query);
  });
}

/** Returns an engine that works like the given one, and a function that returns the number of its statements so far. */
export function countingStatements(engine: Engine) {
  let count = 0;
  const counting = observed(engine, (query, execute) => {
    count += 1;
    return execute(query);
  });
  return { engine: counting, count: () => count };
}

function observed(engine: Engine, observer: Observer): Engine {
  return {
    ...engine,
    writer: observedDialect(engine.writer, observer),
    reader: observedDialect(engine.reader, observer),
    snapshots: observedDialect(engine.snapshots, observer),
  };
}

function observedDialect(dialect: Dialect, observer: Observer): Dialect {
  return {
    createAdapter: () => dialect.createAdapter(),
    createQueryCompiler: () => dialect.createQueryCompiler(),
    createIntrospector: (db) => dialect.createIntrospector(db),
    createDriver: () => {
      const driver = dialect.createDriver();
      const seen = new WeakSet<DatabaseConnection>();
      const acquire = driver.acquireConnection.bind(driver);
      driver.acquireConnection = async (options) => {
        const connection = await acquire(options);
        if (seen.has(connection)) return connection;
        seen.add(connection);
        const execute = connection.executeQuery.bind(connection);
        connection.executeQuery = <R>(query: CompiledQuery) => observer<R>(query, execute);
        return connection;
      };
      return driver;
    },
  };
}
