import { type MatchPlayer, MESSAGES } from '@picadito/domain';
import { expect, test } from 'vitest';
import {
  countUnreached,
  markSent,
  parseQueue,
  queueView,
  startQueue,
  unreachedText,
  whoToCall,
} from './call-queue.ts';
import { idOf, recordedText } from '../../../../testing/recorded-profile.ts';

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

test('all players with a number are called, those without a reply first', () => {
  expect(called([ana, beto, caro, dani], nobody)).toEqual(['beto', 'dani', 'ana']);
});

test('with a selection only the selected players are called', () => {
  expect(called([ana, beto, caro, dani], new Set(['ana', 'caro']))).toEqual(['ana']);
});

test('a match without players, and one without numbers, have their own messages', () => {
  expect(called([], nobody)).toEqual([MESSAGES.broadcastWithoutPlayers]);
  expect(called([caro], nobody)).toEqual([MESSAGES.broadcastWithoutNumbers]);
  expect(called([ana, caro], new Set(['caro']))).toEqual([MESSAGES.broadcastWithoutNumbers]);
});

test('a call says how many players it cannot reach, of all or of the selected ones', () => {
  expect(countUnreached([ana, beto, caro, player('ema', { whatsapp: '' })], nobody)).toBe(2);
  expect(countUnreached([ana, beto, caro], new Set(['ana', 'caro']))).toBe(1);
  expect(countUnreached([ana, beto, caro], new Set(['ana']))).toBe(0);
  expect(unreachedText(1)).toBe('1 jugador no tiene número: avisale por el grupo.');
  expect(unreachedText(11)).toBe('11 jugadores no tienen número: avisales por el grupo.');
});

test('a selected player who left the match is skipped', () => {
  expect(called([beto], new Set(['gone']))).toEqual(['beto']);
});

const withNumber = (one: MatchPlayer) => ({ ...one, whatsapp: one.whatsapp ?? '' });

/** Returns the queue of a call to these players in which the message to the first one is already sent. */
function queueOf(players: MatchPlayer[]) {
  const result = whoToCall(players, nobody);
  if (!result.ok) throw new Error(result.error);
  return markSent(startQueue(result.value, nobody), result.value[0]?.id ?? '');
}

test('each tap opens the next chat, to the end', () => {
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

test('the queue continues when a player leaves or confirms meanwhile', () => {
  const queue = queueOf([beto, dani, ana]);
  const view = queueView(queue, [{ ...beto, status: 'confirmed' }, ana], nobody);
  expect(view).toMatchObject({ next: { id: 'ana' }, position: 2, total: 2 });
});

test('the queue continues where another device left off', () => {
  const players = [beto, dani, player('ema'), player('fede')];
  const queue = startQueue(players.map(withNumber), new Set(['beto']));
  expect(queueView(queue, players, new Set(['beto']))).toMatchObject({ next: dani, position: 2 });
  const meanwhile = new Set(['beto', 'dani']);
  expect(queueView(queue, players, meanwhile)).toMatchObject({ next: { id: 'ema' }, position: 3 });
});

test('after the last message a new call starts from the beginning', () => {
  const players = [beto, dani];
  const all = new Set(['beto', 'dani']);
  const queue = startQueue(players.map(withNumber), all);
  expect(queueView(queue, players, all)).toMatchObject({ next: beto, position: 1, total: 2 });
});

test('players who declined are called after those without a reply', () => {
  expect(called([player('no', { status: 'declined' }), beto], nobody)).toEqual(['beto', 'no']);
});

test('a queue survives a reload, a damaged one is ignored', () => {
  const queue = queueOf([beto, dani]);
  expect(parseQueue(JSON.stringify(queue))).toEqual(queue);
  for (const text of [null, '', '{', 'null', '[]', '{"ids":[1],"sent":[]}']) {
    expect(parseQueue(text)).toBeNull();
  }
});

test('a call started with the client of cc09a9a continues', () => {
  const text = recordedText('session', `call_queue:${idOf('match La Canchita')}`);
  const ids = ['Dani', 'Ema', 'Fede', 'Ana', 'Beto', 'Caro'].map((name) => idOf(`player ${name}`));
  expect(parseQueue(text)).toEqual({ ids, sent: ids.slice(0, 1), again: false });
});
