import { resolve } from 'node:path';
import { existsSync } from 'node:fs';
import { copying } from './copying.ts';
import { addressIn, CommandError, momentOf, runCommand } from './run-command.ts';

/** `npm run backup [-- FILE]`: DATABASE_URL as it is at one moment, also while servers work on it, in an SQLite file. */
await runCommand(async (signal) => {
  const [name = `data/backups/picadito-${momentOf(new Date())}.db`, ...more] =
    process.argv.slice(2);
  if (more.length > 0 || name.startsWith('-'))
    throw new CommandError('backup takes one FILE, or none.');
  const file = resolve(name);
  if (existsSync(file)) throw new CommandError(`${file} is there already; nothing has changed.`);
  const from = addressIn('DATABASE_URL', process.env['DATABASE_URL']);
  const { rows } = await copying(from, { engine: 'sqlite', file }, { signal });
  return `backed up ${rows} rows into ${file}`;
});
