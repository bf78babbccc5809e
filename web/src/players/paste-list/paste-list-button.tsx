import { useEffect, useEffectEvent, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import type { PasteTarget } from './paste-target.ts';
import { useLazyDialog } from '../../forms/use-lazy-dialog.ts';

const loadDialog = () => import('./paste-list-dialog.tsx').then((code) => code.PasteListDialog);

/**
 * Button that opens the dialog for adding players from a pasted list or from the contacts. The code of the dialog loads
 * with the tap. With `startsOpen` the dialog opens together with the screen.
 */
export function PasteListButton({
  startsOpen = false,
  ...target
}: PasteTarget & { startsOpen?: boolean }) {
  const { Dialog, whenLoaded } = useLazyDialog(loadDialog);
  const [isOpen, setOpen] = useState(false);
  const open = () => void whenLoaded(() => setOpen(true));
  const openOnArrival = useEffectEvent(() => {
    if (startsOpen) open();
  });
  useEffect(() => openOnArrival(), []);
  return (
    <>
      <Button variant="ghost" size="sm" onClick={open}>
        <Icon name="copy" className="max-sm:hidden" />
        PEGAR LISTA
      </Button>
      {Dialog && <Dialog {...target} isOpen={isOpen} onClose={() => setOpen(false)} />}
    </>
  );
}
