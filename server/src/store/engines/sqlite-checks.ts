import type { DatabaseSync } from 'node:sqlite';
import { TABLES } from '../table-list.ts';
import { BackupServedError, DamagedDatabaseError, ForeignDatabaseError } from './dialect.ts';

/** Marks the files of Picadito in their header: 'PICA'. Files of earlier versions have 0. */
export const APPLICATION_ID = 0x50_49_43_41;
/** Names the table that only backups have. */
export const DIGESTS_TABLE = 'backup_digests';
const JOURNAL = 'schema_migrations';

/**
 * Limits the size of files that are checked as a whole, at 2 ms a megabyte. Only the first pages of larger files are
 * read.
 */
const FULL_CHECK_MAX_BYTES = 256 * 1024 * 1024;
/**
 * Limits the size of files whose foreign keys are checked, at 6 ms a megabyte. Every backup checks the keys of larger
 * files.
 */
const KEYS_CHECK_MAX_BYTES = 16 * 1024 * 1024;

/** Returns what is wrong with the pages, or null. */
export function quickCheck(database: DatabaseSync, size: number): string | null {
  if (size > FULL_CHECK_MAX_BYTES) {
    database.prepare('select count(*) from sqlite_schema').get();
    return null;
  }
  const found = database.prepare('pragma quick_check(1)').get()?.['quick_check'];
  return found === 'ok' ? null : String(found);
}

/** Returns the reason not to serve a file, or null. */
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
 * Returns why a file is not Picadito's, or null. Picadito's files have its id, or 0 and a journal of migrations, or 0
 * and no table yet.
 */
function foreignReason(database: DatabaseSync, tables: readonly string[]): string | null {
  const id = Number(database.prepare('pragma application_id').get()?.['application_id']);
  if (id === APPLICATION_ID) return null;
  if (id !== 0) return `its application_id is ${id}`;
  if (tables.length === 0 || tables.includes(JOURNAL)) return null;
  const other = tables.find((name) => !(name in TABLES)) ?? tables[0];
  return `it has a table ${other} and no ${JOURNAL}`;
}
