import { amountText, type Currency, FORGIVEN_NOTE } from '@picadito/domain';

/** Type of the entry that makes the balance of a player zero. */
export type Settlement = { kind: 'charge' | 'payment'; amount: number; note: string | null };

/** Returns the ways to make a balance zero. A negative balance is what the player owes. */
export function settlementsOf(balance: number): { label: string; settlement: Settlement }[] {
  const adjustment = (note: string) => ({ kind: 'charge', amount: balance, note }) as const;
  if (balance < 0) return [{ label: 'PERDONAR', settlement: adjustment(FORGIVEN_NOTE) }];
  const back = { kind: 'payment', amount: -balance, note: null } as const;
  return [
    { label: 'SE LOS DEVOLVÍ', settlement: back },
    { label: 'QUEDA EN LA CAJA', settlement: adjustment('Queda en la caja') },
  ];
}

/** Returns what a settlement has done, as in 'Perdonaste $3.500 a Beto'. */
export function settledText(
  { kind, amount }: Settlement,
  name: string,
  currency: Currency,
): string {
  const text = amountText(Math.abs(amount), currency);
  if (kind === 'payment') return `Le devolviste ${text} a ${name}`;
  return amount < 0 ? `Perdonaste ${text} a ${name}` : `Quedan en la caja ${text} de ${name}`;
}
