import { useEventCallback } from '../lib/use-event-callback.ts';
import { useLastMatch } from './last-match.ts';

/** Returns a function to call with the id of a deleted match, so that it is no longer the match created last. */
export function useForgetMatch(): (id: string) => void {
  const [lastCreated, setLastCreated] = useLastMatch();
  return useEventCallback((id: string) => {
    if (id === lastCreated) setLastCreated(null);
  });
}
