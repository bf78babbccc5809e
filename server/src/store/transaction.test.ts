import { expectTypeOf, test } from 'vitest';
import type { Store } from './store.ts';
import type { Reader, Writer } from './transaction.ts';

test('a Reader has no method that writes, and no CTE in which a write could hide', () => {
  expectTypeOf<keyof Reader>().toEqualTypeOf<'selectFrom'>();
  expectTypeOf<Store['read']>().toEqualTypeOf<Reader>();
  type Snapshot = Parameters<Parameters<Store['snapshot']>[0]>[0];
  expectTypeOf<Snapshot>().toEqualTypeOf<Reader>();
});

test('a transaction may read, and outside of one nothing may write', () => {
  expectTypeOf<Writer>().toExtend<Reader>();
  expectTypeOf<Reader>().not.toExtend<Writer>();
});
