import { type ReactNode, useId } from 'react';
import { Button } from './button.tsx';
import { useModal } from './use-modal.ts';

/** Shows a modal dialog with a title. Its content is rendered only while it is open. */
export function Dialog({
  isOpen,
  title,
  onClose,
  children,
}: {
  isOpen: boolean;
  title: string;
  onClose: () => void;
  children: ReactNode;
}) {
  const id = useId();
  const dialog = useModal(isOpen);
  return (
    <dialog
      ref={dialog}
      aria-labelledby={id}
      className="dialog-box max-w-[480px] frame-cyan"
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      <h2 id={id} className="dialog-title">
        {title}
      </h2>
      {isOpen && children}
    </dialog>
  );
}

export function CloseButton({ onClose }: { onClose: () => void }) {
  return (
    <div className="mt-4 flex *:grow">
      <Button variant="ghost" onClick={onClose}>
        Cerrar
      </Button>
    </div>
  );
}
