import { MATCH_DURATION_MS } from '@picadito/domain';
import { dueMatches, type DueMatch } from '../store/tables/matches/recurrence.ts';
import { timestamp } from '../store/timestamps.ts';
import type { Context } from '../transactions/context.ts';
import { rollIfOver } from './roll-match.ts';
import { writeDue } from '../transactions/write.ts';

const AT_ONCE = 100;

/**
 * Rolls forward all weekly matches that are over: each gets a successor that repeats in its place. Covers all
 * organisers, each match in its own transaction. A failure is logged, and the next run tries the match again; an
 * unavailable database ends the run with its error. Returns the number of rolled matches.
 */
export async function rollForward(
  context: Context,
  isStopped: () => boolean = () => false,
): Promise<number> {
  /** Ids of the matches that could not be rolled forward in this run. */
  const left = new Set<string>();
  let rolled = 0;
  for (let isMore = true; isMore;) {
    const limit = AT_ONCE + left.size;
    const startedBy = timestamp(context.now() - MATCH_DURATION_MS);
    const due = await dueMatches(context.store.read, startedBy, limit);
    for (const match of due) {
      if (isStopped()) return rolled;
      if (left.has(match.match_id)) continue;
      if (await roll(context, match)) rolled += 1;
      else left.add(match.match_id);
    }
    isMore = due.length === limit;
  }
  return rolled;
}

function roll(context: Context, due: DueMatch): Promise<boolean | undefined> {
  return writeDue(
    context,
    due,
    (tx, writeContext) => rollIfOver(tx, writeContext, due.match_id),
    `the weekly match ${due.match_id} was not rolled forward`,
  );
}
