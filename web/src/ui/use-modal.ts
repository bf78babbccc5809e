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
    // A dialog whose place in the page changes, as when a phone is turned, keeps `open` but is no modal any more.
    if (!element || (element.open === isOpen && element.matches(':modal') === isOpen)) return;
    element.close();
    if (!isOpen) return;
    element.showModal();
    element.querySelector<HTMLElement>(FIELD)?.focus();
  });
  return dialog;
}
