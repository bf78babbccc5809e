import { join, resolve } from 'node:path';
import { isSea } from 'node:sea';
import type { Program } from '../../../server/src/program.ts';
import { shellQuote } from '../../../server/src/terminal.ts';
import { dataFolder } from './data-folder.ts';

const HERE = import.meta.dirname;
const IS_BY_NPX = process.env['npm_lifecycle_event'] === 'npx';
const NAME = nameInAnyFolder();

/**
 * Facts about the packaged program, for the server. In the bundle this module replaces server/src/program.ts, which
 * describes a clone.
 */
export const PROGRAM: Program = {
  version: BUILT.version,
  sources: () => BUILT.sources,
  root: HERE,
  dataFolder,
  call: (command, args) => [NAME, command, args].filter(Boolean).join(' '),
  entry: isSea() ? [] : [import.meta.filename],
  isPackaged: true,
};

/**
 * Returns the command that starts this program again from a new shell in any folder. The executable may be anywhere,
 * and npx adds nothing to PATH.
 */
function nameInAnyFolder(): string {
  if (IS_BY_NPX) return shellQuote(join(HERE, 'picadito'));
  const { argv0 } = process;
  if (!isSea()) return 'picadito';
  return argv0.includes('/') ? shellQuote(resolve(argv0)) : argv0;
}

/**
 * Ends the server, as SIGTERM does, once the shell in which npx has started it is gone. The shell does not forward
 * signals, so the server would otherwise keep running.
 */
function endWithNpx(): void {
  const shell = process.ppid;
  const look = () => process.ppid !== shell && process.kill(process.pid, 'SIGTERM');
  setInterval(look, 500).unref();
}

if (IS_BY_NPX) endWithNpx();
