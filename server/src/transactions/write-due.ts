import { reasonOf } from '../logging/reason-of.ts';
import type { DueMatch } from '../store/tables/recurrence.ts';
import type { Writer } from '../store/transaction.ts';
import { asOrganiser, type Context } from './context.ts';
import { write, type WriteContext } from './write.ts';

type Work = (tx: Writer, writeContext: WriteContext, matchId: string) => Promise<boolean>;

/**
 * What is due for a match without a request of its organiser, in a transaction of its own. False when there was nothing
 * to do any more, or it failed: that is logged as `failure`. A database that is away throws.
 */
export async function writeDue(
  context: Context,
  due: DueMatch,
  work: Work,
  failure: string,
): Promise<boolean> {
  try {
    return await write(context, asOrganiser(due), (tx, writeContext) =>
      work(tx, writeContext, due.match_id),
    );
  } catch (error) {
    if (context.store.engine.isUnavailable(error)) throw error;
    context.log(`${failure}: ${reasonOf(error)}`);
    return false;
  }
}
