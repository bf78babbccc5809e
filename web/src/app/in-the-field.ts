import type { QueryClient } from '@tanstack/react-query';
import { keepLastSeen } from '../api/last-seen.ts';
import { useSession } from '../api/session.ts';
import { keepWorker } from './keep-worker.ts';
import { readAhead } from './read-ahead.ts';

/**
 * What a pitch without a signal asks for: the program is there, what is tapped next opens at once, and while the server
 * cannot be asked the newest matches show as they were seen last. Returns the end of it.
 */
export function inTheField(client: QueryClient, uid: string): () => void {
  const { show, end } = keepLastSeen(client, uid);
  if (useSession.getState().failed) show();
  const stops = [
    end,
    keepWorker(),
    readAhead(),
    useSession.subscribe((now, before) => {
      if (now.failed && !before.failed && now.user?.uid === uid) show();
    }),
  ];
  return () => stops.forEach((stop) => stop());
}
