import { expect, test } from 'vitest';
import { authorName } from './night.ts';

test.each([
  ['Juan Pérez', 'Ana', 'Juan'],
  ['Ana Gómez', 'Ana Gómez', 'tu otro celu'],
  ['Ana Ruiz', 'Ana Gómez', 'Ana'],
  ['', 'Ana', 'otro celu'],
  [null, 'Ana', 'otro celu'],
  ['Juan', undefined, 'Juan'],
])('a game that %j recorded is, on a phone of %j, of %j', (author, ownName, name) => {
  expect(authorName(author, ownName)).toBe(name);
});
