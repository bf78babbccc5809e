import { QrCode } from '../ui/qr-code.tsx';

/** Shows the QR code of an address as wide as the panel, so that another phone can read it from an arm's length. */
export function LinkQr({ address }: { address: string }) {
  return (
    <div className="flex flex-col items-center gap-2 text-center">
      <div className="w-full max-w-80 *:h-auto *:w-full">
        <QrCode value={address} label="Código QR del link del grupo" level="M" isBordered />
      </div>
      <p>Que lo apunten con la cámara: se abre el próximo partido.</p>
    </div>
  );
}
