import { useMemo } from 'react';
import { useStable } from '../../lib/use-event-callback.ts';
import type { CardActions } from './attendance-card.tsx';

/** The same object at every render: hundreds of cards are drawn again only where something of theirs changed. */
export function useCardActions(now: CardActions): CardActions {
  const onToggle = useStable(now.onToggle);
  const onDecline = useStable(now.onDecline);
  const onChoose = useStable(now.onChoose);
  const onTeam = useStable(now.onTeam);
  const onRemove = useStable(now.onRemove);
  return useMemo(
    () => ({ onToggle, onDecline, onChoose, onTeam, onRemove }),
    [onToggle, onDecline, onChoose, onTeam, onRemove],
  );
}
