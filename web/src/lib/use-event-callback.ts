import { useCallback, useLayoutEffect, useRef } from 'react';

/**
 * Returns a stable function that calls the `action` of the latest render. Use it in event handlers only, never during
 * render.
 */
export function useEventCallback<Arguments extends unknown[], Result>(
  action: (...args: Arguments) => Result,
): (...args: Arguments) => Result {
  const latest = useRef(action);
  useLayoutEffect(() => {
    latest.current = action;
  });
  return useCallback((...args: Arguments) => latest.current(...args), []);
}
