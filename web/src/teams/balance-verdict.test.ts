import { expect, test } from 'vitest';
import { balanceVerdict } from './balance-verdict.ts';

const team = (...ratings: number[]) => ratings.map((rating) => ({ rating }));
const verdict = (claro: number[], oscuro: number[]) => {
  const { ok, words } = balanceVerdict(team(...claro), team(...oscuro));
  return { ok, words };
};

test('equal teams are called even', () => {
  expect(verdict([5, 3], [5, 3])).toEqual({ ok: true, words: 'BALANCE PAREJO' });
});

test('a difference is shown in points, allowed or not', () => {
  expect(verdict([4], [3])).toEqual({ ok: true, words: 'BALANCE 1 PUNTO' });
  expect(verdict([4, 3], [4])).toEqual({ ok: true, words: 'BALANCE 3 PUNTOS' });
  expect(verdict([4, 4], [4])).toEqual({ ok: false, words: 'BALANCE 4 PUNTOS' });
});

test('two players of level 5 in one team are named, with the team, although the sums are close', () => {
  expect(verdict([5, 5], [4, 4])).toEqual({ ok: false, words: 'DOS NIVEL 5 EN CLARO' });
  expect(verdict([4, 4], [5, 5])).toEqual({ ok: false, words: 'DOS NIVEL 5 EN OSCURO' });
});

test('with three or more players of level 5 the verdict is that they are not spread', () => {
  expect(verdict([5, 5, 5], [5, 4, 4])).toEqual({ ok: false, words: 'NIVEL 5 SIN REPARTIR' });
  expect(verdict([4, 4, 4], [5, 5, 5])).toEqual({ ok: false, words: 'NIVEL 5 SIN REPARTIR' });
});

test('the sentence about the difference comes first if both rules fail', () => {
  expect(verdict([5, 5], [3, 3])).toEqual({ ok: false, words: 'BALANCE 4 PUNTOS' });
});
