import type { DeviceSession } from '@picadito/domain';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { http } from '../lib/http.ts';

const SESSIONS = ['/api/sessions'];

/** Where I am signed in, newest first. Nothing tells of another sign-in: whoever looks asks. */
export function useSessions() {
  return useQuery<DeviceSession[]>({ queryKey: SESSIONS, refetchOnMount: 'always' });
}

/** Signs me out everywhere but here. */
export function useEndOtherSessions() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => http<void>('DELETE', '/api/sessions/others'),
    onSuccess: () =>
      client.setQueryData<DeviceSession[]>(SESSIONS, (known) =>
        known?.filter(({ current }) => current),
      ),
  });
}
