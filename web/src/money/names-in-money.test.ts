import type { EntryReply, ListMoneyReply } from '@picadito/domain';
import { expect, test } from 'vitest';
import { namesInMoney } from './names-in-money.ts';

const gone = (playerId: string) => ({
  playerId,
  name: 'Nico',
  balance: -3500,
  isGone: true,
  debts: [],
});
const entryOf = (playerId: string | null, playerName: string | null) =>
  ({ playerId, playerName }) as EntryReply;

test('each player of the money of a list has a name of its own, also players who were deleted', () => {
  const players = [
    { id: 'new', name: 'Nico' },
    { id: 'beto', name: 'Beto' },
  ];
  const money: Pick<ListMoneyReply, 'balances' | 'entries'> = {
    balances: [gone('owes')],
    entries: [entryOf('paid', 'nico'), entryOf('beto', 'Betito'), entryOf(null, null)],
  };
  const nameOf = namesInMoney(players, money);
  expect(['new', 'owes', 'paid', 'beto', 'nobody'].map(nameOf)).toEqual([
    'Nico',
    'Nico 2',
    'nico 3',
    'Beto',
    '',
  ]);
});
