import { Suspense } from 'react';
import { lazyWithRetry } from '../lib/lazy-with-retry.ts';

const PilotOfList = lazyWithRetry(() => import('./pilot-of-list.tsx').then((m) => m.PilotOfList));

/** Loads the autopilot of a list lazily, because only the open panel of a group link shows it. */
export function PilotOffer({ listId }: { listId: string | null }) {
  return (
    <Suspense>
      <PilotOfList listId={listId} />
    </Suspense>
  );
}
