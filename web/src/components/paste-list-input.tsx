import { Button } from '../ui/button.tsx';
import { Field } from '../ui/field.tsx';
import { Icon } from '../ui/icon.tsx';
import { CONTROL_CLASS } from '../ui/text-input.tsx';
import type { PasteList } from './use-paste-list.ts';

/** Where the text comes in: by one tap where the browser lets it, by hand, or from the contacts. */
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
    <form
      className="mt-3 flex flex-col gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        read(text);
      }}
    >
      <Field
        label="Lista de jugadores"
        hint="Como la tengas: del grupo, de una planilla, con niveles y números o sin ellos. Nada se agrega hasta que la revises."
        error={error}
      >
        {(aria) => (
          <textarea
            {...aria}
            rows={7}
            className={`${CONTROL_CLASS} py-2`}
            placeholder={'Los jueves\n1. Juan\n2. Ana 4\n3. Carla +54 9 11 5555 1234'}
            value={text}
            onChange={({ target }) => setText(target.value)}
            onPaste={(event) => {
              if (text !== '') return;
              event.preventDefault();
              read(event.clipboardData.getData('text'));
            }}
          />
        )}
      </Field>
      <div className="flex flex-wrap justify-end gap-4">
        <Button variant="ghost" className="grow sm:grow-0" onClick={onClose}>
          Cancelar
        </Button>
        {pick && (
          <Button variant="ghost" className="grow sm:grow-0" onClick={() => void pick()}>
            <Icon name="contact" />
            CONTACTOS
          </Button>
        )}
        {text === '' ? (
          <Button className="grow sm:grow-0" onClick={() => void paste()}>
            PEGAR
          </Button>
        ) : (
          <Button type="submit" className="grow sm:grow-0">
            LEER
          </Button>
        )}
      </div>
    </form>
  );
}
