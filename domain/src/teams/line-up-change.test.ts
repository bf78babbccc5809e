import { expect, test } from 'vitest';
import { isSameLineUp, lineUpChange } from './line-up-change.ts';

const lineUp = (text: string) => {
  const [claro = [], oscuro = [], suplente = []] = text
    .split('|')
    .map((team) => [...team.trim()].map((name) => ({ id: `id-of-${name}`, name })));
  return { claro, oscuro, suplente };
};
const change = (before: string, after: string) => lineUpChange(lineUp(before), lineUp(after));

test('a change lists players who left, came in, are new or changed side', () => {
  expect(change('AB | CD | EF', 'AC | BE | FZ')).toEqual({
    left: ['D'],
    entered: [{ name: 'E', to: 'oscuro' }],
    arrived: [{ name: 'Z', to: 'suplente' }],
    moved: [
      { name: 'C', to: 'claro' },
      { name: 'B', to: 'oscuro' },
    ],
    sizes: { claro: 2, oscuro: 2 },
    fewer: false,
  });
});

test('a smaller number of players is reported, regardless of substitutes', () => {
  expect(change('AB | CD | E', 'A | CD | E')).toMatchObject({ fewer: true, sizes: { claro: 1 } });
  expect(change('AB | CD | E', 'AB | CD | ')).toMatchObject({ left: ['E'], fewer: false });
});

test('the order of players does not count as a change', () => {
  expect(isSameLineUp(change('AB | CD | EF', 'BA | DC | FE'))).toBe(true);
  expect(isSameLineUp(change('AB | CD | EF', 'BA | DC | F'))).toBe(false);
  expect(isSameLineUp(change('AB | CD | ', 'AC | BD | '))).toBe(false);
});
