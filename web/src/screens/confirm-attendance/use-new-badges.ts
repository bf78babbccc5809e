import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { announceNewBadges } from '../../badges/announce-badge.ts';
import { HOME_QUERY } from '../../home/home.ts';

/**
 * Announces the badges that were earned while the app was closed. They are read from the home screen's data if it is in
 * the cache, without a request.
 */
export function useNewBadges(): void {
  const client = useQueryClient();
  useEffect(() => {
    const home = client.getQueryData(HOME_QUERY.queryKey);
    if (home) announceNewBadges(home.achievements.latest);
  }, [client]);
}
