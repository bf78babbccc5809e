import { useCallback, useEffect, useRef } from 'react';

/** Whether the screen is still mounted: a late response must not navigate away from another screen. */
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
