import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { Answer } from '../http.ts';
import { end, endWithThisProcess, type Program } from '../program.ts';

/** A route and what it always answers. */
export type Canned = { method: string; route: string; answer: Answer };

/** Those that the connection or the framework makes. */
const NOT_KEPT = new Set([
  'date',
  'connection',
  'keep-alive',
  'transfer-encoding',
  'content-length',
]);

/** A process of its own with a bare server of our framework: the same answers, no work. */
export async function startBareServer(canned: readonly Canned[]): Promise<Program> {
  const child = fork(fileURLToPath(new URL('./bare.ts', import.meta.url)));
  endWithThisProcess(child);
  child.send(canned.map(({ answer, ...route }) => ({ ...route, answer: kept(answer) })));
  const [origin] = await Promise.race([
    once(child, 'message'),
    once(child, 'exit').then(() => {
      throw new Error('the bare server does not start');
    }),
  ]);
  return { origin: String(origin), pid: child.pid ?? 0, stop: () => end(child) };
}

function kept({ headers, ...answer }: Answer): Answer {
  const lasting = Object.entries(headers).filter(([name]) => !NOT_KEPT.has(name));
  return { ...answer, headers: Object.fromEntries(lasting) };
}
