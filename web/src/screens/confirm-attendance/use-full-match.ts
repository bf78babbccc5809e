import { type Match, type MatchPlayer, placesOf } from '@picadito/domain';
import { useEffect, useRef } from 'react';
import { celebrateOnce } from '../../moments/celebrate.ts';

/**
 * Celebrates the player who takes the last place in the teams, once, when the answer comes in while the screen is open.
 */
export function useFullMatch(match: Match, players: readonly MatchPlayer[]): void {
  const { id: matchId } = match;
  const places = placesOf(match);
  const confirmed = players.filter(({ status }) => status === 'confirmed').length;
  const before = useRef(confirmed);
  useEffect(() => {
    const isReached = before.current < places && confirmed >= places;
    before.current = confirmed;
    if (isReached) celebrateOnce('ten', matchId, `¡YA SON ${places}!`);
  }, [matchId, confirmed, places]);
}
