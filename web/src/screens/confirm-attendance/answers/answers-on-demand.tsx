import type { Match, MatchPlayer } from '@picadito/domain';
import { Suspense } from 'react';
import { useGroupLink } from '../../../group-link/link.ts';
import { lazyWithRetry } from '../../../lib/lazy-with-retry.ts';
import type { AnswersShown } from './answers-shown.ts';

const AnswersLayer = lazyWithRetry(() =>
  import('./answers-layer.tsx').then((code) => code.AnswersLayer),
);

/** Loads the layer where the link of the match's list is on; elsewhere neither its code nor answers are requested. */
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
