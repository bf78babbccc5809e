import { type Match, type MatchPlayer, placesOf, withoutAway } from '@picadito/domain';
import { useEffect, useState } from 'react';
import type { AnswersShown } from '../answers/answers-shown.ts';
import { FormatOffers } from '../../../matches/format/format-offers.tsx';

const PAUSE_MS = 1200;

/**
 * Offers another format once more players come than the match has places, or once no player is pending except those who
 * are away. Players on the waitlist count as coming. The offer appears only after a pause without taps, because it
 * moves or covers rows that may be tapped next.
 */
export function OfferedFormat({
  match,
  players,
  byLink: { queued, away },
}: {
  match: Match;
  players: readonly MatchPlayer[];
  byLink: Pick<AnswersShown, 'queued' | 'away'>;
}) {
  const countOf = (status: MatchPlayer['status']) =>
    withoutAway(players, away).filter((player) => player.status === status).length;
  const coming = countOf('confirmed') + queued.size;
  const isDecided = countOf('pending') <= queued.size;
  const offered = usePaused(coming > placesOf(match) || isDecided ? coming : 0);
  if (match.status !== 'pendiente') return null;
  return (
    <div className="empty:hidden roomy:mb-3 print:hidden">
      <FormatOffers match={match} coming={offered} />
    </div>
  );
}

/** Returns the count, but after a change the former count until 1.2 seconds have passed without another change. */
function usePaused(count: number): number {
  const [paused, setPaused] = useState(count);
  useEffect(() => {
    if (paused === count) return;
    const timer = setTimeout(() => setPaused(count), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [paused, count]);
  return paused;
}
