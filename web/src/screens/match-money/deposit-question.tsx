import { amountText, type DepositOutcome, type MatchMoneyReply } from '@picadito/domain';
import { Button } from '../../ui/button.tsx';
import { Panel } from '../../ui/panel.tsx';

const ANSWERS: readonly { outcome: DepositOutcome; label: string }[] = [
  { outcome: 'lost', label: 'SE PERDIÓ' },
  { outcome: 'returned', label: 'LA DEVOLVIERON' },
  { outcome: 'next', label: 'QUEDA PARA EL PRÓXIMO' },
];

/**
 * Asks what became of the deposit of a suspended match. Without a deposit, or once that is decided, it only says that
 * there are no accounts to close.
 */
export function DepositQuestion({
  money,
  onDecide,
}: {
  money: MatchMoneyReply;
  onDecide: (outcome: DepositOutcome) => void;
}) {
  const isAsked = money.deposit > 0 && money.depositOutcome === null;
  if (!isAsked) {
    return (
      <Panel>
        <p>El partido está suspendido: no hay cuentas para cerrar.</p>
      </Panel>
    );
  }
  return (
    <Panel title="¿Qué pasó con la seña?">
      <p>Se suspendió con {amountText(money.deposit, money.currency)} de seña.</p>
      <div className="mt-3 flex flex-wrap gap-4">
        {ANSWERS.map(({ outcome, label }) => (
          <Button key={outcome} variant="ghost" size="sm" onClick={() => onDecide(outcome)}>
            {label}
          </Button>
        ))}
      </div>
    </Panel>
  );
}
