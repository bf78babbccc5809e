import { QueryClientProvider } from '@tanstack/react-query';
import { useEffect, type ReactNode } from 'react';
import { queryClient } from '../api/query-client.ts';
import { useSession } from '../api/session.ts';
import { onRefusedWrite } from '../lib/http.ts';
import { useBrowserPlace } from './use-browser-place.ts';

useSession.subscribe((now, before) => {
  if (now.user?.uid !== before.user?.uid) queryClient.clear();
});

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
