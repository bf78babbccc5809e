import type { MatchMessage } from '@picadito/domain/parsing';
import { useId, useState } from 'react';
import { PasteForm } from '../../forms/paste-form.tsx';
import { readClipboard } from '../../lib/share.ts';
import { describeError } from '../../sync/describe-error.ts';
import { useModal } from '../../ui/use-modal.ts';

const NOTHING_READ =
  'No encontramos un día, un horario ni un lugar claro. Fijate si es ese mensaje.';
const REFUSED = 'El navegador no dejó leer lo copiado. Mantené apretado el cuadro y elegí Pegar.';

type Props = {
  copied: string;
  failure: string | null;
  read: (text: string) => Promise<MatchMessage | null>;
  onRead: (message: MatchMessage) => void;
  onClose: () => void;
};

/**
 * Dialog that takes a message of the group. It opens empty, or with the text `copied`, in which nothing was found or
 * which could not be read because of `failure`.
 */
export function MessageDialog({ copied, failure, read, onRead, onClose }: Props) {
  const titleId = useId();
  const dialog = useModal(true);
  const [text, setText] = useState(copied);
  const [error, setError] = useState(failure ?? (copied === '' ? null : NOTHING_READ));

  async function readText(pasted: string): Promise<void> {
    setText(pasted);
    try {
      const message = await read(pasted);
      if (message) onRead(message);
      else setError(NOTHING_READ);
    } catch (thrown) {
      setError(describeError(thrown));
    }
  }

  async function paste(): Promise<void> {
    const found = await readClipboard();
    if (found) await readText(found);
    else setError(REFUSED);
  }

  return (
    <dialog
      ref={dialog}
      aria-labelledby={titleId}
      className="dialog-box max-w-[560px] frame-cyan"
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      <h2 id={titleId} className="dialog-title">
        Pegar mensaje
      </h2>
      <PasteForm
        label="Mensaje del grupo"
        hint="Tomamos el día, la hora, el lugar y lo que sale la cancha. Nada se guarda hasta que crees el partido."
        placeholder={'Jueves 21hs en El Galpón.\n¿Quiénes van?'}
        error={error}
        text={text}
        onType={(typed) => {
          setText(typed);
          setError(null);
        }}
        read={(pasted) => void readText(pasted)}
        paste={paste}
        onClose={onClose}
      />
    </dialog>
  );
}
