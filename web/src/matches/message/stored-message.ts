import { isPlainDate, normaliseTime } from '@picadito/domain';
import type { MatchMessage } from '@picadito/domain/parsing';
import { draftOf } from '../../forms/draft.ts';

/** A message is kept for this many milliseconds after it was pasted. */
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
      const { at, date, time, location, cost } = stored as Partial<Record<string, unknown>>;
      const age = now - Number(at);
      if (!(age >= 0 && age < KEPT_MS)) return null;
      return {
        date: typeof date === 'string' && isPlainDate(date) ? date : null,
        time: typeof time === 'string' ? normaliseTime(time) : null,
        location: typeof location === 'string' ? location : null,
        cost: typeof cost === 'string' ? cost : null,
      };
    },
    store: (message: MatchMessage, now: number): void => draft.store({ ...message, at: now }),
    clear: draft.clear,
  };
}

export function saysNothing({ date, time, location, cost }: MatchMessage): boolean {
  return date === null && time === null && location === null && cost === null;
}
