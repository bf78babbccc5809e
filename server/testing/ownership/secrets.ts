import type { LightMyRequestResponse } from 'fastify';
import type { Rows } from '../every-row.ts';

/**
 * Minimum length of a text that counts as secret. Shorter texts, and words and timestamps (`COMMON`), may be in a
 * response by coincidence.
 */
const LENGTH_MIN = 8;
const COMMON = /^[a-z-]+$|^\d{4}-\d\d-\d\dT/;

/** Returns the texts that no other user's rows contain: ids, names, phone numbers, places. */
export function secretsOf(rows: Rows, userId: string): string[] {
  const texts = (isHis: boolean) =>
    Object.values(rows)
      .flat()
      .filter((row) => (row.user_id === userId) === isHis)
      .flatMap((row) => Object.values(row))
      .filter((value) => typeof value === 'string');
  const others = new Set(texts(false));
  return [...new Set(texts(true))].filter(
    (text) => text.length >= LENGTH_MIN && !COMMON.test(text) && !others.has(text),
  );
}

export function leakedIn({ headers, body }: LightMyRequestResponse, secrets: string[]): string[] {
  const text = body + JSON.stringify(headers);
  return secrets.filter((secret) => text.includes(secret));
}

/**
 * Returns the parts of a response that must not differ between two requests: all but the date and the values of
 * cookies.
 */
export function comparableParts({ statusCode, headers, body, cookies }: LightMyRequestResponse) {
  const { date: _date, 'set-cookie': _cookies, ...lasting } = headers;
  const set = cookies.map(({ value: _value, ...cookie }) => cookie);
  return { status: statusCode, headers: lasting, cookies: set, body };
}
