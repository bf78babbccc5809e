import { expect, test } from 'vitest';
import { restAfter } from './use-rest.ts';

test.each([
  ['an own game is undone at once', 'record', true],
  ['a second tap on DESHACER removes no second game', 'undo', false],
  ['an own correction is not said to be of another phone', 'correct', false],
  ['a tap on DESHACER just after the game of another phone does not remove it', null, false],
] as const)('%s', (_need, own, mayUndo) => {
  expect(restAfter(own, 'Juan')).toEqual({ author: own ? null : 'Juan', mayUndo });
});
