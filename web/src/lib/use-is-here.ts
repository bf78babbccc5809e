import { useCallback, useEffect, useRef } from 'react';

/** Whether the screen still stands, for answers that come late: they must not lead a user away from another. */
export function useIsHere(): () => boolean {
  const here = useRef(false);
  useEffect(() => {
    here.current = true;
    return () => {
      here.current = false;
    };
  }, []);
  return useCallback(() => here.current, []);
}
