import type { LightMyRequestResponse } from 'fastify';
import type { Rows } from '../every-row.ts';

/** Shorter ones, words that rules have, and moments, which all have in common, may stand anywhere. */
const LENGTH_MIN = 8;
const COMMON = /^[a-z-]+$|^\d{4}-\d\d-\d\dT/;

/** What only one organiser's rows hold: ids, names, numbers, places. */
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

/** Which of them an answer tells. */
export function leakedIn({ headers, body }: LightMyRequestResponse, secrets: string[]): string[] {
  const text = body + JSON.stringify(headers);
  return secrets.filter((secret) => text.includes(secret));
}

/** All of an answer that is not of its moment alone. */
export function shown({ statusCode, headers, body, cookies }: LightMyRequestResponse) {
  const { date: _date, 'set-cookie': _cookies, ...lasting } = headers;
  const set = cookies.map(({ value: _value, ...cookie }) => cookie);
  return { status: statusCode, headers: lasting, cookies: set, body };
}
