import { type RefObject, useLayoutEffect, useRef } from 'react';

/** Matches the fields of a form in which a person types. */
const FIELD = 'form :is(textarea, input:not([type="radio"], [type="checkbox"]))';

/**
 * Returns the ref for a dialog element, which is shown as a modal while `isOpen`. The dialog opens in the frame that
 * renders its content, so that nothing is painted twice. A dialog with a form opens with its first field focused.
 */
export function useModal(isOpen: boolean): RefObject<HTMLDialogElement | null> {
  const dialog = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const element = dialog.current;
    if (!element || element.open === isOpen) return;
    if (!isOpen) return element.close();
    element.showModal();
    element.querySelector<HTMLElement>(FIELD)?.focus();
  }, [isOpen]);
  return dialog;
}
