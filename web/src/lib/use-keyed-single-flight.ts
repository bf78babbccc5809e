import { useCallback, useRef, useState } from 'react';

const NONE: ReadonlySet<string> = new Set();

/**
 * Returns `run`, which runs one action at a time for each key and ignores further calls with the key of a running
 * action, and `keys`, the keys of the running actions.
 */
export function useKeyedSingleFlight() {
  const running = useRef(NONE);
  const [keys, setKeys] = useState(NONE);

  const run = useCallback(async (key: string, work: () => Promise<unknown>): Promise<void> => {
    if (running.current.has(key)) return;
    const update = (next: ReadonlySet<string>) => setKeys((running.current = next));
    update(new Set([...running.current, key]));
    try {
      await work();
    } finally {
      update(new Set([...running.current].filter((other) => other !== key)));
    }
  }, []);

  return { keys, run };
}
