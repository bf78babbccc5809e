import type { TeamConstraints } from '@picadito/domain';
import { expect, test } from 'vitest';
import { withKeeper, withPair } from './with-constraint.ts';

const constraints: TeamConstraints = {
  keepers: ['b'],
  pairs: [{ kind: 'juntos', playerIds: ['b', 'd'] }],
};

test('a keeper is added once, in order, and removed', () => {
  expect(withKeeper(constraints, { playerId: 'a', isKeeper: true }).keepers).toEqual(['a', 'b']);
  expect(withKeeper(constraints, { playerId: 'b', isKeeper: true }).keepers).toEqual(['b']);
  expect(withKeeper(constraints, { playerId: 'b', isKeeper: false }).keepers).toEqual([]);
});

test('two players have one pair, in either order, with one kind', () => {
  const apart = withPair(constraints, { playerIds: ['d', 'b'], kind: 'separados' });
  expect(apart.pairs).toEqual([{ kind: 'separados', playerIds: ['b', 'd'] }]);
  const more = withPair(constraints, { playerIds: ['c', 'a'], kind: 'juntos' });
  expect(more.pairs.map(({ playerIds }) => playerIds.join(''))).toEqual(['ac', 'bd']);
  expect(withPair(constraints, { playerIds: ['d', 'b'], kind: null }).pairs).toEqual([]);
});
