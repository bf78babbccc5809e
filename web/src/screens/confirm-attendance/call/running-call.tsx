import { type ComponentProps, Suspense } from 'react';
import { lazyWithRetry } from '../../../lib/lazy-with-retry.ts';

/** The components of a running call are loaded only when a call runs, to keep the first load within its size budget. */
const List = lazyWithRetry(() => import('./call-list.tsx').then((m) => m.CallList));
const Next = lazyWithRetry(() => import('./call-next.tsx').then((m) => m.CallNext));

export function CallList(props: ComponentProps<typeof List>) {
  return (
    <Suspense>
      <List {...props} />
    </Suspense>
  );
}

export function CallNext(props: ComponentProps<typeof Next>) {
  return (
    <Suspense>
      <Next {...props} />
    </Suspense>
  );
}
