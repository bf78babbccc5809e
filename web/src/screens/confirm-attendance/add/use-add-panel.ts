import { useState } from 'react';
import { useLazyDialog } from '../../../forms/use-lazy-dialog.ts';

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
