import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { failureSentence } from '../../../sync/failure-sentence.ts';
import { TEAM_FAILURES } from '../../../teams/teams.ts';
import { useEventCallback } from '../../../lib/use-event-callback.ts';
import { toastError } from '../../../ui/toast/toasts.ts';
import type * as Code from './late-code.ts';

export type LateCode = typeof Code;

const FIRST_TOUCH = ['pointerdown', 'keydown'] as const;

const load = () => import('./late-code.ts');

/**
 * Loads the code of late changes at the first touch of the screen, or at once if `isWanted`. Returns `code`, null until
 * it is loaded, and `withCode`, which runs a function with the code as soon as it is loaded.
 */
export function useLateCode(isWanted: boolean) {
  const [code, setCode] = useState<LateCode | null>(null);

  useEffect(() => {
    const listening = new AbortController();
    const arrived = (loaded: LateCode) => {
      listening.abort();
      setCode(loaded);
    };
    // If the code does not load, the next touch tries again.
    const preload = () => void load().then(arrived, () => undefined);
    if (isWanted) preload();
    for (const touch of FIRST_TOUCH) {
      document.addEventListener(touch, preload, { passive: true, signal: listening.signal });
    }
    return () => listening.abort();
  }, [isWanted]);

  const withCode = useEventCallback(async (work: (code: LateCode) => void) => {
    try {
      const loaded = code ?? (await load());
      // The teams are rendered at once, because another tap may have waited for the same code and must see them.
      flushSync(() => {
        setCode(loaded);
        work(loaded);
      });
    } catch (error) {
      toastError(failureSentence(error, { action: TEAM_FAILURES.save }));
    }
  });
  return { code, withCode };
}
