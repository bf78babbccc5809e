import {
  amountText,
  type Currency,
  currencyOf,
  type Match,
  MESSAGES,
  readAmount,
  type ReadAmount,
} from '@picadito/domain';
import type { MatchMessage } from '@picadito/domain/parsing';
import { type Ref, useRef, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { draftOf } from '../../forms/draft.ts';
import { textOf } from '../../forms/use-draft-text.ts';
import { useOrganiser } from '../../account/organiser.ts';
import { Meanings } from '../../money/amount-field.tsx';
import { useListMoney } from '../../money/list-money.ts';
import { useSendCost } from '../../money/match-money.ts';
import { Field } from '../../ui/inputs/field.tsx';
import { TextInput } from '../../ui/inputs/text-input.tsx';
import type { MatchForm } from './match-form.ts';
import { useMayHandleMoney } from '../../players/lists/lists.ts';

/**
 * Type of the state of the field: its text, whether the user has left the field, and the amount that the user has
 * chosen if the text has several meanings.
 */
type Typed = { text: string; isLeft: boolean; chosen: number | null; isRefused?: boolean };

/**
 * Returns the field for the cost of a new match, which a message fills in, whether it is shown at once (`isOpen`), and
 * `send`, which sets the cost once the match is created. `isUnclear` is true for a text that is no amount, or one with
 * two meanings; the match is not created then, and `refuse` shows why. Helpers without the right to the money of the
 * list get no field. `draftName` is the name of the stored draft.
 */
export function useCostOfNewMatch<Sent>(
  form: MatchForm<Sent>,
  { message, draftName }: { message: MatchMessage | null; draftName: string },
) {
  const { user, country } = useOrganiser();
  const draft = draftOf(user?.uid ?? '', draftName);
  const input = useRef<HTMLInputElement>(null);
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
  const isOffered = useMayHandleMoney(listId);
  const currency =
    useListMoney((isOffered && listId) || null).data?.currency ?? currencyOf(country);
  const sendCost = useSendCost();
  const read = readTyped(typed, currency);

  function change(next: Typed): void {
    setTyped(next);
    draft.store(next.text);
  }

  return {
    field: isOffered && (
      <CostField
        {...{ typed, read, currency, input }}
        isFromMessage={message !== null && typed.text === message.cost}
        onChange={change}
      />
    ),
    isOpen: isOffered && isOpen,
    isUnclear: isOffered && typed.text.trim() !== '' && read.kind !== 'amount',
    /** Shows what is wrong with the text. `takesFocus` is false if a field above is wrong too. */
    refuse: (takesFocus: boolean): void => {
      setTyped({ ...typed, isLeft: true, isRefused: true });
      const more = input.current?.closest('details');
      if (more) more.open = true;
      if (!takesFocus) return;
      input.current?.focus({ preventScroll: true });
      // In the middle of the screen the button at the lower edge does not cover the amounts to choose from.
      input.current?.scrollIntoView({ block: 'center' });
    },
    send: (match: Match): void => {
      draft.clear();
      if (isOffered && read.kind === 'amount') sendCost(match, read.amount);
    },
  };
}

function readTyped({ text, chosen }: Typed, currency: Currency): ReadAmount {
  return chosen === null ? readAmount(text, currency) : { kind: 'amount', amount: chosen };
}

function costError({ text, isLeft, isRefused }: Typed, read: ReadAmount): string | null {
  if (text.trim() === '' || !isLeft) return null;
  if (read.kind === 'unreadable') return MESSAGES.amountInvalid;
  return read.kind === 'unsure' && isRefused ? 'Tocá el monto que es, o escribilo de nuevo.' : null;
}

/** Field under 'Más' for what the pitch costs. */
function CostField({
  typed,
  read,
  currency,
  input,
  isFromMessage,
  onChange,
}: {
  typed: Typed;
  read: ReadAmount;
  currency: Currency;
  input: Ref<HTMLInputElement>;
  isFromMessage: boolean;
  onChange: (typed: Typed) => void;
}) {
  const { text, isLeft } = typed;
  return (
    <div className="flex flex-col gap-2">
      <Field
        label="¿Cuánto sale la cancha?"
        mark={isFromMessage ? 'del mensaje' : undefined}
        hint={
          read.kind === 'amount' ? `La cancha sale ${amountText(read.amount, currency)}.` : null
        }
        error={costError(typed, read)}
      >
        {(aria) => (
          <TextInput
            {...aria}
            ref={input}
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
