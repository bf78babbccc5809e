import { useCallback, useEffect, useRef } from 'react';

/**
 * Returns a function that returns whether the screen is still mounted, so that a late response does not navigate away
 * from the screen that the user has opened since.
 */
export function useIsMounted(): () => boolean {
  const mounted = useRef(false);
  useEffect(() => {
    mounted.current = true;
    return () => {
      mounted.current = false;
    };
  }, []);
  return useCallback(() => mounted.current, []);
}
