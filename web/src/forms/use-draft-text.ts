import { useState } from 'react';
import { useSession } from '../identity/session.ts';
import { draftOf } from './draft.ts';

/**
 * Returns the text of a field, a function that sets it, and a function that sets it back to `start`. The text is stored
 * as the draft `name` of the user, so that a reload loses nothing.
 */
export function useDraftText(name: string, start = '') {
  const draft = draftOf(
    useSession((session) => session.user?.uid ?? ''),
    name,
  );
  const [text, setText] = useState(() => textOf(draft.read()) ?? start);

  function change(next: string): void {
    setText(next);
    draft.store(next);
  }

  function clear(): void {
    draft.clear();
    setText(start);
  }

  return [text, change, clear] as const;
}

/** Returns the text of a stored draft; null if it has none. */
export function textOf(stored: unknown): string | null {
  return typeof stored === 'string' && stored !== '' ? stored : null;
}
