import { type Currency, MESSAGES, readAmount } from '@picadito/domain';
import { type SyntheticEvent, useState } from 'react';
import { useDraftText } from '../forms/use-draft-text.ts';

/**
 * Returns the typed text of an amount with its error, and the amounts that it can mean if it has several meanings. The
 * text is stored under `name` until it is saved, so that a reload loses nothing.
 */
export function useTypedAmount({
  name,
  start,
  currency,
  isZeroAllowed,
  onAmount,
}: {
  name: string;
  start: string;
  currency: Currency;
  isZeroAllowed: boolean;
  onAmount: (amount: number) => void;
}) {
  const [text, setText, clear] = useDraftText(name, start);
  const [error, setError] = useState<string | null>(null);
  const [choices, setChoices] = useState<readonly number[]>([]);

  function type(next: string): void {
    setText(next);
    setError(null);
    setChoices([]);
  }

  function save(amount: number): void {
    clear();
    setChoices([]);
    onAmount(amount);
  }

  function submit(event: SyntheticEvent): void {
    event.preventDefault();
    if (isZeroAllowed && ZERO.test(text)) return save(0);
    const read = readAmount(text, currency);
    if (read.kind === 'amount') save(read.amount);
    else if (read.kind === 'unsure') setChoices(read.amounts);
    else setError(isZeroAllowed ? NO_NUMBER : MESSAGES.amountInvalid);
  }

  return { text, error, choices, type, save, submit };
}

const NO_NUMBER = 'Escribí el monto en números, por ejemplo 35.000.';
const ZERO = /^\s*\D?\s*0+\s*$/;
