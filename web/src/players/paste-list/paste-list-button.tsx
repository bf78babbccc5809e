import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import type { PasteTarget } from './paste-target.ts';
import { useLazyDialog } from '../../forms/use-lazy-dialog.ts';

const loadDialog = () => import('./paste-list-dialog.tsx').then((code) => code.PasteListDialog);

/**
 * Button that opens the dialog for adding players from a pasted list or from the contacts. The code of the dialog loads
 * with the tap.
 */
export function PasteListButton(target: PasteTarget) {
  const { Dialog, whenLoaded } = useLazyDialog(loadDialog);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="ghost" size="sm" onClick={() => void whenLoaded(() => setOpen(true))}>
        <Icon name="copy" className="max-sm:hidden" />
        PEGAR LISTA
      </Button>
      {Dialog && <Dialog {...target} isOpen={isOpen} onClose={() => setOpen(false)} />}
    </>
  );
}
