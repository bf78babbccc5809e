import { useId } from 'react';
import { type Settlement, settlementsOf } from '../money/settlements.ts';
import { Button } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import { useModal } from '../ui/use-modal.ts';

/** Asks what becomes of the money of a player who is deleted. */
export function SettleDialog({
  name,
  amount,
  balance,
  isBusy,
  onSettle,
  onCancel,
}: {
  name: string;
  amount: string;
  balance: number;
  isBusy: boolean;
  onSettle: (settlement: Settlement) => void;
  onCancel: () => void;
}) {
  const id = useId();
  const dialog = useModal(true);
  return (
    <dialog
      ref={dialog}
      role="alertdialog"
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
      className="dialog-box max-w-[480px] frame-danger"
      onCancel={(event) => {
        event.preventDefault();
        if (!isBusy) onCancel();
      }}
    >
      <h2 id={`${id}-title`} className="dialog-title flex items-start gap-3">
        <Icon name="warning" className="mt-0.5 text-danger big-text:hidden" />
        ¿Eliminar a {name}?
      </h2>
      <p id={`${id}-text`} className="mt-3">
        {balance < 0 ? `Debe ${amount}.` : `Tiene ${amount} a favor.`} Sale de la lista y de los
        partidos que faltan jugar. No se puede deshacer.
      </p>
      <div className="mt-6 flex flex-wrap justify-end gap-4">
        <Button variant="ghost" className="grow" disabled={isBusy} onClick={onCancel}>
          NO BORRAR
        </Button>
        {settlementsOf(balance).map(({ label, settlement }) => (
          <Button
            key={label}
            variant="danger"
            className="grow"
            loading={isBusy}
            onClick={() => onSettle(settlement)}
          >
            {label}
          </Button>
        ))}
      </div>
    </dialog>
  );
}
