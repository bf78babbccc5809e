import type { DatabaseSync } from 'node:sqlite';
import { TABLES } from '../table-list.ts';
import { BackupServedError, DamagedDatabaseError, ForeignDatabaseError } from './dialect.ts';

/** SQLite `application_id` in the header of Picadito's files: 'PICA' in ASCII. Files of earlier versions have 0. */
export const APPLICATION_ID = 0x50_49_43_41;
/** Table that only backups have; it holds the digests of their rows. */
export const DIGESTS_TABLE = 'backup_digests';
const JOURNAL = 'schema_migrations';

/**
 * Largest size of a file whose pages are all checked, which takes 2 ms a megabyte. Only the first pages of larger files
 * are read.
 */
const FULL_CHECK_MAX_BYTES = 256 * 1024 * 1024;
/**
 * Largest size of a file whose foreign keys are checked at the start of the server, which takes 6 ms a megabyte. The
 * keys of larger files are checked by every backup.
 */
const KEYS_CHECK_MAX_BYTES = 16 * 1024 * 1024;

/**
 * Returns SQLite's message about the first damage of a database file, or null if none is found. Reads only the schema
 * of a file larger than `FULL_CHECK_MAX_BYTES`.
 */
export function quickCheck(database: DatabaseSync, size: number): string | null {
  if (size > FULL_CHECK_MAX_BYTES) {
    database.prepare('select count(*) from sqlite_schema').get();
    return null;
  }
  const found = database.prepare('pragma quick_check(1)').get()?.['quick_check'];
  return found === 'ok' ? null : String(found);
}

/** Returns the error with which the server refuses to start on a database file, or null if the file may be served. */
export function refusalOf(database: DatabaseSync, size: number): Error | null {
  const damage = quickCheck(database, size);
  if (damage !== null) return new DamagedDatabaseError(damage);
  const tables = database
    .prepare("select name from sqlite_schema where type = 'table'")
    .all()
    .map(({ name }) => String(name));
  const foreign = foreignReason(database, tables);
  if (foreign !== null) return new ForeignDatabaseError(foreign);
  if (tables.includes(DIGESTS_TABLE)) return new BackupServedError('it is a backup');
  if (size > KEYS_CHECK_MAX_BYTES) return null;
  const broken = database.prepare('select "table" from pragma_foreign_key_check limit 1').get();
  return broken ? new DamagedDatabaseError(`broken keys in ${String(broken['table'])}`) : null;
}

/**
 * Returns why a file is not Picadito's, or null if it is. Picadito's files have its `application_id`. Files of earlier
 * versions have 0 instead, with a table of applied migrations, or without any table yet.
 */
function foreignReason(database: DatabaseSync, tables: readonly string[]): string | null {
  const id = Number(database.prepare('pragma application_id').get()?.['application_id']);
  if (id === APPLICATION_ID) return null;
  if (id !== 0) return `its application_id is ${id}`;
  if (tables.length === 0 || tables.includes(JOURNAL)) return null;
  const other = tables.find((name) => !(name in TABLES)) ?? tables[0];
  return `it has a table ${other} and no ${JOURNAL}`;
}
