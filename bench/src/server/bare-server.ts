import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { HttpResponse } from '../http.ts';
import { end, endWithThisProcess, type Program } from '../program.ts';

/** A route with its fixed response. */
export type Canned = { method: string; route: string; answer: HttpResponse };

/** Those that the connection or the framework makes. */
const NOT_KEPT = new Set([
  'date',
  'connection',
  'keep-alive',
  'transfer-encoding',
  'content-length',
]);

/** A process with a bare `node:http` server: the same responses, no work. */
export async function startBareServer(canned: readonly Canned[]): Promise<Program> {
  const child = fork(fileURLToPath(new URL('./bare.ts', import.meta.url)));
  endWithThisProcess(child);
  child.send(
    canned.map(({ answer: response, ...route }) => ({ ...route, answer: forwarded(response) })),
  );
  const [origin] = await Promise.race([
    once(child, 'message'),
    once(child, 'exit').then(() => {
      throw new Error('the bare server does not start');
    }),
  ]);
  return { origin: String(origin), pid: child.pid ?? 0, stop: () => end(child) };
}

function forwarded({ headers, ...response }: HttpResponse): HttpResponse {
  const lasting = Object.entries(headers).filter(([name]) => !NOT_KEPT.has(name));
  return { ...response, headers: Object.fromEntries(lasting) };
}
