import { useMemo } from 'react';
import { useStable } from '../../lib/use-stable.ts';
import type { CardActions } from './attendance-card.tsx';

/** The same object at every render: hundreds of cards are drawn again only where something of theirs changed. */
export function useCardActions(now: CardActions): CardActions {
  const onToggle = useStable(now.onToggle);
  const onChoose = useStable(now.onChoose);
  const onTeam = useStable(now.onTeam);
  const onRemove = useStable(now.onRemove);
  return useMemo(
    () => ({ onToggle, onChoose, onTeam, onRemove }),
    [onToggle, onChoose, onTeam, onRemove],
  );
}
