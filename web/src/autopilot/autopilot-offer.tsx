import { Suspense } from 'react';
import { lazyWithRetry } from '../lib/lazy-with-retry.ts';

const AutopilotOfList = lazyWithRetry(() =>
  import('./autopilot-of-list.tsx').then((m) => m.AutopilotOfList),
);

/** Loads the autopilot of a list lazily, because only the open panel of a group link shows it. */
export function AutopilotOffer({ listId }: { listId: string | null }) {
  return (
    <Suspense>
      <AutopilotOfList listId={listId} />
    </Suspense>
  );
}
