import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, openSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { temporaryFolder } from './temporary.ts';

const ROOT = join(import.meta.dirname, '..', '..');
const START_MS = 60_000;
/**
 * Rate limits that no benchmark reaches. The limits are on, because counting the requests is a part of the server's
 * work.
 */
const UNREACHABLE = '1000000/1000000';

export type Program = { origin: string; stop: () => Promise<void> };

/**
 * Starts the built program as `npm run serve` does, on a free port, with its log in a file. `root` is the folder of
 * another build, to compare with; the default is this repository.
 */
export async function startProgram(
  databaseUrl: string,
  more: Readonly<Record<string, string>> = {},
  root = ROOT,
): Promise<Program> {
  const folder = temporaryFolder();
  const log = join(folder.path, 'log');
  const file = openSync(log, 'a');
  const child = spawn(process.execPath, [heapOptionOf(root), 'server/src/main.ts'], {
    cwd: root,
    env: {
      PATH: process.env['PATH'] ?? '',
      PORT: '0',
      DATABASE_URL: databaseUrl,
      RATE_LIMIT_USER: UNREACHABLE,
      RATE_LIMIT_ADDRESS: UNREACHABLE,
      RATE_LIMIT_SIGN_IN: '1000000',
      ...more,
    },
    stdio: ['ignore', file, file],
  });
  closeSync(file);
  endWithThisProcess(child);
  const stop = async () => {
    await end(child);
    folder.remove();
  };
  try {
    return { origin: await address(child, log), stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

function heapOptionOf(root: string): string {
  const manifest = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
    config: { heap: string };
  };
  return manifest.config.heap;
}

export function endWithThisProcess(child: ChildProcess): void {
  const kill = () => void child.kill('SIGKILL');
  process.once('exit', kill);
  child.once('exit', () => process.off('exit', kill));
}

export async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill();
  await ended;
}

async function address(child: ChildProcess, log: string): Promise<string> {
  const patience = Date.now() + START_MS;
  for (;;) {
    const printed = readFileSync(log, 'utf8');
    const origin = /^Picadito: (http:\S+)/m.exec(printed)?.[1];
    if (origin) return origin;
    if (child.exitCode !== null || Date.now() > patience)
      throw new Error(`the program does not start: ${printed}`);
    await sleep(20);
  }
}
