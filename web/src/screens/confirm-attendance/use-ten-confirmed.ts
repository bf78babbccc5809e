import { CONFIRMATION_BAR_SCALE, type MatchPlayer } from '@picadito/domain';
import { useEffect, useRef } from 'react';
import { celebrateOnce } from '../../moments/celebrate.ts';

/** Celebrates the tenth confirmed player of a match, once, when it comes in while the screen is open. */
export function useTenConfirmed(matchId: string, players: readonly MatchPlayer[]): void {
  const confirmed = players.filter(({ status }) => status === 'confirmed').length;
  const before = useRef(confirmed);
  useEffect(() => {
    const isReached =
      before.current < CONFIRMATION_BAR_SCALE && confirmed >= CONFIRMATION_BAR_SCALE;
    before.current = confirmed;
    if (isReached) celebrateOnce('ten', matchId, '¡YA SON 10!');
  }, [matchId, confirmed]);
}
