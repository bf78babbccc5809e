import { type RefObject, useLayoutEffect, useRef } from 'react';

/** A dialog that is modal while `isOpen`: in the frame that draws its content, so that nothing is drawn twice. */
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
