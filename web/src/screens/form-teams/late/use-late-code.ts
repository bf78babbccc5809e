import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { failureSentence } from '../../../sync/failure-sentence.ts';
import { SCREEN } from '../../../sync/failures.ts';
import { useStable } from '../../../lib/use-event-callback.ts';
import { toastError } from '../../../ui/toast/toasts.ts';
import type * as Code from './late-code.ts';

export type LateCode = typeof Code;

const FIRST_TOUCH = ['pointerdown', 'keydown'] as const;

const load = () => import('./late-code.ts');

/** The code of late changes, which comes when one first touches the screen, and `withCode`, which does something once it is there. */
export function useLateCode() {
  const [code, setCode] = useState<LateCode | null>(null);

  useEffect(() => {
    // what fails is tried again by the first change
    const preload = () => void load().then(setCode, () => undefined);
    const touches = new AbortController();
    const touched = () => {
      touches.abort();
      preload();
    };
    for (const touch of FIRST_TOUCH) {
      document.addEventListener(touch, touched, { passive: true, signal: touches.signal });
    }
    return () => touches.abort();
  }, []);

  const withCode = useStable(async (work: (code: LateCode) => void) => {
    try {
      const loaded = code ?? (await load());
      // drawn before the next tap is carried out, which may have waited for the same code: it changes these teams
      flushSync(() => {
        setCode(loaded);
        work(loaded);
      });
    } catch (error) {
      toastError(failureSentence(error, { action: SCREEN.saveTeams }));
    }
  });
  return { code, withCode };
}
