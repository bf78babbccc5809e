import { SAMPLE_ACCOUNT } from './identity.ts';

export type DemoAccount = { email: string; name: string };

/** The account that an address names: the sample one, vacio-1 … vacio-999, or none. */
export function demoAccount(address: string): DemoAccount | null {
  const email = address.trim().toLowerCase();
  if (email === SAMPLE_ACCOUNT) return { email, name: 'Cuenta de demostración' };
  const number = /^vacio-([1-9]\d{0,2})@picadito\.local$/.exec(email)?.[1];
  return number === undefined ? null : { email, name: `Cuenta vacía ${number}` };
}

/** The address of the empty account number `number` (1–999). */
export const emptyAccount = (number: number | string) => `vacio-${number}@picadito.local`;
