import { amountText, type Match } from '@picadito/domain';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { AmountField } from '../../money/amount-field.tsx';
import { useListMoney } from '../../money/list-money.ts';
import { useSendCost } from '../../money/match-money.ts';
import { Icon } from '../../ui/icon.tsx';
import type { MatchForm } from './match-form.ts';

/** Returns the field for the cost of a new match, and the function that sets it once the match is created. */
export function useCostOfNewMatch() {
  const [cost, setCost] = useState<number | null>(null);
  const sendCost = useSendCost();
  return {
    fieldFor: <Sent,>(form: MatchForm<Sent>) => <Cost {...{ form, cost }} onCost={setCost} />,
    send: (match: Match) => cost !== null && sendCost(match, cost),
  };
}

/** Asks under 'Más' what the pitch costs. `cost` is null until it is typed. */
function Cost<Sent>({
  form,
  cost,
  onCost,
}: {
  form: MatchForm<Sent>;
  cost: number | null;
  onCost: (cost: number) => void;
}) {
  const listId = useWatch({ control: form.control, name: 'listId' });
  const { data } = useListMoney(listId || null);
  if (!data) return null;
  return (
    <details className="pix mt-6 max-w-[560px] bg-panel px-4">
      <summary className="flex min-h-12 cursor-pointer items-center font-display text-d3 tracking-wide">
        Más
        <Icon name="down" className="ml-auto" />
      </summary>
      <div className="pb-4">
        <AmountField
          label="¿Cuánto sale la cancha?"
          name="new-match-cost"
          action="LISTO"
          currency={data.currency}
          hint={cost === null ? undefined : `La cancha sale ${amountText(cost, data.currency)}.`}
          onAmount={onCost}
        />
      </div>
    </details>
  );
}
