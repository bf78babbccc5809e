import { hash } from 'node:crypto';

export type Row = Readonly<Record<string, unknown>>;

/** How many rows, and what is in them. */
export type Digest = { count: number; sum: string };

/**
 * Adds up rows in whatever order they come. A row's hash is that of its values in the order of its columns' names,
 * with their types: the same on every engine, and different for null and '', 1 and '1'.
 */
export function rowDigest() {
  let count = 0;
  const sum = Buffer.alloc(32);
  return {
    add(row: Row): void {
      const values = Object.keys(row)
        .toSorted()
        .map((column) => [column, plain(row[column])]);
      const digest = hash('sha256', JSON.stringify(values), 'buffer');
      for (const [index, byte] of digest.entries()) sum[index] = (sum[index] ?? 0) ^ byte;
      count += 1;
    },
    result: (): Digest => ({ count, sum: sum.toString('hex') }),
  };
}

/** What else an engine might give would be written differently by another. */
function plain(value: unknown): string | number | null {
  if (value === null || typeof value === 'string') return value;
  if (typeof value === 'number' && Number.isFinite(value)) return value;
  throw new TypeError(`a row holds a ${typeof value}`);
}
