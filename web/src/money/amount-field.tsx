import { amountText, type Currency } from '@picadito/domain';
import { Button } from '../ui/button.tsx';
import { Field } from '../ui/inputs/field.tsx';
import { TextInput } from '../ui/inputs/text-input.tsx';
import { useTypedAmount } from './use-typed-amount.ts';

/**
 * Field for an amount as people write it, with a button that saves it. If the text may mean two amounts, the field asks
 * which one is meant.
 */
export function AmountField({
  label,
  currency,
  name,
  start = '',
  action,
  hint,
  isZeroAllowed = false,
  isPartOfForm = false,
  onAmount,
}: {
  label: string;
  currency: Currency;
  /** Name of the draft that stores the typed text. */
  name: string;
  /** Text of the field before the user types. */
  start?: string;
  /** Text of the button that saves. */
  action: string;
  hint?: string | undefined;
  isZeroAllowed?: boolean;
  /** True inside a form of its screen, because a form contains no other form. */
  isPartOfForm?: boolean;
  onAmount: (amount: number) => void;
}) {
  const typed = useTypedAmount({ name, start, currency, isZeroAllowed, onAmount });
  const field = (
    <>
      <Field label={label} error={typed.error} hint={hint}>
        {(aria) => (
          <div className="flex flex-wrap items-center gap-3">
            <TextInput
              {...aria}
              className="max-w-60 flex-1 basis-32"
              inputMode="decimal"
              autoComplete="off"
              maxLength={40}
              value={typed.text}
              onChange={(event) => typed.type(event.target.value)}
              onKeyDown={(event) => isPartOfForm && event.key === 'Enter' && typed.submit(event)}
            />
            <Button
              type={isPartOfForm ? 'button' : 'submit'}
              size="sm"
              variant="ghost"
              onClick={isPartOfForm ? typed.submit : undefined}
            >
              {action}
            </Button>
          </div>
        )}
      </Field>
      <Meanings amounts={typed.choices} currency={currency} onChoose={typed.save} />
    </>
  );
  const className = 'flex flex-col gap-2';
  return isPartOfForm ? (
    <div className={className}>{field}</div>
  ) : (
    <form noValidate onSubmit={typed.submit} className={className}>
      {field}
    </form>
  );
}

/** Asks which of these amounts is meant. */
export function Meanings({
  amounts,
  currency,
  onChoose,
}: {
  amounts: readonly number[];
  currency: Currency;
  onChoose: (amount: number) => void;
}) {
  const texts = amounts.map((amount) => amountText(amount, currency));
  return (
    <div role="status">
      {amounts.length > 0 && (
        <div className="flex flex-wrap items-center gap-2">
          <p>¿{texts.join(' o ')}?</p>
          {amounts.map((amount, at) => (
            <button
              key={amount}
              type="button"
              className="tile min-h-12 px-3 font-display text-d4 tracking-wide hover:border-ink"
              onClick={() => onChoose(amount)}
            >
              {texts[at]}
            </button>
          ))}
        </div>
      )}
    </div>
  );
}
