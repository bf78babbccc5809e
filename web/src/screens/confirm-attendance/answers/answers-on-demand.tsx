import { type ComponentProps, Suspense } from 'react';
import { lazyWithRetry } from '../../../lib/lazy-with-retry.ts';

const AnswersLayer = lazyWithRetry(() =>
  import('./answers-layer.tsx').then((code) => code.AnswersLayer),
);

/** Renders the answers layer of a match whose group link is on; its code is loaded only then. */
export function AnswersOnDemand(props: ComponentProps<typeof AnswersLayer>) {
  return (
    <Suspense>
      <AnswersLayer {...props} />
    </Suspense>
  );
}
