import { useState } from 'react';

/**
 * What is chosen shows in the same frame, until what is known changes: kept answers tell a screen a moment after they
 * were changed, and until then a box would jump back from under the finger. `takeBack` where it could not be stored.
 */
export function useAtOnce<T>(
  known: T,
): [shown: T, choose: (value: T) => void, takeBack: () => void] {
  const [choice, setChoice] = useState<{ value: T; over: T } | null>(null);
  if (choice && choice.over !== known) setChoice(null);
  const shown = choice && choice.over === known ? choice.value : known;
  return [shown, (value) => setChoice({ value, over: known }), () => setChoice(null)];
}
