import pg from 'pg';

const INT8 = 20;
const NUMERIC = 1700;

/**
 * Returns the parser for the values of a column type. Counts and sums, which PostgreSQL sends as text, become numbers;
 * their parser throws `RangeError` if a JavaScript number would not be exact.
 */
export function getTypeParser(type: number, format?: 'text' | 'binary') {
  return type === INT8 || type === NUMERIC ? exactNumber : pg.types.getTypeParser(type, format);
}

function exactNumber(text: string): number {
  const number = Number(text);
  if (Number.isInteger(number) && !Number.isSafeInteger(number))
    throw new RangeError(`${text} is too large to be exact`);
  return number;
}
