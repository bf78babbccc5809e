import { execFile } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { ROOT } from './server.ts';

/** Heading of the history in the next version. */
export const NEXT_HEADING = 'Historial nuevo';

/** Text before the server's entry that adds the migrations of the version after this one. */
const MIGRATES = `import { MIGRATIONS } from './store/migrations/migrate.ts';
import { ROLL } from '../testing/upgrades/rolled-version.ts';
Object.assign(MIGRATIONS, ROLL);
`;

/**
 * Makes a version after this one in a new folder: with further migrations, another history, and a web client that Vite
 * has built into the folder of this version's files, as an upgrade of a clone does. Returns the folder,
 * which the caller removes.
 */
export async function nextVersion(): Promise<string> {
  const root = mkdtempSync(join(tmpdir(), 'picadito-next-'));
  for (const part of ['package.json', 'tsconfig.base.json', 'server', 'web'])
    cpSync(join(ROOT, part), join(root, part), { recursive: true });
  symlinkSync(join(ROOT, 'node_modules'), join(root, 'node_modules'));
  rewrite(join(root, 'server/src/main.ts'), (source) => MIGRATES + source);
  rewrite(join(root, 'web/src/screens/history/history-screen.tsx'), (source) =>
    source.replace('title="Historial de Partidos"', `title="${NEXT_HEADING}"`),
  );
  const vite = join(ROOT, 'node_modules/vite/bin/vite.js');
  await promisify(execFile)(process.execPath, [vite, 'build', 'web', '--logLevel', 'warn'], {
    cwd: root,
  });
  return root;
}

function rewrite(file: string, change: (source: string) => string): void {
  const before = readFileSync(file, 'utf8');
  const after = change(before);
  if (after === before) throw new Error(`nothing to change in ${file}`);
  writeFileSync(file, after);
}
