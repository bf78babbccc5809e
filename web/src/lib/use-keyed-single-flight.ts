import { useCallback, useRef, useState } from 'react';

const NOTHING: ReadonlySet<string> = new Set();

/** Runs work, one at a time for each key: what comes while its key is at work is not done. `keys` are those at work. */
export function useOneOfEach() {
  const running = useRef(NOTHING);
  const [keys, setKeys] = useState(NOTHING);

  const run = useCallback(async (key: string, work: () => Promise<unknown>): Promise<void> => {
    if (running.current.has(key)) return;
    const become = (next: ReadonlySet<string>) => setKeys((running.current = next));
    become(new Set([...running.current, key]));
    try {
      await work();
    } finally {
      become(new Set([...running.current].filter((other) => other !== key)));
    }
  }, []);

  return { keys, run };
}
