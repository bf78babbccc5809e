import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';

export const PANEL_ID = 'add-to-match';

/** Opens and closes `AddToMatch`. On phones its text is for screen readers only. */
export function AddToMatchButton({ isOpen, onToggle }: { isOpen: boolean; onToggle: () => void }) {
  return (
    <Button
      variant="ghost"
      size="sm"
      className="attendance-add"
      aria-expanded={isOpen}
      aria-controls={isOpen ? PANEL_ID : undefined}
      onClick={onToggle}
    >
      <Icon name={isOpen ? 'close' : 'user-plus'} />
      <span className="max-md:sr-only">{isOpen ? 'CERRAR' : 'SUMAR JUGADOR'}</span>
    </Button>
  );
}
