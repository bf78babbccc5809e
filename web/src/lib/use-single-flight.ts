import { useRef } from 'react';

/**
 * Returns the action as a function that ignores calls while the action runs, so that a double tap or a double Enter
 * runs it once.
 */
export function useSingleFlight<Arguments extends unknown[]>(
  action: (...args: Arguments) => Promise<unknown>,
): (...args: Arguments) => Promise<void> {
  const running = useRef(false);
  return async (...args) => {
    if (running.current) return;
    running.current = true;
    try {
      await action(...args);
    } finally {
      running.current = false;
    }
  };
}
