import { Suspense } from 'react';
import { lazyWithRetry } from '../lib/lazy-with-retry.ts';

const PilotOfList = lazyWithRetry(() => import('./pilot-of-list.tsx').then((m) => m.PilotOfList));

/** Its code comes with the open panel of a link. */
export function PilotOffer({ listId }: { listId: string | null }) {
  return (
    <Suspense>
      <PilotOfList listId={listId} />
    </Suspense>
  );
}
