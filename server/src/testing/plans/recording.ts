import type { CompiledQuery, DatabaseConnection, Dialect } from 'kysely';
import type { Engine } from '../../store/engines/dialect.ts';

/** A statement as it was sent. */
export type Statement = Pick<CompiledQuery, 'sql' | 'parameters'>;

/** By its text: one of each kind. */
export type Statements = Map<string, Statement>;

/** The same engine; every statement that goes through it is put into `seen` too. */
export function recording(engine: Engine, seen: Statements): Engine {
  return {
    ...engine,
    writer: recordingDialect(engine.writer, seen),
    reader: recordingDialect(engine.reader, seen),
  };
}

function recordingDialect(dialect: Dialect, seen: Statements): Dialect {
  return {
    createAdapter: () => dialect.createAdapter(),
    createQueryCompiler: () => dialect.createQueryCompiler(),
    createIntrospector: (db) => dialect.createIntrospector(db),
    createDriver: () => {
      const driver = dialect.createDriver();
      const recorded = new WeakSet<DatabaseConnection>();
      const acquire = driver.acquireConnection.bind(driver);
      driver.acquireConnection = async (options) => {
        const connection = await acquire(options);
        if (!recorded.has(connection)) record(connection, seen);
        recorded.add(connection);
        return connection;
      };
      return driver;
    },
  };
}

function record(connection: DatabaseConnection, seen: Statements): void {
  const execute = connection.executeQuery.bind(connection);
  connection.executeQuery = (query) => {
    seen.set(query.sql, query);
    return execute(query);
  };
}
