import { ChangedElsewhere } from '../failure-sentence.ts';
import type { Outcome } from './outcomes.ts';

/** Returns the error that a screen throws for a rejected change. */
export function rejectionOf({ reason, error }: Outcome & { kind: 'rejected' }): Error {
  if (reason === 'changed') return new ChangedElsewhere({ cause: error });
  return error instanceof Error ? error : new Error(reason);
}
