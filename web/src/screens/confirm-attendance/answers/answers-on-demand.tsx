import type { Match, MatchPlayer } from '@picadito/domain';
import { Suspense } from 'react';
import { useGroupLink } from '../../../group-link/link.ts';
import { lazyWithRetry } from '../../../lib/lazy-with-retry.ts';
import type { AnswersShown } from './answers-shown.ts';

const AnswersLayer = lazyWithRetry(() =>
  import('./answers-layer.tsx').then((code) => code.AnswersLayer),
);

/**
 * Renders the answers layer only if the group link of the match's list is on. While the link is off, neither the code
 * of the layer nor the answers are requested.
 */
export function AnswersOnDemand(props: {
  match: Match;
  players: readonly MatchPlayer[];
  onAnswers: (shown: AnswersShown) => void;
}) {
  const isOn = useGroupLink(props.match.listId).data?.isOn === true;
  return (
    isOn && (
      <Suspense>
        <AnswersLayer {...props} />
      </Suspense>
    )
  );
}
