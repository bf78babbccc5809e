import { expect, test } from 'vitest';
import { autopilotMin, autopilotState, type AutopilotInputs } from './autopilot-state.ts';

const DUE: AutopilotInputs = {
  isAsleep: false,
  hasActed: false,
  isStopped: false,
  hasTeams: false,
  going: 8,
  least: 8,
  startsAt: 100,
  closesAt: 70,
};

test.each([
  ['due', 'when players have to have answered', 70, {}],
  ['waiting', 'before that', 69, {}],
  ['few', 'with seven', 70, { going: 7 }],
  ['own-teams', 'where the organiser has saved teams', 70, { hasTeams: true }],
  ['flying', 'once it has made teams', 70, { hasActed: true, hasTeams: true }],
  ['stopped', 'once the organiser has changed something', 70, { hasActed: true, isStopped: true }],
  ['asleep', 'in a copy of the database', 70, { isAsleep: true }],
  ['over', 'from kick-off on', 100, {}],
  ['over', 'from kick-off on, whatever it has done', 100, { hasActed: true, hasTeams: true }],
] as const)('it is %s %s', (state, _, now, differs) => {
  expect(autopilotState({ ...DUE, ...differs }, now)).toBe(state);
});

test('the autopilot is off unless it was turned on', () => {
  expect(autopilotState(null, 70)).toBe('off');
});

test.each([
  [5, 2, 8],
  [7, 2, 12],
  [11, 2, 18],
  [5, 3, 12],
  [4, 4, 13],
])(
  'with %i players a side and %i teams the autopilot needs %i players',
  (perSide, teamCount, least) => {
    expect(autopilotMin({ perSide, teamCount })).toBe(least);
  },
);
