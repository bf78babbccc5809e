import { startTransition, useEffect, useState } from 'react';

const STEP = 40;

/**
 * Returns how many of `total` rows to render: `first` for the first paint, then more in transitions, so that hundreds
 * of rows block neither taps nor typing.
 */
export function useGrowingCount(first: number, total: number): number {
  const [count, setCount] = useState(first);
  useEffect(() => {
    if (count < total) startTransition(() => setCount(count + STEP));
  }, [count, total]);
  return count;
}
