import { readConfig } from '../config/config.ts';
import { settingsInForce } from '../config/settings-in-force.ts';
import { PROGRAM } from '../program.ts';
import { CommandError, type Command } from './run-command.ts';

/** Implements `picadito config`: prints the settings with which a server would start, without secrets. */
export const showConfig: Command = async (given) => {
  if (given.length > 0) throw new CommandError('config takes no argument.');
  const read = readConfig(process.env);
  if (!read.ok) throw new CommandError(read.error);
  const lines = settingsInForce(read.value, process.env);
  return [`settings of version ${PROGRAM.version}`, ...lines].join('\n');
};
