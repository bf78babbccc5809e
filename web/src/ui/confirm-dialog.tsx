import { useId, type ReactNode } from 'react';
import { Button } from './button.tsx';
import { Icon } from './icon.tsx';
import { useModal } from './use-modal.ts';

/**
 * Asks for confirmation before an action. The focus starts on the button that cancels. `onEscape` is called in place of
 * `onCancel` if the dialog is left without a button.
 */
export function ConfirmDialog({
  open,
  title,
  children,
  confirmLabel,
  cancelLabel = 'Cancelar',
  busy = false,
  onConfirm,
  onCancel,
  onEscape = onCancel,
}: {
  open: boolean;
  title: string;
  children: ReactNode;
  confirmLabel: string;
  cancelLabel?: string;
  busy?: boolean;
  onConfirm: () => void;
  onCancel: () => void;
  onEscape?: () => void;
}) {
  const id = useId();
  const dialog = useModal(open);
  return (
    <dialog
      ref={dialog}
      role="alertdialog"
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
      className="dialog-box max-w-[480px] frame-danger"
      onCancel={(event) => {
        event.preventDefault();
        if (!busy) onEscape();
      }}
    >
      {open && (
        <>
          <h2 id={`${id}-title`} className="dialog-title flex items-start gap-3">
            <Icon name="warning" className="mt-0.5 text-danger big-text:hidden" />
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
