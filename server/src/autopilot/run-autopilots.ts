import { AUTOPILOT_MIN } from '@picadito/domain';
import { matchesToFollow, matchesToForm } from '../store/tables/autopilot/autopilots.ts';
import type { DueMatch } from '../store/tables/matches/recurrence.ts';
import type { Context } from '../transactions/context.ts';
import { writeDue } from '../transactions/write-due.ts';
import { runAutopilot } from './run-autopilot.ts';

/** Limits the matches of one run; more are left for the next run. */
const AT_ONCE = 500;
/**
 * Matches that start within this time are examined. The usual deadline is three hours before kick-off, and the rest
 * leaves room for clock changes.
 */
const CLOSING_MS = 5 * 60 * 60 * 1000;

/**
 * Makes and repairs the teams of all matches whose autopilots have to, each in a transaction of its own. A failure is
 * logged and left for the next run; a database that is unavailable ends the run with its error. Returns how many
 * matches have changed.
 */
export async function runAutopilots(
  context: Context,
  isStopped: () => boolean = () => false,
): Promise<number> {
  const { read } = context.store;
  const now = context.now();
  const moment = { now, closingBy: now + CLOSING_MS, least: AUTOPILOT_MIN, limit: AT_ONCE };
  const due = [...(await matchesToForm(read, moment)), ...(await matchesToFollow(read, moment))];
  let flown = 0;
  for (const match of due) {
    if (isStopped()) break;
    if (await fly(context, match)) flown += 1;
  }
  return flown;
}

function fly(context: Context, due: DueMatch): Promise<boolean | undefined> {
  return writeDue(
    context,
    due,
    (tx, writeContext) => runAutopilot(tx, writeContext, due.match_id),
    `the teams of ${due.match_id} were not made or repaired`,
  );
}
