import { useId, type ReactNode } from 'react';
import { Button } from './button.tsx';
import { Icon } from './icon.tsx';
import { useModal } from './use-modal.ts';

/** Asks for confirmation before an action. The focus starts on the button that cancels. */
export function ConfirmDialog({
  open,
  title,
  children,
  confirmLabel,
  cancelLabel = 'Cancelar',
  busy = false,
  onConfirm,
  onCancel,
}: {
  open: boolean;
  title: string;
  children: ReactNode;
  confirmLabel: string;
  cancelLabel?: string;
  busy?: boolean;
  onConfirm: () => void;
  onCancel: () => void;
}) {
  const id = useId();
  const dialog = useModal(open);
  return (
    <dialog
      ref={dialog}
      role="alertdialog"
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
      className="pix m-auto w-[min(480px,calc(100vw-40px))] animate-rise bg-panel p-5 text-ink frame-danger"
      onCancel={(event) => {
        event.preventDefault();
        if (!busy) onCancel();
      }}
    >
      {open && (
        <>
          <h2
            id={`${id}-title`}
            className="flex items-start gap-3 font-display text-d2 tracking-wide"
          >
            <Icon name="warning" className="mt-0.5 text-danger" />
            {title}
          </h2>
          <div id={`${id}-text`} className="mt-3">
            {children}
          </div>
          <div className="mt-6 flex flex-wrap justify-end gap-4">
            <Button variant="ghost" className="grow sm:grow-0" disabled={busy} onClick={onCancel}>
              {cancelLabel}
            </Button>
            <Button variant="danger" className="grow sm:grow-0" loading={busy} onClick={onConfirm}>
              {confirmLabel}
            </Button>
          </div>
        </>
      )}
    </dialog>
  );
}
