import { type ReactNode, useRef } from 'react';
import { PictureCanvas } from '../../sharing/picture-canvas.tsx';
import type { Picture } from '../../sharing/prepare-share.ts';
import { savePicture } from '../../sharing/share-outcome.ts';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Loading } from '../../ui/loading.tsx';
import { EnlargedDialog } from './enlarged-dialog.tsx';

const LABEL = 'Imagen de los equipos';
const NO_PICTURE =
  'Este navegador no pudo dibujar la imagen. El mensaje está listo para compartir.';

/** Shows the line-up as a picture that a tap enlarges, and a button that saves it as a file. */
export function PicturePanel({
  picture,
  onShared,
  children,
}: {
  picture: Picture | null | undefined;
  onShared: () => void;
  /** Options of the picture, rendered between the picture and its button. */
  children: ReactNode;
}) {
  const dialog = useRef<HTMLDialogElement>(null);
  return (
    <section aria-label="Imagen">
      {picture === null ? (
        <p role="alert">{NO_PICTURE}</p>
      ) : (
        <div className="preview">
          <Preview picture={picture} onOpen={() => dialog.current?.showModal()} />
        </div>
      )}
      {children}
      <div className="buttons">
        {picture !== null && <Download picture={picture} onShared={onShared} />}
      </div>
      <EnlargedDialog ref={dialog} label="Imagen ampliada">
        {picture && (
          <PictureCanvas
            picture={picture}
            label={LABEL}
            className="max-h-[76dvh] w-auto max-w-[84vw]"
          />
        )}
      </EnlargedDialog>
    </section>
  );
}

/** Button that saves the picture as a file; it is disabled until the picture is drawn. */
function Download({ picture, onShared }: { picture: Picture | undefined; onShared: () => void }) {
  return (
    <Button
      variant="ghost"
      size="sm"
      disabled={!picture}
      onClick={() => picture && savePicture(picture, onShared)}
    >
      <Icon name="download" />
      Descargar
    </Button>
  );
}

/**
 * Shows the picture as a button that enlarges it. Until the picture is drawn, a placeholder prevents a layout shift.
 */
function Preview({ picture, onOpen }: { picture: Picture | undefined; onOpen: () => void }) {
  if (!picture) {
    return (
      <div>
        <Loading />
      </div>
    );
  }
  return (
    <button type="button" aria-label="Ampliar la imagen" onClick={onOpen}>
      <PictureCanvas picture={picture} label={LABEL} className="w-full" />
    </button>
  );
}
