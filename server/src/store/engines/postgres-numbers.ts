import pg from 'pg';

const INT8 = 20;
const NUMERIC = 1700;

/**
 * Returns a parser of column values. Counts and sums become numbers, and `RangeError` is thrown if they would not be
 * exact.
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
