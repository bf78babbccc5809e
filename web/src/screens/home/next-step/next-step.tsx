import type { Match } from '@picadito/domain';
import { optionalPart } from '../../../lib/lazy-with-retry.ts';
import { Suspense } from 'react';
import { useGroupLink } from '../../../group-link/link.ts';

const StepOfMatch = optionalPart(() =>
  import('./step-of-match.tsx').then((code) => code.StepOfMatch),
);

/**
 * Button for the next step of a match that has teams or whose group link is on. For other matches nothing is rendered
 * and no more code is loaded.
 */
export function NextStep({ match }: { match: Match }) {
  const { data, isLoading } = useGroupLink(match.listId);
  const hasStep = data?.isOn === true || match.teamCounts !== null;
  return (
    hasStep &&
    !isLoading && (
      <Suspense>
        <StepOfMatch match={match} />
      </Suspense>
    )
  );
}
