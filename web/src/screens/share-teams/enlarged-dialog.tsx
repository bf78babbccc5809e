import type { ReactNode, Ref } from 'react';
import { Button } from '../../ui/button.tsx';

/** Shows its children as large as the screen. */
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
