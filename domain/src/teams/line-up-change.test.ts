import { expect, test } from 'vitest';
import { isSameLineUp, lineUpChange } from './line-up-change.ts';

const lineUp = (text: string) => {
  const [claro = [], oscuro = [], suplente = []] = text
    .split('|')
    .map((team) => [...team.trim()].map((name) => ({ id: `id-of-${name}`, name })));
  return { claro, oscuro, suplente };
};
const change = (before: string, after: string) => lineUpChange(lineUp(before), lineUp(after));

test('it tells who left, who came in, who is new and who changed side', () => {
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

test('with fewer in the teams it says so, whoever waits outside', () => {
  expect(change('AB | CD | E', 'A | CD | E')).toMatchObject({ fewer: true, sizes: { claro: 1 } });
  expect(change('AB | CD | E', 'AB | CD | ')).toMatchObject({ left: ['E'], fewer: false });
});

test('the same players in another order are the same line-up', () => {
  expect(isSameLineUp(change('AB | CD | EF', 'BA | DC | FE'))).toBe(true);
  expect(isSameLineUp(change('AB | CD | EF', 'BA | DC | F'))).toBe(false);
  expect(isSameLineUp(change('AB | CD | ', 'AC | BD | '))).toBe(false);
});
