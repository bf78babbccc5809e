import { LEVEL_SUGGESTION, type Player } from '@picadito/domain';
import { useQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { lazyWithRetry } from '../lib/lazy-with-retry.ts';
import { queryOf } from '../sync/cache/query-of.ts';

const SuggestionPanel = lazyWithRetry(() =>
  import('./suggestion-panel.tsx').then((code) => code.SuggestionPanel),
);

/**
 * Shows the suggestion to change the level of one player of a list, which follows from the results of matches; nothing
 * if there is none. The code of the panel loads only with a suggestion, because suggestions are rare.
 */
export function LevelSuggestion({
  listId,
  players,
}: {
  listId: string;
  players: readonly Player[];
}) {
  // Results of any device change the suggestion, so each visit to the list reads it again.
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
