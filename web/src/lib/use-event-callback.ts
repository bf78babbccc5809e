import { useCallback, useLayoutEffect, useRef } from 'react';

/** A function that stays the same and does what `action` of the latest render does; for events only, never while drawing. */
export function useStable<Arguments extends unknown[], Answer>(
  action: (...args: Arguments) => Answer,
): (...args: Arguments) => Answer {
  const latest = useRef(action);
  useLayoutEffect(() => {
    latest.current = action;
  });
  return useCallback((...args: Arguments) => latest.current(...args), []);
}
