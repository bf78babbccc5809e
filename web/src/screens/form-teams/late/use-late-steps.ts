import type { MatchPlayer } from '@picadito/domain';
import { useEffect, useState } from 'react';
import { draftOf } from '../../../forms/draft.ts';
import { useSession } from '../../../identity/session.ts';
import { useEventCallback } from '../../../lib/use-event-callback.ts';
import type { LateStep } from './late-steps.ts';
import { type LateCode, useLateCode } from './use-late-code.ts';

/**
 * Returns `steps`, the late changes of a match that can be undone, and `storeSteps`, which replaces and stores them.
 * They survive a reload as long as they can be undone. `code` and `withCode` are those of `useLateCode`.
 */
export function useLateSteps(matchId: string, players: readonly MatchPlayer[]) {
  const uid = useSession((session) => session.user?.uid ?? '');
  const draft = draftOf(uid, `late-of-${matchId}`);
  const [steps, setSteps] = useState<readonly LateStep[]>([]);
  const { code, withCode } = useLateCode(draft.read() !== null);

  const restore = useEventCallback((loaded: LateCode) => {
    if (steps.length === 0) setSteps(loaded.readSteps(draft, players));
  });
  useEffect(() => {
    if (code) restore(code);
  }, [code, restore]);

  function storeSteps(next: readonly LateStep[], { writeSteps }: LateCode): void {
    setSteps(next);
    writeSteps(draft, next);
  }
  return { steps, storeSteps, code, withCode };
}
