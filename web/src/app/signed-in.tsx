import { QueryClientProvider } from '@tanstack/react-query';
import { useEffect, type ReactNode } from 'react';
import { keepAnswers } from '../api/kept-answers.ts';
import { queryClient } from '../api/query-client.ts';
import { type Session, useSession } from '../api/session.ts';
import { onRefusedWrite } from '../lib/http.ts';
import { useBrowserPlace } from './use-browser-place.ts';

let forget: (() => void) | null = null;
hold(useSession.getState());
useSession.subscribe((now, before) => {
  if (now.user?.uid !== before.user?.uid) hold(now);
  else if (before.failed && !now.failed) void queryClient.invalidateQueries();
});

/** The cache is one user's; a temporary profile owns nothing that this browser keeps. */
function hold({ user, temporary }: Session): void {
  forget?.();
  queryClient.clear();
  forget = user && !temporary ? keepAnswers(queryClient) : null;
}

/**
 * What every protected screen stands in: the server's data, forgotten when the user changes, and asked
 * for again when a refused write shows that another device has changed it.
 */
export function SignedIn({ children }: { children: ReactNode }) {
  const uid = useSession((session) => session.user?.uid);
  useEffect(() => onRefusedWrite(() => void queryClient.invalidateQueries()), []);
  useBrowserPlace();
  return (
    <QueryClientProvider key={uid} client={queryClient}>
      {children}
    </QueryClientProvider>
  );
}
