import type { ServerResponse } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { MESSAGES } from '@picadito/domain';
import { AppError } from '../app-error.ts';

/** Time limits of the account export, in milliseconds. */
export type ExportLimits = {
  /** Maximum time in milliseconds for which a request waits for earlier exports. */
  waiting: number;
  /** Maximum time in milliseconds for which a client may read nothing of its export. */
  stalled: number;
};

export const EXPORT_LIMITS: ExportLimits = { waiting: 10_000, stalled: 20_000 };

/**
 * Returns a function that waits until no other export of the server is in progress, in the order of the requests. Only
 * one export runs at a time, because its text is in memory until the client has received it. The turn ends when the
 * response is closed. Throws `unavailable` (503) when the turn does not come within `waiting` milliseconds, or when the
 * client has gone.
 */
export function exportTurns({ waiting }: ExportLimits) {
  let last = Promise.resolve();

  return async (response: ServerResponse): Promise<void> => {
    const before = last;
    const closed =
      response.destroyed || response.closed
        ? Promise.resolve()
        : new Promise<void>((resolve) => response.once('close', resolve));
    last = before.then(() => closed);
    const inTime = before.then(() => true);
    const isMine = await Promise.race([inTime, sleep(waiting, false, { ref: false })]);
    if (!isMine || response.destroyed)
      throw new AppError('unavailable', MESSAGES.unavailable, { reason: 'exports' });
  };
}
