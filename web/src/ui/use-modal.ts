import { type RefObject, useLayoutEffect, useRef } from 'react';

/**
 * Returns the ref for a dialog element, which is shown as a modal while `isOpen`. The dialog opens in the frame that
 * renders its content, so that nothing is painted twice.
 */
export function useModal(isOpen: boolean): RefObject<HTMLDialogElement | null> {
  const dialog = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const element = dialog.current;
    if (!element || element.open === isOpen) return;
    if (isOpen) element.showModal();
    else element.close();
  }, [isOpen]);
  return dialog;
}
