import { expect, test } from 'vitest';
import { nameList } from './name-list.ts';

test.each([
  [[], ''],
  [['Ana'], 'Ana'],
  [['Ana', 'Beto'], 'Ana y Beto'],
  [['Ana', 'Beto', 'Caro'], 'Ana, Beto y Caro'],
  [['Ana', 'Inés'], 'Ana e Inés'],
  [['Ana', 'Hilda'], 'Ana e Hilda'],
  [['Ana', 'Yamil'], 'Ana y Yamil'],
])('%j reads as "%s"', (names, text) => {
  expect(nameList(names)).toBe(text);
});
