import { expect, test } from 'vitest';
import { rowDigest, type Row } from './row-digest.ts';

function digestOf(...rows: Row[]) {
  const digest = rowDigest();
  for (const row of rows) digest.add(row);
  return digest.result();
}

test('the order of rows and of columns does not matter', () => {
  const [ana, beto] = [
    { id: 'a', name: 'Ana' },
    { id: 'b', name: 'Beto' },
  ];
  expect(digestOf(ana, beto)).toEqual(digestOf({ name: 'Beto', id: 'b' }, ana));
  expect(digestOf(ana, beto).count).toBe(2);
});

test('any difference changes the digest', () => {
  const rows: Row[] = [
    { id: 'a', name: null },
    { id: 'a', name: '' },
    { id: 'a', name: 'null' },
    { id: 'a', name: 0 },
    { id: 'a', name: '0' },
    { id: 'a', name: 'e\u0301' },
    { id: 'a', name: 'é' },
    { id: 'a', other: 'é' },
    { id: 'a', name: 'ñ ' },
    { id: 'a', name: 'ñ' },
    { id: 'a' },
    { id: '","a' },
  ];
  expect(new Set(rows.map((row) => digestOf(row).sum)).size).toBe(rows.length);
});

test.each([[true], [1n], [new Date(0)], [undefined], [Number.NaN]])(
  'a value that the engines store differently (%s) is refused',
  (value) => {
    expect(() => digestOf({ id: value })).toThrow(TypeError);
  },
);
