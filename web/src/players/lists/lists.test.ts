import { expect, test } from 'vitest';
import { startingList } from './lists.ts';

const lists = [{ id: 'a' }, { id: 'b' }];

test.each([
  ['the chosen one', lists, 'b', 'a', 'b'],
  ['the selected one when none was chosen', lists, '', 'b', 'b'],
  ['none when the chosen one is gone, whichever is selected', lists, 'gone', 'a', ''],
  ['none when the chosen one is gone, also if only one is left', [{ id: 'a' }], 'gone', null, ''],
  ['none when there is doubt', lists, '', 'gone', ''],
  ['the only one', [{ id: 'a' }], '', null, 'a'],
  ['none without lists', [], '', null, ''],
])('a form starts with %s', (_, lists, chosen, selected, start) => {
  expect(startingList(lists, chosen, selected)).toBe(start);
});
