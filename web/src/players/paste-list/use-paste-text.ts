import { useState } from 'react';
import { useSession } from '../../identity/session.ts';
import { draftOf } from '../../forms/draft.ts';

/**
 * Maximum number of characters of a text that survives a reload. Longer texts are not stored, because the storage of a
 * browser is small.
 */
const DRAFT_MAX = 100_000;

/** Returns the pasted text and its setter. The text survives a reload of the page until its rows have been added. */
export function usePasteText() {
  const uid = useSession((session) => session.user?.uid ?? '');
  const draft = draftOf(uid, 'paste-list');
  const [text, setTyped] = useState(() => textIn(draft.read()));

  function setText(typed: string): void {
    setTyped(typed);
    if (typed === '' || typed.length > DRAFT_MAX) draft.clear();
    else draft.store(typed);
  }

  return [text, setText] as const;
}

function textIn(draft: unknown): string {
  return typeof draft === 'string' ? draft : '';
}
