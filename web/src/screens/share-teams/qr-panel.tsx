import { QRCodeSVG } from 'qrcode.react';
import { useRef } from 'react';
import { EnlargedDialog } from './enlarged-dialog.tsx';

const CAPTION = 'Escanea para compartir los equipos';

/** The share link for another phone's camera; a tap makes it as big as the screen. */
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
        <QrCode link={link} />
      </button>
      <p>{CAPTION}</p>
      <p>Tocá el código para ampliarlo.</p>
      <EnlargedDialog ref={dialog} label="Código QR ampliado">
        <div className="w-[min(80vw,70dvh)] bg-white p-[4%] *:h-auto *:w-full">
          <QrCode link={link} />
        </div>
        <p>{CAPTION}</p>
      </EnlargedDialog>
    </div>
  );
}

/** Black on white; the white box around it is the quiet zone. */
function QrCode({ link }: { link: string }) {
  return (
    <QRCodeSVG
      value={link}
      size={200}
      level="L"
      bgColor="#ffffff"
      fgColor="#000000"
      title={CAPTION}
    />
  );
}
