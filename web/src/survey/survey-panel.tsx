import type { Player } from '@picadito/domain';
import { Suspense, useState } from 'react';
import { lazyWithRetry } from '../lib/lazy-with-retry.ts';
import { Icon } from '../ui/icon.tsx';
import { Loading } from '../ui/loading.tsx';

const SurveyControls = lazyWithRetry(() =>
  import('./survey-controls.tsx').then((m) => m.SurveyControls),
);

/** Shows the survey of a list as one collapsed line, which loads nothing until it is opened. */
export function SurveyPanel({ listId, players }: { listId: string; players: readonly Player[] }) {
  const [wasOpen, setWasOpen] = useState(false);
  return (
    <details className="pix bg-panel px-4" onToggle={() => setWasOpen(true)}>
      <summary className="flex min-h-12 items-center font-display text-d3 tracking-wide">
        ¿Cómo juega cada uno?
        <Icon name="down" className="ml-auto" />
      </summary>
      {wasOpen && (
        <Suspense fallback={<Loading />}>
          <SurveyControls listId={listId} players={players} />
        </Suspense>
      )}
    </details>
  );
}
