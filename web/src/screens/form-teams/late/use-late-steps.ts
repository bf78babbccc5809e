import type { MatchPlayer } from '@picadito/domain';
import { useEffect, useState } from 'react';
import { draftOf } from '../../../forms/draft.ts';
import { useSession } from '../../../identity/session.ts';
import { useEventCallback } from '../../../lib/use-event-callback.ts';
import type { LateStep } from './late-steps.ts';
import { type LateCode, useLateCode } from './use-late-code.ts';

/**
 * Returns `steps`, the late changes of a match that can be undone, and `keep`, which replaces and stores them. They
 * survive a reload as long as they can be undone.
 */
export function useLateSteps(matchId: string, players: readonly MatchPlayer[]) {
  const uid = useSession((session) => session.user?.uid ?? '');
  const draft = draftOf(uid, `late-of-${matchId}`);
  const [steps, setSteps] = useState<readonly LateStep[]>([]);
  const { code, withCode } = useLateCode(draft.read() !== null);

  const takeUp = useEventCallback((loaded: LateCode) => {
    if (steps.length === 0) setSteps(loaded.readSteps(draft, players));
  });
  useEffect(() => {
    if (code) takeUp(code);
  }, [code, takeUp]);

  function keep(next: readonly LateStep[], { keepSteps }: LateCode): void {
    setSteps(next);
    keepSteps(draft, next);
  }
  return { steps, keep, code, withCode };
}
