import { useState } from 'react';
import { readClipboard } from '../../lib/share.ts';
import type { PasteRow } from './paste-list-rows.ts';
import { type PasteReview, reviewOfContacts, reviewOfText, withLine } from './paste-review.ts';
import type { PasteTarget } from './paste-target.ts';
import { contactsPicker } from './pick-contacts.ts';
import { useAddRows } from './use-add-rows.ts';
import { usePasteClipboard } from '../../forms/use-paste-clipboard.ts';
import { usePasteText } from './use-paste-text.ts';

const NOBODY = 'No encontramos jugadores en ese texto. Pegá un nombre por renglón.';
const REFUSED = 'El navegador no dejó leer lo copiado. Mantené apretado el cuadro y elegí Pegar.';
const NO_CONTACTS = 'No pudimos abrir tus contactos. Pegá la lista acá.';

/**
 * Returns the state and the actions of the dialog that pastes a list: the text, its review and what can be done with
 * it. The text stays until its rows have been added.
 */
export function usePasteList(target: PasteTarget, isOpen: boolean, onClose: () => void) {
  const [text, keepText] = usePasteText();
  const [review, setReview] = useState<PasteReview | null>(null);
  const [error, setError] = useState<string | null>(null);
  const picker = contactsPicker();

  function setText(typed: string): void {
    keepText(typed);
    setError(null);
  }

  function read(pasted: string): void {
    setText(pasted);
    const found = reviewOfText(pasted, target.existing);
    if (found) setReview(found);
    else setError(NOBODY);
  }
  const isReady = usePasteClipboard(isOpen, text === '' && !review, read);

  async function paste(): Promise<void> {
    const copied = await readClipboard();
    if (copied) read(copied);
    else setError(REFUSED);
  }

  async function pickContacts(): Promise<void> {
    try {
      const chosen = (await picker?.()) ?? [];
      if (chosen.length > 0) setReview(reviewOfContacts(chosen, target.existing));
    } catch {
      setError(NO_CONTACTS);
    }
  }

  const { isAdding, add } = useAddRows(target, (next) => {
    setReview(next);
    if (next) return;
    // The typed text stays if the rows came from the contacts.
    if (review && review.text !== '') setText('');
    onClose();
  });

  return {
    text,
    error,
    review,
    isAdding,
    /** True while the dialog is open and the clipboard is no longer waited for. */
    isReady,
    setText,
    read,
    paste,
    pick: picker && pickContacts,
    add: async (rows: readonly PasteRow[], saves = false) =>
      void (review && (await add(review, rows, saves))),
    setRows: (rows: readonly PasteRow[]) =>
      setReview(review && { ...review, rows, unanswered: null }),
    takeLine: (place: number) => setReview(review && withLine(review, place)),
    goBack: () => setReview(null),
  };
}

export type PasteList = ReturnType<typeof usePasteList>;
