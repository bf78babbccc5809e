import { type RefObject, useLayoutEffect, useRef } from 'react';

/** A dialog that is modal while `isOpen`: opened in the frame that renders its content, so that nothing paints twice. */
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
