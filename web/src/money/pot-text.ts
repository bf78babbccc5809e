import { amountText, type Currency, firstName, type Owner } from '@picadito/domain';

/**
 * Returns the amount in the pot and the text after it, such as '$4.300' and ''. A negative amount has the text ' (los
 * pusiste vos)', or for a helper the name of the owner of the list.
 */
export function potText(
  pot: number,
  currency: Currency,
  owner: Owner = null,
): { figure: string; rest: string } {
  const who = owner ? `puso ${firstName(owner.name)}` : 'pusiste vos';
  return { figure: amountText(pot, currency), rest: pot < 0 ? ` (los ${who})` : '' };
}

/** Returns the note of a count of the pot, as in 'Conté y faltaban $200'. */
export function countNote(difference: number, currency: Currency): string {
  const size = amountText(Math.abs(difference), currency);
  return `Conté y ${difference < 0 ? 'faltaban' : 'sobraban'} ${size}`;
}

/** Returns the note of the money that was in the pot before anything was written down. */
export function openingNote(amount: number, currency: Currency): string {
  return `La caja tenía ${amountText(amount, currency)}`;
}
