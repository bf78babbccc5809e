import { pathToFileURL } from 'node:url';
import { fail, ok, type Result } from '@picadito/domain';
import { nameOf } from '../config/database-url.ts';
import { errorMessage, shellQuote } from '../terminal.ts';
import { PROGRAM } from '../program.ts';
import {
  BackupServedError,
  DamagedDatabaseError,
  ForeignDatabaseError,
  type Engine,
} from '../store/engines/dialect.ts';
import { isReadOnly } from '../store/engines/sqlite-file.ts';
import { FileServedError } from '../store/engines/sqlite-lock.ts';
import { engineAt, type DatabaseAddress } from '../store/engines/engine-at.ts';
import { NewerSchemaError, schemaVersion } from '../store/migrations/journal.ts';
import { MIGRATIONS, type BeforeUpgrade } from '../store/migrations/migrate.ts';
import { EarlierServersError, StepFailedError } from '../store/migrations/roll.ts';
import { openStore, type OpenOptions, type Store } from '../store/store.ts';
import { countUsers } from '../store/tables/account/users.ts';
import { backupFolder, pruneUpgradeBackups, upgradeBackups } from '../backups/backup-files.ts';
import { backUpBeforeUpgrade, UpgradeError } from './before-upgrade.ts';
import { noteServer } from './running-servers.ts';

/**
 * Returns the shell command that restores a backup, for a message. For PostgreSQL it leaves out the address, which may
 * contain a password, and restores into an empty database.
 */
function restoring(address: DatabaseAddress, backup: string, options = ''): string {
  if (address.engine === 'postgres')
    return `DATABASE_URL=postgres://… ${PROGRAM.call('restore', `${shellQuote(backup)}${options}`)}, with the address of an empty database`;
  const url = shellQuote(pathToFileURL(address.file).href);
  return `DATABASE_URL=${url} ${PROGRAM.call('restore', `${shellQuote(backup)} --replace${options}`)}`;
}

/** Option of the restore command in messages about upgrades: undoing an upgrade leaves the players' links valid. */
const KEEPING_LINKS = ' --keep-links';
const LOST =
  'What was stored since the upgrade is lost, and nothing happens by itself until each organiser says so';

type Options = Pick<OpenOptions, 'onRetry'> & {
  backupDir?: string | null | undefined;
  /** True if a server opens the database, false for a command; only one server may use an SQLite file. */
  isForServer?: boolean;
  /** Called with a line about an upgrade, and with one about the opened database. */
  say?: (line: string) => void;
};

/**
 * Opens a database and upgrades it to the newest schema. Returns the store, or an error: one line with the reason and
 * what to do. Before an upgrade the database is backed up (docs/decisions/036).
 */
export async function openDatabase(
  address: DatabaseAddress,
  { onRetry, backupDir, isForServer, say = () => {} }: Options = {},
): Promise<Result<Store, string>> {
  const engine = engineAt(address, { isForServer });
  const folder = backupFolder(backupDir, address);
  const own = schemaVersion(Object.keys(MIGRATIONS));
  let isUpgrade = false;
  const beforeUpgrade: BeforeUpgrade = async ({ done, size, isServed }) => {
    isUpgrade = true;
    // Earlier starts that were killed may have left backups, which would fill the disk.
    pruneUpgradeBackups(folder);
    const schema = schemaVersion(done);
    const { file, discard } = await backUpBeforeUpgrade({ address, folder, size, schema });
    const back = restoring(address, file, KEEPING_LINKS);
    say(
      `upgrading ${nameOf(address)} from ${schema} to ${own}; as it was it is in ${file}${isServed ? ', without what other servers write from now on' : ''}. The way back, with the earlier version: ${back}. ${LOST}.`,
    );
    return discard;
  };
  let kind: 'new' | 'existing' = 'existing';
  const onCreated = () => (kind = 'new');
  try {
    const store = await openStore(engine, { onRetry, beforeUpgrade, onWait: say, onCreated });
    if (isForServer) await noteServer(store).catch(closing(store));
    const users = await countUsers(store.read);
    say(
      `version ${PROGRAM.version}, ${kind} database ${nameOf(address)} (${engine.name}, schema ${own}), ${users} ${users === 1 ? 'user' : 'users'}`,
    );
    return ok(store);
  } catch (error) {
    return fail(`DATABASE_URL: ${failureLine(error, { address, engine, folder, own })}`);
  } finally {
    if (isUpgrade) pruneUpgradeBackups(folder);
  }
}

/** Returns a function that closes the store and throws the error with which it is called. */
function closing(store: Store): (error: unknown) => Promise<never> {
  return async (error) => {
    await store.close();
    throw error;
  };
}

/** Returns in one line why the database cannot be opened and what to do. `folder` is the folder of backups, `own` the program's schema. */
function failureLine(
  error: unknown,
  {
    address,
    engine,
    folder,
    own,
  }: { address: DatabaseAddress; engine: Engine; folder: string; own: string },
): string {
  const name = nameOf(address);
  const reason = errorMessage(error);
  if (error instanceof FileServedError)
    return `another Picadito serves ${name} already. Stop that one, or name another file.`;
  if (error instanceof UpgradeError)
    return `${name} has to be upgraded and was left as it is: ${reason}.`;
  if (error instanceof EarlierServersError)
    return `${name} has to be upgraded and was left as it is: ${reason}. Stop them, or upgrade to the version between first. A server that was killed counts for a minute.`;
  if (error instanceof StepFailedError)
    return `${name} is upgraded in part, and the servers that run go on: ${reason}. If something holds a table for long, pg_stat_activity shows it. Start again afterwards.`;
  if (error instanceof NewerSchemaError)
    return `${name} belongs to a newer version of Picadito (${reason}); it was left as it is. Start that version, or ${restoreAdvice(address, folder, own)}`;
  if (error instanceof ForeignDatabaseError)
    return `${name} belongs to another program (${reason}); it was left as it is. DATABASE_URL takes a file of its own.`;
  if (error instanceof BackupServedError)
    return `${name} is a backup, and backups are restored: ${PROGRAM.call('restore', `${shellQuote(name)} --replace`)}, with DATABASE_URL naming another file`;
  if (error instanceof DamagedDatabaseError)
    return `${name} is damaged (${reason}); it was left as it is. Bring back a backup: ${restoring(address, 'BACKUP')}`;
  if (engine.isFull(error))
    return `the disk of ${name} is full (${reason}); it was left as it is. Free some space and start again.`;
  if (address.engine === 'sqlite' && isReadOnly(error))
    return `cannot write ${name} (${reason}). Let this user write the file and its folder, or name another file.`;
  const advice = engine.adviceFor(error);
  if (advice !== null) return `cannot open ${name} (${reason}). ${advice}`;
  if (engine.isUnavailable(error))
    return `${name} does not answer (${reason}). See that it runs, and what its log says.`;
  return `cannot open ${name} (${reason}).`;
}

/**
 * Returns the advice for a database whose schema is newer than this version of the program: how to go back to a backup
 * that fits.
 */
function restoreAdvice(address: DatabaseAddress, folder: string, own: string): string {
  const backup = upgradeBackups(folder).find(({ schema }) => schema <= own)?.file;
  const command = restoring(address, backup ?? 'BACKUP', KEEPING_LINKS);
  return backup === undefined
    ? `bring back a backup of this one: ${command}. ${LOST}.`
    : `go back to what it was before the upgrade: ${command}. ${LOST}.`;
}
