import { amountText, type Match, type MatchMoneyReply } from '@picadito/domain';
import { useState } from 'react';
import { AmountField } from '../../money/amount-field.tsx';
import { shareNotes, shareText } from '../../money/money-text.ts';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';

/** Shows the share of each payer in large digits, and the cost of the match, which a tap opens for editing. */
export function Cost({
  match,
  money,
  onCost,
}: {
  match: Match;
  money: MatchMoneyReply;
  onCost: (cost: number) => void;
}) {
  const [isOpen, setOpen] = useState(false);
  const { cost, price, currency } = money;
  const share = shareText(money);
  const notes = shareNotes(money);
  if (isOpen || (cost === null && price === null)) {
    return (
      <AmountField
        label="¿Cuánto sale la cancha?"
        hint="Se divide entre los que juegan. En los próximos partidos ya está puesto."
        name={`cost-${match.id}`}
        action="GUARDAR"
        {...{ currency }}
        start={cost === null ? '' : amountText(cost, currency)}
        onAmount={(amount) => {
          setOpen(false);
          if (amount !== cost) onCost(amount);
        }}
      />
    );
  }
  return (
    <div>
      <div className="flex flex-wrap items-center justify-between gap-x-3">
        <p className="min-w-0 font-display text-d3 leading-none tracking-wide">
          {share ? (
            <>
              <span className="text-d1 text-coin">{share.figure}</span> {share.rest}
            </>
          ) : (
            'La cancha'
          )}
        </p>
        <Button variant="ghost" size="sm" onClick={() => setOpen(true)}>
          <span className="sr-only">Cambiar lo que sale la cancha: </span>
          {cost === null ? 'Sin costo' : amountText(cost, currency)}
          <Icon name="edit" />
        </Button>
      </div>
      {notes.length > 0 && <p className="text-sm text-mute">{notes.join(' ')}</p>}
    </div>
  );
}
