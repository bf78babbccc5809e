import fc from 'fast-check';
import { expect, test } from 'vitest';
import { codeOf, hashCode, newLinkKey } from './link-code.ts';

test('a code is 22 letters and digits, another one for each key, list and version', () => {
  const link = fc.record({ listId: fc.uuid(), version: fc.integer({ min: 1, max: 1000 }) });
  fc.assert(
    fc.property(link, link, (one, other) => {
      const key = newLinkKey();
      const code = codeOf(key, one);
      expect(code).toMatch(/^[\dA-Za-z]{22}$/);
      expect(codeOf(key, one)).toBe(code);
      expect(codeOf(newLinkKey(), one)).not.toBe(code);
      expect(codeOf(key, { ...one, version: one.version + 1 })).not.toBe(code);
      const isSame = one.listId === other.listId && one.version === other.version;
      expect(codeOf(key, other) === code).toBe(isSame);
      expect(hashCode(code)).not.toContain(code);
    }),
  );
});
