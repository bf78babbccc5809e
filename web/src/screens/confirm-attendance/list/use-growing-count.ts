import { startTransition, useEffect, useState } from 'react';

const STEP = 40;

/**
 * How many of `total` rows to draw: `first` for the first paint, then more and more, so that hundreds of them hold
 * up neither a tap nor a key.
 */
export function useGrowingCount(first: number, total: number): number {
  const [count, setCount] = useState(first);
  useEffect(() => {
    if (count < total) startTransition(() => setCount(count + STEP));
  }, [count, total]);
  return count;
}
