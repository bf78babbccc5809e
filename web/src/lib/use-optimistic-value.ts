import { useState } from 'react';

/**
 * Returns the value to show: a choice in the frame in which the user makes it, until the stored value changes. Without
 * this a checkbox would jump back for a moment, because the cache notifies a screen a little after a change. `revert`
 * drops the choice.
 */
export function useOptimisticValue<T>(
  stored: T,
): [shown: T, choose: (value: T) => void, revert: () => void] {
  const [choice, setChoice] = useState<{ value: T; over: T } | null>(null);
  if (choice && choice.over !== stored) setChoice(null);
  const shown = choice && choice.over === stored ? choice.value : stored;
  return [shown, (value) => setChoice({ value, over: stored }), () => setChoice(null)];
}
