import { LEVEL_SUGGESTION, type Player } from '@picadito/domain';
import { useQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { lazyWithRetry } from '../lib/lazy-with-retry.ts';
import { queryOf } from '../sync/cache/query-of.ts';

const SuggestionPanel = lazyWithRetry(() =>
  import('./suggestion-panel.tsx').then((code) => code.SuggestionPanel),
);

/** What the results of a list suggest about one level, rarely: its code comes with it (docs/decisions/285). */
export function LevelSuggestion({
  listId,
  players,
}: {
  listId: string;
  players: readonly Player[];
}) {
  // results change it, also those of other devices: each look at the list asks again
  const { data } = useQuery({
    ...queryOf(LEVEL_SUGGESTION.read, { id: listId }),
    refetchOnMount: 'always',
  });
  const suggestion = data?.suggestion;
  const name = players.find(({ id }) => id === suggestion?.playerId)?.name;
  return (
    suggestion && (
      <Suspense>
        <SuggestionPanel
          key={suggestion.playerId}
          listId={listId}
          suggested={{ ...suggestion, name: name ?? suggestion.name }}
        />
      </Suspense>
    )
  );
}
