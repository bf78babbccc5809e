import { HEALTH, patternOf } from '@picadito/domain';
import { originOf, readConfig } from '../config/config.ts';
import { CommandError, type Command } from './run-command.ts';

const PATIENCE_MS = 4000;
/** Maps an address that means all addresses of the machine to the loopback address that reaches the server. */
const ALL: Record<string, string> = { '0.0.0.0': '127.0.0.1', '::': '::1' };

/**
 * Implements `picadito healthcheck`, which fails unless the server with the settings of the environment is ready. The
 * container image runs it.
 */
export const healthcheck: Command = async (args) => {
  if (args.length > 0) throw new CommandError('healthcheck takes no argument.');
  const read = readConfig(process.env);
  if (!read.ok) throw new CommandError(read.error);
  const { host, port } = read.value;
  const url = originOf(ALL[host] ?? host, port) + patternOf(HEALTH.ready);
  const signal = AbortSignal.timeout(PATIENCE_MS);
  const status = await fetch(url, { signal }).then(
    (response) => `answers ${response.status}`,
    () => 'does not answer',
  );
  if (status !== 'answers 200') throw new CommandError(`${url} ${status}.`);
  return 'ready';
};
