import { resolve } from 'node:path';
import { nameOf } from '../../config/database-url.ts';
import { copying } from './copying.ts';
import { addressIn, CommandError, momentOf, runCommand } from './run-command.ts';

const REPLACE = '--replace';

/** `npm run restore -- FILE [--replace]`: a backup becomes DATABASE_URL, which is to be empty, or is moved aside. */
await runCommand(async (signal) => {
  const given = process.argv.slice(2);
  const [name, ...more] = given.filter((argument) => argument !== REPLACE);
  if (name === undefined || more.length > 0 || name.startsWith('-'))
    throw new CommandError(`restore takes the FILE of a backup, and perhaps ${REPLACE}.`);
  const to = addressIn('DATABASE_URL', process.env['DATABASE_URL']);
  const replaced = `${nameOf(to)}.replaced-${momentOf(new Date())}`;
  const aside = given.includes(REPLACE) ? replaced : null;
  const from = { engine: 'sqlite', file: resolve(name) } as const;
  const { rows, movedAside } = await copying(from, to, {
    aside,
    signal,
    advice: ` (${REPLACE} moves it aside)`,
  });
  const before = movedAside ? `; the database that was there is now ${replaced}` : '';
  return `restored ${rows} rows into ${nameOf(to)}${before}`;
});
