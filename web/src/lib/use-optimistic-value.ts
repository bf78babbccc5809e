import { useState } from 'react';

/**
 * Shows a choice in the same frame, until the stored value changes. Without it a checkbox would jump back for a moment,
 * because the cache notifies a screen a little after a change. `revert` shows the stored value again.
 */
export function useOptimisticValue<T>(
  stored: T,
): [shown: T, choose: (value: T) => void, revert: () => void] {
  const [choice, setChoice] = useState<{ value: T; over: T } | null>(null);
  if (choice && choice.over !== stored) setChoice(null);
  const shown = choice && choice.over === stored ? choice.value : stored;
  return [shown, (value) => setChoice({ value, over: stored }), () => setChoice(null)];
}
