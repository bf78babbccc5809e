import { useRef } from 'react';
import { QrCode } from '../../ui/qr-code.tsx';
import { EnlargedDialog } from './enlarged-dialog.tsx';

const CAPTION = 'Escanea para compartir los equipos';

/**
 * Shows the share link as a QR code for another phone's camera; a tap enlarges it. The white box is the quiet zone of
 * the code.
 */
export function QrPanel({ link, fits }: { link: string; fits: boolean }) {
  const dialog = useRef<HTMLDialogElement>(null);
  if (!fits) {
    return (
      <p>El mensaje es demasiado largo para un código QR. Compartilo por WhatsApp o copialo.</p>
    );
  }
  return (
    <div className="qr">
      <button
        type="button"
        aria-label="Ampliar el código QR"
        onClick={() => dialog.current?.showModal()}
      >
        <QrCode value={link} label={CAPTION} level="L" />
      </button>
      <p>{CAPTION}</p>
      <p>Tocá el código para ampliarlo.</p>
      <EnlargedDialog ref={dialog} label="Código QR ampliado">
        <div className="large-qr">
          <QrCode value={link} label={CAPTION} level="L" />
        </div>
        <p>{CAPTION}</p>
      </EnlargedDialog>
    </div>
  );
}
