import { Suspense } from 'react';
import { lazyWithRetry } from '../lib/lazy-with-retry.ts';

const AutopilotOfList = lazyWithRetry(() =>
  import('./autopilot-of-list.tsx').then((m) => m.AutopilotOfList),
);

/** Its code comes with the open panel of a link. */
export function AutopilotOffer({ listId }: { listId: string | null }) {
  return (
    <Suspense>
      <AutopilotOfList listId={listId} />
    </Suspense>
  );
}
