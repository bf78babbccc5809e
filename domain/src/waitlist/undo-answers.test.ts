import { expect, test } from 'vitest';
import {
  spanStart,
  statesBefore,
  undoneAnswers,
  type LoggedAnswer,
  type PlayerState,
} from './undo-answers.ts';

const at = (minute: number) => new Date(Date.UTC(2026, 10, 26, 20, minute)).toISOString();
const state = (playerId: string, name: string): PlayerState => ({
  playerId,
  confirmed: false,
  declined: false,
  confirmedAt: name,
  isOrganisers: false,
  answer: null,
  leftAt: null,
});
const logged = (minute: number, more: Partial<LoggedAnswer> = {}): LoggedAnswer => ({
  at: at(minute),
  playerId: 'nico',
  answer: 'declined',
  authorId: null,
  deviceHash: 'joker',
  kind: 'new',
  isComment: false,
  undoneAt: null,
  replaced: { own: state(more.playerId ?? 'nico', `before ${minute}`), guests: [], movedUp: [] },
  ...more,
});

test('the default span begins after the last 30 minutes without suspicious answers, however long ago that was', () => {
  expect(spanStart([])).toBe(null);
  expect(spanStart([at(40)])).toBe(at(40));
  expect(spanStart([at(4), at(59), at(33), at(3)])).toBe(at(3));
  expect(spanStart([at(2), at(59), at(33)])).toBe(at(33));
});

test('a span has the answers of new devices and claims since its start that are not undone', () => {
  const log = [
    logged(1),
    logged(2, { kind: 'claim' }),
    logged(3, { kind: 'usual' }),
    logged(4, { kind: 'personal' }),
    logged(5, { undoneAt: at(9) }),
    logged(6, { replaced: null }),
    logged(7),
  ];
  const times = (from: string) => undoneAnswers(log, { from }).map((one) => one.at);
  expect(times(at(0))).toEqual([at(1), at(2), at(7)]);
  expect(times(at(2))).toEqual([at(2), at(7)]);
  expect(undoneAnswers(log, { answer: at(3) })).toEqual([log[2]]);
  expect(
    undoneAnswers([...log, logged(8, { deviceHash: 'x' })], { deviceHash: 'joker' }),
  ).toHaveLength(5);
});

const restored = (log: LoggedAnswer[], undone: LoggedAnswer[]) =>
  statesBefore(log, undone).map(({ own }) => `${own.playerId} ${own.confirmedAt}`);

test("an undo restores the state before the first of the player's latest undone answers", () => {
  const [first, second] = [logged(1), logged(2)];
  expect(restored([first, second], [first, second])).toEqual(['nico before 1']);
  expect(restored([first, second], [second])).toEqual(['nico before 2']);
});

test('an answer after the undone ones stays, and an answer between them is restored', () => {
  const kept = logged(2, { kind: 'usual', deviceHash: 'own' });
  const [first, last] = [logged(1), logged(3)];
  expect(restored([first, kept], [first])).toEqual([]);
  expect(restored([first, kept, last], [first, last])).toEqual(['nico before 3']);
});

test('each name is restored by itself', () => {
  const log = [logged(1), logged(2, { playerId: 'ana' }), logged(3, { playerId: 'beto' })];
  expect(restored(log, log.slice(0, 2))).toEqual(['nico before 1', 'ana before 2']);
});
