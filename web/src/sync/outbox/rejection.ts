import { ChangedElsewhere } from '../failure-sentence.ts';
import type { Outcome } from './outcomes.ts';

/** What a screen throws for a change that was rejected. */
export function rejectionOf({ reason, error }: Outcome & { kind: 'rejected' }): Error {
  if (reason === 'changed') return new ChangedElsewhere({ cause: error });
  return error instanceof Error ? error : new Error(reason);
}
