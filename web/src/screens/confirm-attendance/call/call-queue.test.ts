import { type MatchPlayer, MESSAGES } from '@picadito/domain';
import { expect, test } from 'vitest';
import { markSent, parseQueue, queueView, startQueue, whoToCall } from './call-queue.ts';
import { idOf, recordedText } from '../../../testing/recorded-profile.ts';

function player(id: string, given: Partial<MatchPlayer> = {}): MatchPlayer {
  return {
    id,
    name: id,
    skillLevel: '3',
    rating: 3,
    whatsapp: '+5491155551234',
    status: 'pending',
    confirmedAt: null,
    ...given,
  };
}

const ana = player('ana', { status: 'confirmed' });
const beto = player('beto');
const caro = player('caro', { whatsapp: null });
const dani = player('dani');
const nobody = new Set<string>();

function called(...args: Parameters<typeof whoToCall>): string[] {
  const result = whoToCall(...args);
  return result.ok ? result.value.map(({ id }) => id) : [result.error];
}

test('all with a number are called, those who have not answered first', () => {
  expect(called([ana, beto, caro, dani], nobody)).toEqual(['beto', 'dani', 'ana']);
});

test('when some are chosen only they are called', () => {
  expect(called([ana, beto, caro, dani], new Set(['ana', 'caro']))).toEqual(['ana']);
});

test('a match without players, and players without numbers, have their own sentences', () => {
  expect(called([], nobody)).toEqual([MESSAGES.broadcastWithoutPlayers]);
  expect(called([caro], nobody)).toEqual([MESSAGES.broadcastWithoutNumbers]);
  expect(called([ana, caro], new Set(['caro']))).toEqual([MESSAGES.broadcastWithoutNumbers]);
});

test('someone chosen who has left the match is not waited for', () => {
  expect(called([beto], new Set(['gone']))).toEqual(['beto']);
});

const withNumber = (one: MatchPlayer) => ({ ...one, whatsapp: one.whatsapp ?? '' });

/** The queue of these players; the chat of the first is open already. */
function queueOf(players: MatchPlayer[]) {
  const result = whoToCall(players, nobody);
  if (!result.ok) throw new Error(result.error);
  return markSent(startQueue(result.value, nobody), result.value[0]?.id ?? '');
}

test('after the first chat the second is next, one tap each, to the end', () => {
  const players = [beto, dani, player('ema')];
  const first = queueOf(players);
  expect(queueView(first, players, nobody)).toMatchObject({ next: dani, position: 2, total: 3 });
  const second = markSent(first, 'dani');
  expect(queueView(second, players, nobody)).toMatchObject({ next: { id: 'ema' }, position: 3 });
  const done = markSent(second, 'ema');
  expect(queueView(done, players, nobody)).toMatchObject({ next: null, position: 3, total: 3 });
});

test('sending again, or out of order, keeps the count right', () => {
  const players = [beto, dani, player('ema')];
  const queue = markSent(markSent(queueOf(players), 'ema'), 'beto');
  expect(queueView(queue, players, nobody)).toMatchObject({ next: dani, position: 3, total: 3 });
});

test('who leaves the match or confirms meanwhile does not break the queue', () => {
  const queue = queueOf([beto, dani, ana]);
  const view = queueView(queue, [{ ...beto, status: 'confirmed' }, ana], nobody);
  expect(view).toMatchObject({ next: { id: 'ana' }, position: 2, total: 2 });
});

test('a queue goes on where another device has left off, also while it runs', () => {
  const players = [beto, dani, player('ema'), player('fede')];
  const queue = startQueue(players.map(withNumber), new Set(['beto']));
  expect(queueView(queue, players, new Set(['beto']))).toMatchObject({ next: dani, position: 2 });
  const meanwhile = new Set(['beto', 'dani']);
  expect(queueView(queue, players, meanwhile)).toMatchObject({ next: { id: 'ema' }, position: 3 });
});

test('when all had their message, calling once more begins anew', () => {
  const players = [beto, dani];
  const all = new Set(['beto', 'dani']);
  const queue = startQueue(players.map(withNumber), all);
  expect(queueView(queue, players, all)).toMatchObject({ next: beto, position: 1, total: 2 });
});

test('who has said that he does not come is called after those who have not answered', () => {
  expect(called([player('no', { status: 'declined' }), beto], nobody)).toEqual(['beto', 'no']);
});

test('a queue survives a reload, and what cannot be read is no queue', () => {
  const queue = queueOf([beto, dani]);
  expect(parseQueue(JSON.stringify(queue))).toEqual(queue);
  for (const text of [null, '', '{', 'null', '[]', '{"ids":[1],"sent":[]}']) {
    expect(parseQueue(text)).toBeNull();
  }
});

test('a call that was begun with the client of cc09a9a goes on where it was', () => {
  const text = recordedText('session', `call_queue:${idOf('match La Canchita')}`);
  const ids = ['Dani', 'Ema', 'Fede', 'Ana', 'Beto', 'Caro'].map((name) => idOf(`player ${name}`));
  expect(parseQueue(text)).toEqual({ ids, sent: ids.slice(0, 1), again: false });
});
