import { startTransition, useEffect, useState } from 'react';

const STEP = 40;

/**
 * Returns the number of rows to render, of `total`: `first` in the first paint, then more in React transitions until
 * all are rendered, so that hundreds of rows block neither taps nor typing.
 */
export function useGrowingCount(first: number, total: number): number {
  const [count, setCount] = useState(first);
  useEffect(() => {
    if (count < total) startTransition(() => setCount(count + STEP));
  }, [count, total]);
  return count;
}
