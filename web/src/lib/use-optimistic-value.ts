import { useState } from 'react';

/**
 * Returns the value to show, `choose`, which shows another value at once until the stored value changes, and `revert`,
 * which drops the choice. Without this a checkbox would jump back for a moment, because the cache notifies a screen a
 * little after a change.
 */
export function useOptimisticValue<T>(
  stored: T,
): [shown: T, choose: (value: T) => void, revert: () => void] {
  const [choice, setChoice] = useState<{ value: T; over: T } | null>(null);
  if (choice && choice.over !== stored) setChoice(null);
  const shown = choice && choice.over === stored ? choice.value : stored;
  return [shown, (value) => setChoice({ value, over: stored }), () => setChoice(null)];
}
