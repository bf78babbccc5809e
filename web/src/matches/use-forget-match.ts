import { useEventCallback } from '../lib/use-event-callback.ts';
import { useLastMatch } from './last-match.ts';

/** Call it with the id of a deleted match: it is no longer the one created last. */
export function useForgetMatch(): (id: string) => void {
  const [lastCreated, setLastCreated] = useLastMatch();
  return useEventCallback((id: string) => {
    if (id === lastCreated) setLastCreated(null);
  });
}
