import type { AttendanceStatus } from '@picadito/domain';
import { expect, test } from 'vitest';
import { automatic, everyone, one } from '../../../../testing/a-formation.ts';
import { teamsOf } from '../../../teams/formation.ts';
import { type LateTeams, takeStep, undoStep } from './late-steps.ts';

/** Returns unsaved teams (`late`), and the array to which the attendance changes of late steps are added (`marked`). */
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
  'a player who left is declined; undo restores the attendance %s',
  (status) => {
    const { late, marked } = formed();
    const step = takeStep(late, { ...one, status }, { left: one.id });
    expect(marked).toEqual([`${one.id} declined`]);
    undoStep(late, step, 'declined');
    expect(marked).toEqual([`${one.id} declined`, `${one.id} ${status}`]);
  },
);

test('a late arrival and its undo change no attendance', () => {
  const { late, marked } = formed();
  undoStep(late, takeStep(late, one, { arrived: one }), one.status);
  expect(marked).toEqual([]);
});

test('the answer that another device has given since is not undone', () => {
  const { late, marked } = formed();
  undoStep(late, takeStep(late, one, { left: one.id }), 'pending');
  expect(marked).toEqual([`${one.id} declined`]);
});
