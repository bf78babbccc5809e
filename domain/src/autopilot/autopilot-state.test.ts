import { expect, test } from 'vitest';
import { AUTOPILOT_MIN, autopilotState, type AutopilotInputs } from './autopilot-state.ts';

const DUE: AutopilotInputs = {
  isAsleep: false,
  hasActed: false,
  isStopped: false,
  hasTeams: false,
  going: AUTOPILOT_MIN,
  startsAt: 100,
  closesAt: 70,
};

test.each([
  ['due', 'when players have to have answered', 70, {}],
  ['waiting', 'before that', 69, {}],
  ['few', 'with seven', 70, { going: AUTOPILOT_MIN - 1 }],
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
