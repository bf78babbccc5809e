import { type ComponentProps, Suspense, useEffect, useState } from 'react';
import { lazyWithRetry } from '../../../lib/lazy-with-retry.ts';

const AnswersLayer = lazyWithRetry(() =>
  import('./answers-layer.tsx').then((code) => code.AnswersLayer),
);

/** Loads the code of the answers layer while the group link is on. Returns whether the code has loaded or failed to. */
export function useLayerCode(isOn: boolean): boolean {
  const [isSettled, setSettled] = useState(false);
  useEffect(() => {
    if (!isOn) return;
    void AnswersLayer.preload()
      .catch(console.info)
      .finally(() => setSettled(true));
  }, [isOn]);
  return isSettled;
}

/** Renders the answers layer of a match whose group link is on; its code is loaded only then. */
export function AnswersOnDemand(props: ComponentProps<typeof AnswersLayer>) {
  return (
    <Suspense>
      <AnswersLayer {...props} />
    </Suspense>
  );
}
