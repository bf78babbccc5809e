import {
  amountText,
  type Currency,
  type Match,
  MESSAGES,
  readAmount,
  type ReadAmount,
} from '@picadito/domain';
import type { MatchMessage } from '@picadito/domain/parsing';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { draftOf } from '../../forms/draft.ts';
import { useSession } from '../../identity/session.ts';
import { Meanings } from '../../money/amount-field.tsx';
import { useListMoney } from '../../money/list-money.ts';
import { useSendCost } from '../../money/match-money.ts';
import { textOf } from '../../money/use-typed-amount.ts';
import { Field } from '../../ui/inputs/field.tsx';
import { TextInput } from '../../ui/inputs/text-input.tsx';
import type { MatchForm } from './match-form.ts';

/**
 * Type of what the field has: its text, whether the user has left it, and which amount the user has chosen of those that
 * the text can mean.
 */
type Typed = { text: string; isLeft: boolean; chosen: number | null };

/**
 * Returns the field for the cost of a new match, which a message fills in, whether it is shown at once (`isOpen`), and
 * `send`, which sets the cost once the match is created. A text that is no amount, or one with two meanings, sets no cost.
 */
export function useCostOfNewMatch<Sent>(form: MatchForm<Sent>, message: MatchMessage | null) {
  const draft = draftOf(
    useSession((session) => session.user?.uid ?? ''),
    'new-match-cost',
  );
  const [typed, setTyped] = useState<Typed>(() => {
    return { text: textOf(draft.read()) ?? message?.cost ?? '', isLeft: true, chosen: null };
  });
  const [isOpen, setOpen] = useState(typed.text !== '');
  const [filledBy, setFilledBy] = useState(message);
  if (message !== filledBy) {
    setFilledBy(message);
    if (message?.cost) {
      setTyped({ text: message.cost, isLeft: true, chosen: null });
      setOpen(true);
    }
  }
  const listId = useWatch({ control: form.control, name: 'listId' });
  const currency = useListMoney(listId || null).data?.currency;
  const sendCost = useSendCost();
  const read = currency ? readTyped(typed, currency) : null;

  function change(next: Typed): void {
    setTyped(next);
    draft.store(next.text);
  }

  return {
    field: read && currency && (
      <CostField
        {...{ typed, read, currency }}
        isFromMessage={message !== null && typed.text === message.cost}
        onChange={change}
      />
    ),
    isOpen,
    send: (match: Match): void => {
      draft.clear();
      if (read?.kind === 'amount') sendCost(match, read.amount);
    },
  };
}

function readTyped({ text, chosen }: Typed, currency: Currency): ReadAmount {
  return chosen === null ? readAmount(text, currency) : { kind: 'amount', amount: chosen };
}

/** Asks under 'Más' what the pitch costs. */
function CostField({
  typed,
  read,
  currency,
  isFromMessage,
  onChange,
}: {
  typed: Typed;
  read: ReadAmount;
  currency: Currency;
  isFromMessage: boolean;
  onChange: (typed: Typed) => void;
}) {
  const { text, isLeft } = typed;
  const isUnreadable = isLeft && text.trim() !== '' && read.kind === 'unreadable';
  return (
    <div className="flex flex-col gap-2">
      <Field
        label="¿Cuánto sale la cancha?"
        mark={isFromMessage ? 'del mensaje' : undefined}
        hint={
          read.kind === 'amount' ? `La cancha sale ${amountText(read.amount, currency)}.` : null
        }
        error={isUnreadable ? MESSAGES.amountInvalid : null}
      >
        {(aria) => (
          <TextInput
            {...aria}
            className="max-w-60"
            inputMode="decimal"
            autoComplete="off"
            maxLength={40}
            value={text}
            onChange={({ target }) => onChange({ text: target.value, isLeft: false, chosen: null })}
            onBlur={() => onChange({ ...typed, isLeft: true })}
          />
        )}
      </Field>
      <Meanings
        amounts={isLeft && read.kind === 'unsure' ? read.amounts : []}
        currency={currency}
        onChoose={(chosen) =>
          onChange({ text: amountText(chosen, currency), isLeft: true, chosen })
        }
      />
    </div>
  );
}
