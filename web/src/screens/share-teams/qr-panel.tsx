import { useRef } from 'react';
import { QrCode } from '../../ui/qr-code.tsx';
import { EnlargedDialog } from './enlarged-dialog.tsx';

const CAPTION = 'Escanea para compartir los equipos';

/**
 * QR code of the link that shares the teams, for the camera of another phone; a tap enlarges the code. The white box
 * around the code is its quiet zone, which scanners need. If the link is too long for a code (`fits` is false), a
 * sentence says so.
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
