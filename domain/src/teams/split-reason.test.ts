import { expect, test } from 'vitest';
import { factsOf, type SplitCriteria } from './score-split.ts';
import { splitReason } from './split-reason.ts';

const team = (text: string) =>
  text.split(' ').map((word) => ({
    id: word.slice(0, -1),
    name: word.slice(0, -1),
    rating: Number(word.slice(-1)),
  }));

function reasonOf(claro: string, oscuro: string, criteria: Partial<SplitCriteria> = {}): string {
  const teams = { claro: team(claro), oscuro: team(oscuro) };
  const nothing = { keepers: [], pairs: [], recentTeams: [], seed: '' };
  return splitReason({ ...teams, facts: factsOf(teams, { ...nothing, ...criteria }) });
}
const played = (...claro: string[]) => [{ claro, oscuro: [] }];

test('the reason has every part', () => {
  expect(
    reasonOf('Ana5 Beto3 Caro3', 'Dani5 Eli4 Fede2', {
      keepers: ['Ana', 'Fede'],
      recentTeams: played('Ana', 'Beto', 'Caro'),
    }),
  ).toBe('11 a 11 · un 5 por lado · arqueros separados · 3 parejas repetidas');
});

test.each([
  ['Ana3 Beto3', 'Caro4', '6 a 4'],
  ['Ana5 Beto3', 'Caro4', '8 a 4'],
  ['Ana5 Beto5', 'Caro5 Dani5', '10 a 10 · dos 5 por lado'],
  ['Ana5 Beto5', 'Caro5 Dani4', '10 a 9 · los 5, 2 a 1'],
])('the reason of %s against %s has only the parts that apply: %s', (claro, oscuro, reason) => {
  expect(reasonOf(claro, oscuro)).toBe(reason);
});

test.each([
  [['Ana'], '6 a 6'],
  [['Ana', 'Caro'], '6 a 6 · arqueros separados'],
  [['Ana', 'Beto'], '6 a 6 · arqueros juntos'],
  [['Ana', 'Beto', 'Caro'], '6 a 6 · arqueros repartidos'],
])('with %j in the goal it reads "%s"', (keepers, reason) => {
  expect(reasonOf('Ana3 Beto3', 'Caro3 Dani3', { keepers })).toBe(reason);
});

test('repeated pairs are counted, and left out before the first match', () => {
  const reason = (...stood: string[]) =>
    reasonOf('Ana3 Beto3', 'Caro3 Dani3', { recentTeams: played(...stood) });
  expect(reason('Ana', 'Caro')).toBe('6 a 6 · sin parejas repetidas');
  expect(reason('Ana', 'Beto')).toBe('6 a 6 · 1 pareja repetida');
  expect(reason()).toBe('6 a 6');
});

test('one unmet constraint is named, several are counted', () => {
  const apart = { kind: 'juntos', playerIds: ['Ana', 'Caro'] } as const;
  const together = { kind: 'separados', playerIds: ['Ana', 'Beto'] } as const;
  const reason = (...pairs: SplitCriteria['pairs']) =>
    reasonOf('Ana3 Beto3', 'Caro3 Dani3', { pairs });
  expect(reason(apart)).toBe('6 a 6 · Ana y Caro no van juntos');
  expect(reason(together)).toBe('6 a 6 · Ana y Beto no van separados');
  expect(reason(apart, together)).toBe('6 a 6 · 2 pedidos sin cumplir');
});
