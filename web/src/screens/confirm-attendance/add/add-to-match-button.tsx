import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';

export const PANEL_ID = 'add-to-match';

/** Opens and closes `AddToMatch`. On phones, beside the search, it says the first word only. */
export function AddToMatchButton({ isOpen, onToggle }: { isOpen: boolean; onToggle: () => void }) {
  return (
    <Button
      variant="ghost"
      size="sm"
      className="shrink-0"
      aria-expanded={isOpen}
      aria-controls={isOpen ? PANEL_ID : undefined}
      onClick={onToggle}
    >
      <Icon name={isOpen ? 'close' : 'user-plus'} />
      {isOpen ? (
        'CERRAR'
      ) : (
        <span>
          SUMAR<span className="max-sm:sr-only"> JUGADOR</span>
        </span>
      )}
    </Button>
  );
}
