import type { AttendanceStatus } from '@picadito/domain';
import { expect, test } from 'vitest';
import { automatic, everyone, one } from '../../../testing/a-formation.ts';
import { teamsOf } from '../../../teams/formation.ts';
import { type LateTeams, takeStep, undoStep } from './late-steps.ts';

/** Formed teams that are not saved, and the attendance that is marked for their players. */
function formed() {
  const marked: string[] = [];
  const formation = automatic();
  const late: LateTeams = {
    formation,
    teams: teamsOf(formation, everyone),
    isSaved: false,
    criteria: { keepers: [], pairs: [], recentTeams: [], seed: 'match', sitOut: 'nivel' },
    mark: async (targets) => {
      marked.push(...targets.map(({ playerId, target }) => `${playerId} ${target}`));
      return [];
    },
    save: async () => undefined,
    dispatch: () => undefined,
    settle: () => undefined,
  };
  return { late, marked };
}

test.each<AttendanceStatus>(['pending', 'confirmed'])(
  'who left is declined, and undone he is %s again, as he was',
  (status) => {
    const { late, marked } = formed();
    const step = takeStep(late, { ...one, status }, { left: one.id });
    expect(marked).toEqual([`${one.id} declined`]);
    undoStep(late, step);
    expect(marked).toEqual([`${one.id} declined`, `${one.id} ${status}`]);
  },
);

test('who arrives late keeps his attendance, undone too', () => {
  const { late, marked } = formed();
  undoStep(late, takeStep(late, one, { arrived: one }));
  expect(marked).toEqual([]);
});
