import { useMemo } from 'react';
import { useEventCallback } from '../../../lib/use-event-callback.ts';
import type { CardActions } from './card-actions.ts';

/** Returns a stable object, so that of hundreds of memoised cards only the changed ones render. */
export function useCardActions(actions: CardActions): CardActions {
  const onToggle = useEventCallback(actions.onToggle);
  const onDecline = useEventCallback(actions.onDecline);
  const onChoose = useEventCallback(actions.onChoose);
  const onUnsend = useEventCallback(actions.onUnsend);
  const onTeam = useEventCallback(actions.onTeam);
  const onRemove = useEventCallback(actions.onRemove);
  const onRemoveComment = useEventCallback(actions.onRemoveComment);
  return useMemo(
    () => ({ onToggle, onDecline, onChoose, onUnsend, onTeam, onRemove, onRemoveComment }),
    [onToggle, onDecline, onChoose, onUnsend, onTeam, onRemove, onRemoveComment],
  );
}
