import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { PasteForm } from '../../forms/paste-form.tsx';
import type { PasteList } from './use-paste-list.ts';

/**
 * First step of the dialog: takes the list by one tap on 'paste' where the browser allows it, by typing, or from the
 * phone's contacts.
 */
export function PasteListInput({
  text,
  error,
  setText,
  read,
  paste,
  pick,
  onClose,
}: Pick<PasteList, 'text' | 'error' | 'setText' | 'read' | 'paste' | 'pick'> & {
  onClose: () => void;
}) {
  return (
    <PasteForm
      label="Lista de jugadores"
      hint="Como la tengas: del grupo, de una planilla, con niveles y números o sin ellos. Nada se agrega hasta que la revises."
      placeholder={'Los jueves\n1. Juan\n2. Ana 4\n3. Carla +54 9 11 5555 1234'}
      error={error}
      text={text}
      onType={setText}
      read={read}
      paste={paste}
      onClose={onClose}
    >
      {pick && (
        <Button variant="ghost" className="grow sm:grow-0" onClick={() => void pick()}>
          <Icon name="contact" />
          CONTACTOS
        </Button>
      )}
    </PasteForm>
  );
}
