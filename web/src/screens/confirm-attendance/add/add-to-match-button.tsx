import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { useState } from 'react';
import { useLazyDialog } from '../../../forms/use-lazy-dialog.ts';

export const PANEL_ID = 'add-to-match';

/** Button that opens and closes `AddToMatch`. Next to the search of players, phones show only its icon. */
export function AddToMatchButton({ isOpen, onToggle }: { isOpen: boolean; onToggle: () => void }) {
  return (
    <Button
      variant="ghost"
      size="sm"
      className="attendance-add"
      aria-controls={isOpen ? PANEL_ID : undefined}
      onClick={onToggle}
    >
      <Icon name={isOpen ? 'close' : 'user-plus'} />
      <span>{isOpen ? 'CERRAR' : 'SUMAR JUGADOR'}</span>
    </Button>
  );
}

/**
 * Returns `Panel`, the component that adds players to a match (null while it is closed), and `toggle`, which opens and
 * closes the panel. The code of the panel is loaded when it is first opened.
 */
export function useAddPanel() {
  const [isOpen, setOpen] = useState(false);
  const { Dialog, whenLoaded } = useLazyDialog(() =>
    import('./add-to-match.tsx').then((code) => code.AddToMatch),
  );
  return {
    Panel: isOpen ? Dialog : null,
    toggle: () => (isOpen ? setOpen(false) : void whenLoaded(() => setOpen(true))),
  };
}
