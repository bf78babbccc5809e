import { useState } from 'react';
import { useSession } from '../../identity/session.ts';
import { draftOf } from '../../forms/draft.ts';

/** More is not kept over a reload: the browser has room for so much. */
const DRAFT_MAX = 100_000;

/** The text of the box. It outlives a reload until its rows are added. */
export function usePasteText() {
  const uid = useSession((session) => session.user?.uid ?? '');
  const draft = draftOf(uid, 'paste-list');
  const [text, setTyped] = useState(() => textIn(draft.read()));

  function setText(typed: string): void {
    setTyped(typed);
    if (typed === '' || typed.length > DRAFT_MAX) draft.clear();
    else draft.keep(typed);
  }

  return [text, setText] as const;
}

function textIn(draft: unknown): string {
  return typeof draft === 'string' ? draft : '';
}
