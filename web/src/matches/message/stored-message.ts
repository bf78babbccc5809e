import { isPlainDate, normaliseTime } from '@picadito/domain';
import type { MatchMessage } from '@picadito/domain/parsing';
import { draftOf } from '../../forms/draft.ts';

/** Time in milliseconds after a message was pasted for which it is kept. */
const KEPT_MS = 30 * 60_000;

/**
 * Returns access to what a user's pasted message says about the next match, which the form of a new match shows. `read`
 * returns null if nothing is stored, or if it is too old. `now` is in epoch milliseconds.
 */
export function storedMessage(uid: string) {
  const draft = draftOf(uid, 'match-message');
  return {
    read: (now: number): MatchMessage | null => {
      const stored = draft.read();
      if (typeof stored !== 'object' || stored === null) return null;
      const { at, date, time, location, cost, ...format } = stored as Partial<
        Record<string, unknown>
      >;
      const age = now - Number(at);
      if (!(age >= 0 && age < KEPT_MS)) return null;
      return {
        date: typeof date === 'string' && isPlainDate(date) ? date : null,
        time: typeof time === 'string' ? normaliseTime(time) : null,
        location: typeof location === 'string' ? location : null,
        cost: typeof cost === 'string' ? cost : null,
        ...storedFormat(format),
      };
    },
    store: (message: MatchMessage, now: number): void => draft.store({ ...message, at: now }),
    clear: draft.clear,
  };
}

function storedFormat({ perSide, teamCount }: Partial<Record<string, unknown>>) {
  return {
    ...(typeof perSide === 'number' && { perSide }),
    ...(typeof teamCount === 'number' && { teamCount }),
  };
}

export function saysNothing({ perSide, ...details }: MatchMessage): boolean {
  const { date, time, location, cost } = details;
  return [date, time, location, cost, perSide ?? null].every((one) => one === null);
}
