import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const ROOT = join(import.meta.dirname, '..', '..');

export type Server = { origin: string; stop: () => Promise<void> };

/** The built program as a process of its own, on a free port and on a database that goes with it. */
export async function startServer(): Promise<Server> {
  const folder = mkdtempSync(join(tmpdir(), 'picadito-bench-'));
  const child = spawn(process.execPath, [join(ROOT, 'server/src/main.ts')], {
    cwd: ROOT,
    env: {
      PATH: process.env['PATH'] ?? '',
      PORT: '0',
      DATABASE_URL: `file:${join(folder, 'bench.db')}`,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [said] = await Promise.race([once(child.stdout, 'data'), once(child, 'exit')]);
  const origin = /http:\/\/\S+/.exec(String(said))?.[0];
  if (!origin) throw new Error('the server does not start');
  return {
    origin,
    stop: async () => {
      const ended = once(child, 'exit');
      child.kill();
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
