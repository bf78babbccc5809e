import { hash } from 'node:crypto';

export type Row = Readonly<Record<string, unknown>>;

/** Digest of a set of rows: their number, and the XOR of their SHA-256 hashes in hexadecimal. */
export type Digest = { count: number; sum: string };

/**
 * Returns a digest to which rows are added in any order. The hash of a row covers its values and their types by column
 * name. Equal rows have equal hashes on every database engine. The hash distinguishes null from '', and 1 from '1'.
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

/**
 * Returns text, finite numbers and null unchanged. Throws `TypeError` for any other value, which SQLite and PostgreSQL
 * could represent differently.
 */
function plain(value: unknown): string | number | null {
  if (value === null || typeof value === 'string') return value;
  if (typeof value === 'number' && Number.isFinite(value)) return value;
  throw new TypeError(`a row holds a ${typeof value}`);
}
