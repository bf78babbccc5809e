import type { DatabaseSync } from 'node:sqlite';
import { TABLES } from '../table-list.ts';
import { BackupServedError, DamagedDatabaseError, ForeignDatabaseError } from './dialect.ts';

/** 'PICA', in the header of our files. Those of earlier versions have 0. */
export const APPLICATION_ID = 0x50_49_43_41;
/** The table that backups alone have. */
export const DIGESTS_TABLE = 'backup_digests';
const JOURNAL = 'schema_migrations';

/** Smaller files are checked whole, at 2 ms a megabyte; of larger ones only the first pages. */
const FULL_CHECK_MAX_BYTES = 256 * 1024 * 1024;
/** Foreign keys take 6 ms a megabyte: of larger files every backup checks them. */
const KEYS_CHECK_MAX_BYTES = 16 * 1024 * 1024;

/** What is wrong with the pages, or null. */
export function quickCheck(database: DatabaseSync, size: number): string | null {
  if (size > FULL_CHECK_MAX_BYTES) {
    database.prepare('select count(*) from sqlite_schema').get();
    return null;
  }
  const found = database.prepare('pragma quick_check(1)').get()?.['quick_check'];
  return found === 'ok' ? null : String(found);
}

/** Why a file is not served, or null. */
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

/** Why a file is not ours, or null. Ours have our id, or 0 and a journal of migrations, or no table yet. */
function foreignReason(database: DatabaseSync, tables: readonly string[]): string | null {
  const id = Number(database.prepare('pragma application_id').get()?.['application_id']);
  if (id === APPLICATION_ID) return null;
  if (id !== 0) return `its application_id is ${id}`;
  if (tables.length === 0 || tables.includes(JOURNAL)) return null;
  const other = tables.find((name) => !(name in TABLES)) ?? tables[0];
  return `it has a table ${other} and no ${JOURNAL}`;
}
