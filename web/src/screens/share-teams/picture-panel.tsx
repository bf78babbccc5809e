import { type ReactNode, useRef } from 'react';
import type { Picture, PreparedShare } from '../../sharing/prepare-share.ts';
import { toastShareOutcome, savePicture } from '../../sharing/share-outcome.ts';
import { canShare } from '../../lib/share.ts';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Loading } from '../../ui/loading.tsx';
import { EnlargedDialog } from './enlarged-dialog.tsx';
import { PictureCanvas } from './picture-canvas.tsx';

const NO_PICTURE =
  'Este navegador no pudo dibujar la imagen. El mensaje está listo para compartir.';

/** Shows the line-up as a picture that a tap enlarges, and buttons that open the share sheet or save a file. */
export function PicturePanel({
  prepared,
  picture,
  asksFirst,
  onShared,
  children,
}: {
  /** The prepared share; undefined until it is ready. */
  prepared: PreparedShare | undefined;
  picture: Picture | null | undefined;
  /**
   * Asks the organiser before sharing if a team is empty, and returns whether it asks. If it asks, it calls `share`
   * after a yes; if not, the caller shares.
   */
  asksFirst: (share: () => void) => boolean;
  onShared: () => void;
  /** Options of the picture, rendered between the picture and its buttons. */
  children: ReactNode;
}) {
  const dialog = useRef<HTMLDialogElement>(null);
  const hasSheet = canShare();

  async function share() {
    // Nothing is awaited before `share`, because browsers open the share sheet only in a tap's handler.
    const outcome = await prepared?.share();
    if (outcome === undefined) return;
    if (outcome === 'shared') onShared();
    if (outcome === 'unavailable' && picture) savePicture(picture, onShared);
    else toastShareOutcome(outcome, 'El mensaje está listo para copiar.');
  }

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
        {hasSheet && (
          <Button
            variant="ghost"
            size="sm"
            onClick={() => asksFirst(() => void share()) || void share()}
          >
            <Icon name="external-link" />
            Compartir
          </Button>
        )}
        {picture !== null && <Download picture={picture} onShared={onShared} />}
      </div>
      <EnlargedDialog ref={dialog} label="Imagen ampliada">
        {picture && (
          <PictureCanvas picture={picture} className="max-h-[76dvh] w-auto max-w-[84vw]" />
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
      <PictureCanvas picture={picture} className="w-full" />
    </button>
  );
}
