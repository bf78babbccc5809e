import { spawn, type SpawnOptions } from 'node:child_process';
import { once } from 'node:events';

/** Type of the way in which a user starts a program. The program does not get the environment of this process. */
export type Call = { command: string; args?: readonly string[] } & Pick<
  SpawnOptions,
  'cwd' | 'uid' | 'gid'
> & { env?: Record<string, string> };

export type Running = {
  url: string;
  /** Milliseconds from the start of the program to the line with the address. */
  readyMs: number;
  output: () => string;
  /** Sends SIGTERM and resolves with the exit code, or null if the signal killed the program. */
  stop: () => Promise<number | null>;
};

/**
 * Starts a server on a free port, and resolves once it has printed its address. Rejects if it cannot start or ends
 * before that.
 */
export async function start(call: Call): Promise<Running> {
  const began = performance.now();
  const { child, output } = launch(call);
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  child.stdout.on('data', () => {
    const url = /http:\/\/\S+/.exec(output.out)?.[0];
    if (url) resolve(url);
  });
  child.once('error', reject);
  child.once('close', () => reject(new Error(`it ended: ${output.out}${output.error}`)));
  const url = await promise;
  return {
    url,
    readyMs: performance.now() - began,
    output: () => output.out + output.error,
    stop: async () => {
      const ended = child.exitCode ?? child.signalCode ?? once(child, 'exit');
      child.kill('SIGTERM');
      await ended;
      return child.exitCode;
    },
  };
}

export async function run(call: Call) {
  const { child, output } = launch(call);
  await once(child, 'close');
  return { code: child.exitCode, ...output };
}

function launch({ command, args = [], env = {}, ...options }: Call) {
  const child = spawn(command, args, {
    ...options,
    env: { PORT: '0', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const output = { out: '', error: '' };
  child.stdout.on('data', (chunk: Buffer) => (output.out += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (output.error += chunk.toString()));
  return { child, output };
}
