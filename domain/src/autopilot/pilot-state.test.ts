import { expect, test } from 'vitest';
import { PILOT_MIN, pilotState, type Flight } from './pilot-state.ts';

/** Due, with enough players. */
const DUE: Flight = {
  isAsleep: false,
  hasActed: false,
  isStopped: false,
  hasTeams: false,
  going: PILOT_MIN,
  startsAt: 100,
  closesAt: 70,
};

test.each([
  ['due', 'when players have to have answered', 70, {}],
  ['waiting', 'before that', 69, {}],
  ['few', 'with seven', 70, { going: PILOT_MIN - 1 }],
  ['own-teams', 'where the organiser has saved teams', 70, { hasTeams: true }],
  ['flying', 'once it has made teams', 70, { hasActed: true, hasTeams: true }],
  ['stopped', 'once the organiser has changed something', 70, { hasActed: true, isStopped: true }],
  ['asleep', 'in a copy of the database', 70, { isAsleep: true }],
  ['over', 'from kick-off on', 100, {}],
  ['over', 'from kick-off on, whatever it has done', 100, { hasActed: true, hasTeams: true }],
] as const)('it is %s %s', (state, _, now, differs) => {
  expect(pilotState({ ...DUE, ...differs }, now)).toBe(state);
});

test('it is off where it was not turned on', () => {
  expect(pilotState(null, 70)).toBe('off');
});
