import { expect, test } from 'vitest';
import { pairInput } from './contract.ts';
import * as MESSAGES from '../text/messages.ts';

const faults = (body: unknown) =>
  pairInput.safeParse(body).error?.issues.map(({ path, message }) => [path.join('.'), message]);

test('a pair has two different players and a kind, which may be null', () => {
  for (const kind of ['juntos', 'separados', null])
    expect(faults({ playerIds: ['ana', 'beto'], kind })).toBeUndefined();
  for (const playerIds of [['ana'], ['ana', 'ana'], ['ana', 'beto', 'caro'], 'ana']) {
    expect(faults({ playerIds, kind: 'juntos' })).toEqual([['playerIds', MESSAGES.pairIncomplete]]);
  }
  for (const kind of ['rivales', undefined]) {
    const wrong = [['kind', MESSAGES.pairKindInvalid]];
    expect(faults({ playerIds: ['ana', 'beto'], kind })).toEqual(wrong);
  }
});
