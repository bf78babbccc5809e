import type { ServerResponse } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { MESSAGES } from '@picadito/domain';
import { AppError } from '../app-error.ts';

/** Milliseconds. */
export type ExportLimits = {
  /** How long a request waits for the one before it. */
  waiting: number;
  /** How long a client may take nothing of its export. */
  stalled: number;
};

export const EXPORT_LIMITS: ExportLimits = { waiting: 10_000, stalled: 20_000 };

/**
 * Lets one export of the server through at a time, in the order of the requests, because its text is in memory until
 * the client has it. The returned function waits for the turn, which ends when the response is closed. It throws
 * `unavailable` (503) when the turn does not come in time.
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
