import { useCallback, useEffect, useRef } from 'react';

/**
 * Returns a function that tells whether the screen is still mounted, so that a late response does not navigate away
 * from another screen.
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
