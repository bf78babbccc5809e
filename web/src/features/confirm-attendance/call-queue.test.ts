import { type MatchPlayer, MESSAGES } from '@picadito/domain';
import { expect, test } from 'vitest';
import { markSent, parseQueue, queueView, startQueue, whoToCall } from './call-queue.ts';

function player(id: string, given: Partial<MatchPlayer> = {}): MatchPlayer {
  return {
    id,
    name: id,
    skillLevel: '3',
    rating: 3,
    whatsapp: '+5491155551234',
    confirmed: false,
    confirmedAt: null,
    declined: false,
    ...given,
  };
}

const ana = player('ana', { confirmed: true });
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

function queueOf(players: MatchPlayer[], opened: number) {
  const result = whoToCall(players, nobody);
  if (!result.ok) throw new Error(result.error);
  return startQueue(result.value, opened);
}

test('after the first chat the second is next, one tap each, to the end', () => {
  const players = [beto, dani, player('ema')];
  const first = queueOf(players, 1);
  expect(queueView(first, players)).toMatchObject({ next: dani, position: 2, total: 3 });
  const second = markSent(first, 'dani');
  expect(queueView(second, players)).toMatchObject({ next: { id: 'ema' }, position: 3 });
  const done = markSent(second, 'ema');
  expect(queueView(done, players)).toMatchObject({ next: null, position: 3, total: 3 });
});

test('sending again, or out of order, keeps the count right', () => {
  const players = [beto, dani, player('ema')];
  const queue = markSent(markSent(queueOf(players, 1), 'ema'), 'beto');
  expect(queueView(queue, players)).toMatchObject({ next: dani, position: 3, total: 3 });
});

test('who leaves the match or confirms meanwhile does not break the queue', () => {
  const queue = queueOf([beto, dani, ana], 1);
  const view = queueView(queue, [{ ...beto, confirmed: true }, ana]);
  expect(view).toMatchObject({ next: { id: 'ana' }, position: 2, total: 2 });
});

test('a queue survives a reload, and what cannot be read is no queue', () => {
  const queue = queueOf([beto, dani], 1);
  expect(parseQueue(JSON.stringify(queue))).toEqual(queue);
  for (const text of [null, '', '{', 'null', '[]', '{"ids":[1],"sent":[]}']) {
    expect(parseQueue(text)).toBeNull();
  }
});
