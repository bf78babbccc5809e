import { dirname } from 'node:path';
import { DatabaseSync, type StatementSync } from 'node:sqlite';
import { sql, type QueryExecutorProvider, type SqliteDatabase, type SqliteStatement } from 'kysely';
import { bindable, type Catalogue, type Engine } from './dialect.ts';
import { APPLICATION_ID } from './sqlite-checks.ts';
import { extendedCode, primaryCode, SQLITE } from './sqlite-codes.ts';
import { ImmediateDialect } from './sqlite-dialect.ts';
import { fileIdentityCheck, freeBytes, isDiskFull, prepareFile, sizeOf } from './sqlite-file.ts';
import { lockForServer } from './sqlite-lock.ts';

type SqliteOptions = {
  logMaxBytes?: number;
  /** True to lock the file while the writer is open, so that no other server opens it. */
  isForServer?: boolean | undefined;
};

/**
 * Returns the engine for Node's built-in SQLite. One connection writes and two others read, so that reads never wait
 * for a transaction (WAL). With `synchronous=FULL`, committed data survives a power cut; with `secure_delete`, deleted
 * data is overwritten. The writer must be opened first, because it creates the file and refuses a damaged one.
 */
export function sqliteEngine(
  file: string,
  { logMaxBytes = LOG_MAX_BYTES, isForServer = false }: SqliteOptions = {},
): Engine {
  const identityCheck = fileIdentityCheck(file);
  let note: string | null = null;
  return {
    name: 'sqlite',
    writer: new ImmediateDialect({
      database: async () => {
        note = prepareFile(file);
        const lock = isForServer ? lockForServer(file) : null;
        const database = open(file, logMaxBytes);
        setApplicationId(database);
        identityCheck.remember();
        return { ...database, close: () => [database, lock].forEach((one) => one?.close()) };
      },
      beforeTransaction: identityCheck.check,
    }),
    reader: new ImmediateDialect({ database: async () => open(file, logMaxBytes) }),
    snapshots: new ImmediateDialect({ database: async () => open(file, logMaxBytes) }),
    beginMigration: async () => ({ text: 'text' }),
    isConflict: isLocked,
    isUnavailable: (error) => UNAVAILABLE_CODES.includes(primaryCode(error)),
    isFull: isDiskFull,
    hasFreeSpace: () => freeBytes(dirname(file)) >= ROOM_BYTES,
    adviceFor: (error) => (isLocked(error) ? 'Another program has it locked: stop it.' : null),
    isUniqueViolation: (error) => UNIQUE_CODES.includes(extendedCode(error)),
    condition: () => note ?? (sizeOf(`${file}-wal`) > logMaxBytes ? LONG_LOG : null),
    catalogue,
    columnsOf,
    size: async () => sizeOf(file) + sizeOf(`${file}-wal`),
    signals: null,
    rolling: null,
  };
}

const CONFLICT_CODES: number[] = [SQLITE.BUSY, SQLITE.LOCKED];
const isLocked = (error: unknown) => CONFLICT_CODES.includes(primaryCode(error));
/** Number of free bytes below which a disk counts as full. */
const ROOM_BYTES = 1024 * 1024;
const UNAVAILABLE_CODES = [
  ...CONFLICT_CODES,
  SQLITE.READONLY,
  SQLITE.IOERR,
  SQLITE.CORRUPT,
  SQLITE.FULL,
  SQLITE.CANTOPEN,
  SQLITE.NOTADB,
];
const UNIQUE_CODES: number[] = [
  SQLITE.CONSTRAINT_PRIMARYKEY,
  SQLITE.CONSTRAINT_UNIQUE,
  SQLITE.CONSTRAINT_ROWID,
];
const STATEMENTS_MAX = 500;
/** Size in bytes to which a longer write-ahead log is cut once no reader needs it (docs/decisions/002). */
const LOG_MAX_BYTES = 64 * 1024 * 1024;
const LONG_LOG =
  'the write-ahead log is longer than it should be: another program reads the database file for a long time';

/**
 * Writes Picadito's `application_id` into a file of an earlier version. If the disk is full, the file stays without it
 * until the next start.
 */
function setApplicationId(database: SqliteDatabase): void {
  const [id] = database.prepare('pragma application_id').all([]) as { application_id: number }[];
  if (id?.application_id === APPLICATION_ID) return;
  try {
    database.prepare(`pragma application_id = ${APPLICATION_ID}`).run([]);
  } catch (error) {
    if (!isDiskFull(error)) throw error;
  }
}

function open(file: string, logMaxBytes: number): SqliteDatabase {
  const database = new DatabaseSync(file, { enableForeignKeyConstraints: true, timeout: 5000 });
  database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA secure_delete = ON;');
  database.exec(`PRAGMA journal_size_limit = ${logMaxBytes}`);
  return adapted(database);
}

/** Wraps a database of Node's SQLite for Kysely, with a cache of prepared statements. */
export function adapted(database: DatabaseSync): SqliteDatabase {
  const prepared = new Map<string, SqliteStatement>();
  return {
    close: () => database.close(),
    prepare(sql) {
      const known = prepared.get(sql);
      if (known) return known;
      const statement = adaptedStatement(database.prepare(sql));
      if (prepared.size >= STATEMENTS_MAX) prepared.clear();
      prepared.set(sql, statement);
      return statement;
    },
  };
}

function adaptedStatement(statement: StatementSync): SqliteStatement {
  return {
    reader: statement.columns().length > 0,
    all: (parameters) => statement.all(...parameters.map(bindable)),
    run: (parameters) => statement.run(...parameters.map(bindable)),
    iterate: (parameters) => statement.iterate(...parameters.map(bindable)),
  };
}

async function columnsOf(db: QueryExecutorProvider, table: string): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select name from pragma_table_info(${table})
  `.execute(db);
  return rows.map(({ name }) => name);
}

async function catalogue(db: QueryExecutorProvider): Promise<Catalogue> {
  const columns = await sql<{ table: string; index: string; column: string }>`
    select schema.tbl_name as "table", schema.name as "index", info.name as "column"
    from sqlite_schema as schema, pragma_index_list(schema.tbl_name) as list, pragma_index_info(schema.name) as info
    where schema.type = 'index' and list.name = schema.name and list.partial = 0
    order by schema.name, info.seqno
  `.execute(db);
  const indexes = Map.groupBy(columns.rows, (row) => row.index);
  return {
    indexes: [...indexes.values()].map((rows) => ({
      table: rows[0]?.table ?? '',
      columns: rows.map((row) => row.column),
    })),
  };
}
