import { expect, test } from 'vitest';
import { logOnce } from './log-once.ts';

test('a lasting condition is logged once, and again when it returns', () => {
  const lines: string[] = [];
  const note = logOnce((text) => lines.push(text));
  const logged = (...texts: string[]) => {
    note(...texts);
    return lines.splice(0);
  };
  expect(logged('full')).toEqual(['full']);
  expect(logged('full')).toEqual([]);
  expect(logged('away', 'full', 'away')).toEqual(['away']);
  expect(logged('away')).toEqual([]);
  expect(logged()).toEqual([]);
  expect(logged('away', 'full')).toEqual(['away', 'full']);
});
