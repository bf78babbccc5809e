import { useStable } from '../lib/use-event-callback.ts';
import { useLastMatch } from '../state/last-match.ts';

/** To be told of a deleted match by its id: it is not the one created last any more. */
export function useForgetMatch(): (id: string) => void {
  const [lastCreated, setLastCreated] = useLastMatch();
  return useStable((id: string) => {
    if (id === lastCreated) setLastCreated(null);
  });
}
