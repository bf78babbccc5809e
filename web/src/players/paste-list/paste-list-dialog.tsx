import { useEffect, useId, useRef } from 'react';
import { useModal } from '../../ui/use-modal.ts';
import type { PasteTarget } from './paste-target.ts';
import { PasteListInput } from './paste-list-input.tsx';
import { PasteListReview } from './paste-list-review.tsx';
import { usePasteList } from './use-paste-list.ts';

/**
 * Dialog that reads a pasted list of players, lets the organiser review it, and adds the players with one tap. Players
 * not added yet are still there when the dialog is closed and opened again.
 */
export function PasteListDialog({
  isOpen,
  onClose,
  ...target
}: PasteTarget & { isOpen: boolean; onClose: () => void }) {
  const titleId = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const paste = usePasteList(target, isOpen, onClose);
  const isShown = isOpen && paste.isReady;
  const dialog = useModal(isShown);
  /**
   * Notes of the review. A new array comes with each read text and each attempt to add players; the focus then moves to
   * the heading, so that screen readers start at the top.
   */
  const notes = paste.review?.notes;

  useEffect(() => {
    if (!isShown || !notes) return;
    dialog.current?.scrollTo({ top: 0 });
    heading.current?.focus({ preventScroll: true });
  }, [isShown, notes, dialog]);

  return (
    <dialog
      ref={dialog}
      aria-labelledby={titleId}
      className="dialog-box max-w-[760px] frame-cyan"
      onCancel={(event) => {
        event.preventDefault();
        if (!paste.isAdding) onClose();
      }}
    >
      <h2 ref={heading} id={titleId} tabIndex={-1} className="dialog-title outline-none">
        Pegar lista
      </h2>
      {paste.review ? (
        <PasteListReview {...paste} review={paste.review} target={target} />
      ) : (
        <PasteListInput {...paste} onClose={onClose} />
      )}
    </dialog>
  );
}
