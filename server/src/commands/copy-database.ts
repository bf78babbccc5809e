import { nameOf } from '../config/database-url.ts';
import { pauseAutomation } from '../store/tables/autopilot/paused-users.ts';
import { copying } from './copying.ts';
import { addressIn, CommandError, type Command } from './run-command.ts';

/**
 * Implements `npm run copy-database -- FROM TO`: copies a database to another or the same engine; TO must be empty. In
 * TO, autopilots, notices and automatic decisions are paused for all users until each organiser resumes them.
 */
export const copyDatabases: Command = async (args, signal) => {
  const [source, target, ...more] = args;
  if (!source || !target || more.length > 0)
    throw new CommandError('copy-database takes FROM and TO, as DATABASE_URL has them.');
  const [from, to] = [addressIn('FROM', source), addressIn('TO', target)];
  const { rows } = await copying(from, to, { signal, whenArrived: pauseAutomation });
  return `copied ${rows} from ${nameOf(from)} to ${nameOf(to)} and compared them`;
};
