import type { Match, MatchPlayer } from '@picadito/domain';
import { Suspense } from 'react';
import { useGroupLink } from '../../../group-link/link.ts';
import { lazyWithRetry } from '../../../lib/lazy-with-retry.ts';

const LineUpNotice = lazyWithRetry(() =>
  import('../../../autopilot/line-up-notice.tsx').then((code) => code.LineUpNotice),
);

/** Where the link of the list is on, answers by it change who is in: saved teams offer to follow. */
export function LineUpOnDemand(props: { match: Match; players: readonly MatchPlayer[] }) {
  const isOn = useGroupLink(props.match.listId).data?.isOn === true;
  return (
    isOn &&
    props.match.teamCounts !== null && (
      <Suspense>
        <LineUpNotice {...props} />
      </Suspense>
    )
  );
}
