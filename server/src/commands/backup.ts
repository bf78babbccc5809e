import { existsSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { backupFolder, newBackup, prune } from '../backups/backup-files.ts';
import { copying } from './copying.ts';
import { databaseInForce, CommandError, type Command } from './run-command.ts';

const USAGE = 'backup takes one FILE, or none and perhaps --keep NUMBER, from 1 to 9999.';

/**
 * Implements `npm run backup [-- FILE | --keep NUMBER]`: copies a snapshot of DATABASE_URL into an SQLite file, even
 * while servers use the database. With `--keep` it then deletes all but the NUMBER newest backups of the same kind
 * (manual or daily) in the folder (BACKUP_DIR). The server passes `--daily` for its daily backups.
 */
export const backup: Command = async (given, signal) => {
  const { name, keep, kind } = readArguments(given);
  const from = databaseInForce();
  const folder = backupFolder(process.env['BACKUP_DIR'], from);
  const file = name === undefined ? newBackup(folder, kind) : resolve(name);
  if (existsSync(file)) throw new CommandError(`${file} is there already; nothing has changed.`);
  const { rows } = await copying(from, { engine: 'sqlite', file }, { signal, isBackup: true });
  const pruned = keep === null ? 0 : prune(dirname(file), kind, keep);
  const deleted = pruned === 0 ? '' : `; deleted ${pruned} older ${pruned === 1 ? 'one' : 'ones'}`;
  return `backed up ${rows} into ${file}${deleted}`;
};

function readArguments(args: readonly string[]) {
  const options = { keep: { type: 'string' }, daily: { type: 'boolean' } } as const;
  try {
    const { values, positionals } = parseArgs({ args: [...args], options, allowPositionals: true });
    const [name, ...more] = positionals;
    const keep = values.keep === undefined ? null : Number(/^\d{1,4}$/.exec(values.keep)?.[0] ?? 0);
    const isOfFolder = keep !== null || values.daily === true;
    if (more.length > 0 || keep === 0 || (isOfFolder && name !== undefined)) throw new Error(USAGE);
    return { name, keep, kind: values.daily ? ('daily' as const) : ('manual' as const) };
  } catch {
    throw new CommandError(USAGE);
  }
}
