/**
 * The issuer under which demonstration identities are stored, so that they are the same on every port and server
 * (docs/decisions/133).
 */
export const DEMO_ISSUER = 'urn:picadito:demo';

/** The e-mail address, and subject, of the demonstration account that starts with sample data. */
export const SAMPLE_ACCOUNT = 'demo@picadito.local';

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

export function isSampleAccount({ issuer, subject }: { issuer: string; subject: string }): boolean {
  return issuer === DEMO_ISSUER && subject === SAMPLE_ACCOUNT;
}
