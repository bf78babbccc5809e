import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';

/**
 * Dialog that asks before a line-up with an empty team is shared. `onShare` is called directly in the handler of the
 * tap, because browsers allow the share sheet only there.
 */
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
