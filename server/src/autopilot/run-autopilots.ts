import { AUTOPILOT_MIN } from '@picadito/domain';
import { matchesToFollow, matchesToForm } from '../store/tables/autopilot/autopilots.ts';
import type { DueMatch } from '../store/tables/matches/recurrence.ts';
import type { Context } from '../transactions/context.ts';
import { writeDue } from '../transactions/write.ts';
import { runAutopilot } from './run-autopilot.ts';

/** The maximum number of matches of each query in one run; the rest follows in the next run. */
const AT_ONCE = 500;
/**
 * Matches that start within this time are examined. The usual deadline is three hours before kick-off; two more hours
 * allow for clock changes.
 */
const CLOSING_MS = 5 * 60 * 60 * 1000;

/**
 * Makes and repairs the teams of all matches whose autopilot is due, each match in a transaction of its own. A failure
 * is logged, and the next run tries the match again; an unavailable database ends the run with its error. Returns the
 * number of matches that have changed.
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
