import type { Match } from '@picadito/domain';
import { useNow } from '../lib/clock.ts';
import { useMatches } from '../matches/matches.ts';
import { nextMatch } from '../matches/next-match.ts';
import { useAutopilot } from './autopilot.ts';
import { AutopilotSwitch } from './autopilot-switch.tsx';
import { isOwn } from '../helpers/may.ts';

/**
 * Shows the autopilot of the next weekly match of one's own list; nothing if no weekly match of the list is to come.
 */
export function AutopilotOfList({ listId }: { listId: string | null }) {
  const weekly = useMatches().data?.filter(
    (match) => match.listId === listId && match.isRecurring && isOwn(match),
  );
  const now = useNow(60_000);
  const match = weekly && nextMatch(weekly, now);
  return match && <Offer match={match} />;
}

function Offer({ match }: { match: Match }) {
  const autopilot = useAutopilot(match, 0);
  return (
    autopilot && (
      <section aria-label="Piloto automático">
        <h3 className="font-display text-d4 tracking-wide">Piloto automático</h3>
        <AutopilotSwitch match={match} autopilot={autopilot} />
      </section>
    )
  );
}
