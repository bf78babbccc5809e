import { Suspense, useId, useRef, useState } from 'react';
import { lazyWithRetry } from '../lib/lazy-with-retry.ts';
import { canShare, share } from '../lib/share.ts';
import { useOptimisticValue } from '../lib/use-optimistic-value.ts';
import { Button, TEXT_ACTION } from '../ui/button.tsx';
import { ConfirmDialog } from '../ui/confirm-dialog.tsx';
import { Icon } from '../ui/icon.tsx';
import { Checkbox } from '../ui/inputs/checkbox.tsx';
import { Loading } from '../ui/loading.tsx';
import { copyLink } from './copy-link.ts';

const LinkQr = lazyWithRetry(() => import('./link-qr.tsx').then((m) => m.LinkQr));

type Changes = {
  isBusy: boolean;
  onChange: () => Promise<unknown>;
  onTurnOff: () => Promise<unknown>;
};
type Switch = {
  label: string;
  hint?: string;
  isOn: boolean;
  /**
   * Called with the new state when the switch is tapped. Stores it and returns whether that succeeded; otherwise the
   * switch goes back.
   */
  onSwitch: (isOn: boolean) => Promise<boolean>;
};

export type LinkSwitches = readonly Switch[];
type Props = Changes & { address: string; switches: LinkSwitches };

/**
 * Shows a group link that is on: its address to copy, share or scan, its switches, and buttons that change its address
 * or turn it off.
 */
export function LinkInUse({ address, switches, ...changes }: Props) {
  return (
    <>
      <Address address={address} />
      <Qr address={address} />
      <p className="text-mute">
        Pegalo en la descripción del grupo: siempre muestra el próximo partido.
      </p>
      {switches.map((one) => (
        <LinkSwitch key={one.label} {...one} />
      ))}
      <ChangeLink {...changes} />
    </>
  );
}

/**
 * Shows the address with buttons to copy and share it. If the browser refuses to copy, the address is selected for
 * copying by hand.
 */
export function Address({ address }: { address: string }) {
  const text = useRef<HTMLParagraphElement>(null);

  const copy = () => copyLink(address, text.current, 'Pegalo en la descripción del grupo');

  return (
    <>
      <p ref={text} className="bg-raised px-4 py-3 wrap-anywhere select-all">
        {address}
      </p>
      <div className="flex flex-wrap gap-4 *:grow">
        <Button variant="ghost" onClick={() => void copy()}>
          <Icon name="copy" />
          COPIAR
        </Button>
        {canShare() && (
          <Button variant="ghost" onClick={() => void share({ url: address })}>
            COMPARTIR
          </Button>
        )}
      </div>
    </>
  );
}

/** Shows the QR code after a tap, which also loads the part of the program that draws it. */
function Qr({ address }: { address: string }) {
  const [isShown, setShown] = useState(false);
  return (
    <>
      <button type="button" className={TEXT_ACTION} onClick={() => setShown(!isShown)}>
        <Icon name="qr" />
        {isShown ? 'Ocultar QR' : 'Mostrar QR'}
      </button>
      {isShown && (
        <Suspense fallback={<Loading />}>
          <LinkQr address={address} />
        </Suspense>
      )}
    </>
  );
}

function LinkSwitch({ label, hint, isOn, onSwitch }: Switch) {
  const id = useId();
  const [shown, show, revert] = useOptimisticValue(isOn);

  async function choose(wanted: boolean): Promise<void> {
    show(wanted);
    if (!(await onSwitch(wanted))) revert();
  }

  return (
    <div>
      <Checkbox
        label={label}
        checked={shown}
        aria-describedby={hint && id}
        onChange={({ target: { checked } }) => void choose(checked)}
      />
      {hint && (
        <p id={id} className="text-sm text-mute">
          {hint}
        </p>
      )}
    </div>
  );
}

function ChangeLink({ isBusy, onChange, onTurnOff }: Changes) {
  const [isAsking, setAsking] = useState(false);
  const change = () => onChange().then(() => setAsking(false));
  return (
    <>
      <div className="flex flex-wrap gap-x-4">
        <button type="button" className={TEXT_ACTION} onClick={() => setAsking(true)}>
          <Icon name="reload" />
          Cambiar el link
        </button>
        <button type="button" className={TEXT_ACTION} onClick={() => void onTurnOff()}>
          <Icon name="close" />
          Apagar el link
        </button>
      </div>
      <ConfirmDialog
        open={isAsking}
        title="Cambiar el link"
        confirmLabel="Cambiar"
        busy={isBusy}
        onConfirm={() => void change()}
        onCancel={() => setAsking(false)}
      >
        <p>El que ya mandaste deja de andar en el momento. Vas a tener que mandar el nuevo.</p>
      </ConfirmDialog>
    </>
  );
}
