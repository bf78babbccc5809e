import type { Writer } from '../store/store.ts';
import type { Move } from '../store/tables/handover/rows-of-list.ts';
import {
  findResponse,
  insertResponse,
  keyAfterMove,
  responsesAbout,
} from '../store/tables/sync/idempotency.ts';
import { RESPONSES_MAX } from '../transactions/idempotent-request.ts';

/**
 * Copies the stored responses that name a moved list, its players or its matches to its new owner, each under the key
 * that a repetition of its request has from now on, so that the repetition gets the response and runs nothing twice.
 * The responses of the former owner are copied too: they are found only if the former owner has become a helper. Must
 * be called before the move.
 */
export async function copyResponses(tx: Writer, { listId, from, to }: Move): Promise<void> {
  for (const { key, createdAt, ...response } of await responsesAbout(tx, {
    userId: from,
    listId,
  })) {
    const copy = { userId: to, key: keyAfterMove(key, { from, to }), createdAt };
    if (!(await findResponse(tx, to, copy.key)))
      await insertResponse(tx, copy, response, RESPONSES_MAX);
  }
}
