import { SAMPLE_ACCOUNT } from './identity.ts';

export type DemoAccount = { email: string; name: string };

/**
 * Returns the demonstration account of an e-mail address: the sample account, or one of the empty accounts vacio-1 …
 * vacio-999; null for any other address.
 */
export function demoAccount(address: string): DemoAccount | null {
  const email = address.trim().toLowerCase();
  if (email === SAMPLE_ACCOUNT) return { email, name: 'Cuenta de demostración' };
  const number = /^vacio-([1-9]\d{0,2})@picadito\.local$/.exec(email)?.[1];
  return number === undefined ? null : { email, name: `Cuenta vacía ${number}` };
}

/** Returns the e-mail address of an empty demonstration account; `number` is from 1 to 999. */
export const emptyAccount = (number: number | string) => `vacio-${number}@picadito.local`;
