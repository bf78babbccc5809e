import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';

/** Asks before a line-up with an empty team is shared; `onShare` runs within the tap. */
export function EmptyTeamDialog({
  text,
  isOpen,
  onShare,
  onClose,
}: {
  text: string;
  isOpen: boolean;
  onShare: () => void;
  onClose: () => void;
}) {
  return (
    <ConfirmDialog
      open={isOpen}
      title="¿Compartir igual?"
      confirmLabel="Sí, compartir"
      onConfirm={onShare}
      onCancel={onClose}
    >
      <p>{text}</p>
    </ConfirmDialog>
  );
}
