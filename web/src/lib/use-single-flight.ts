import { useRef } from 'react';

/** The action, deaf while it runs: a double tap or a double Enter does it once. */
export function useOneAtATime<Arguments extends unknown[]>(
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
