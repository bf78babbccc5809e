import { startTransition, useEffect, useState } from 'react';

const STEP = 40;

/**
 * Returns how many rows to render, which may exceed `total`: `first` in the first paint, then `STEP` more in each React
 * transition.
 */
export function useGrowingCount(first: number, total: number): number {
  const [count, setCount] = useState(first);
  useEffect(() => {
    if (count < total) startTransition(() => setCount(count + STEP));
  }, [count, total]);
  return count;
}
