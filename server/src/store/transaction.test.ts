import { expectTypeOf, test } from 'vitest';
import type { Store, Reader, Writer } from './store.ts';

test('a Reader has no method that writes, and no writing CTE', () => {
  expectTypeOf<keyof Reader>().toEqualTypeOf<'selectFrom'>();
  expectTypeOf<Store['read']>().toEqualTypeOf<Reader>();
  type Snapshot = Parameters<Parameters<Store['snapshot']>[0]>[0];
  expectTypeOf<Snapshot>().toEqualTypeOf<Reader>();
});

test('writes compile only in a transaction', () => {
  expectTypeOf<Writer>().toExtend<Reader>();
  expectTypeOf<Reader>().not.toExtend<Writer>();
});
