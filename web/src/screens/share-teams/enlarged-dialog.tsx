import type { ReactNode, Ref } from 'react';
import { Button } from '../../ui/button.tsx';

/** Dialog that shows its children, a picture or a QR code, as large as the screen allows. */
export function EnlargedDialog({
  ref,
  label,
  children,
}: {
  ref: Ref<HTMLDialogElement>;
  label: string;
  children: ReactNode;
}) {
  return (
    <dialog ref={ref} aria-label={label} className="enlarged">
      <div>
        {children}
        <Button
          variant="ghost"
          size="sm"
          onClick={(event) => event.currentTarget.closest('dialog')?.close()}
        >
          Cerrar
        </Button>
      </div>
    </dialog>
  );
}
