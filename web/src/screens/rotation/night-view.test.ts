import { defaultRotation, type ShownGame } from '@picadito/domain';
import { expect, test } from 'vitest';
import { gameNow, pairsOf, recordedGame } from './night-view.ts';
import { parsePhoneNight, withRunning } from '../../rotation/phone-night.ts';

const MATCH = { teamCount: 3, rotation: defaultRotation(3) };
const PLAYERS = {
  matchId: 'm',
  teams: { claro: ['a', 'b'], oscuro: ['c', 'd'], naranja: ['e', 'f'] },
  suplentes: [],
  keepers: [],
};
const PHONE = parsePhoneNight(null);
const WON: ShownGame = {
  seq: 1,
  home: 'claro',
  away: 'oscuro',
  outcome: 'home',
  homeGoals: null,
  awayGoals: null,
  lent: [],
  absent: [],
  author: 'Juan',
};

test('the rules propose the game that is played now', () => {
  expect(gameNow(MATCH, PLAYERS, [WON], PHONE)).toMatchObject({
    seq: 2,
    home: 'claro',
    away: 'naranja',
    waiting: ['oscuro'],
    lent: [],
  });
  expect(gameNow({ teamCount: 2, rotation: null }, PLAYERS, [], PHONE)).toBeNull();
});

test('a player of the waiting team takes the place of a player who leaves', () => {
  const phone = { ...PHONE, absence: { a: true } };
  const now = gameNow(MATCH, PLAYERS, [WON], phone);
  expect(now?.absent).toEqual(['a']);
  expect(now?.lent).toEqual([{ playerId: expect.stringMatching(/[cd]/), to: 'claro' }]);
});

test('other teams than the proposed ones can play', () => {
  const phone = withRunning(PHONE, 2, { pair: ['oscuro', 'naranja'] });
  expect(gameNow(MATCH, PLAYERS, [WON], phone)).toMatchObject({
    home: 'oscuro',
    away: 'naranja',
    waiting: ['claro'],
    rest: null,
  });
  expect(pairsOf(4)).toHaveLength(6);
});

test('one tap records a game, with its goals only if they are counted', () => {
  const now = gameNow(MATCH, PLAYERS, [WON], PHONE);
  if (!now) throw new Error('no game');
  expect(recordedGame(now, 'away', [WON])).toEqual({
    home: 'claro',
    away: 'naranja',
    outcome: 'away',
    homeGoals: null,
    awayGoals: null,
    lent: [],
    absent: [],
  });
  const counted = [{ homeGoals: 2 }];
  expect(recordedGame(now, 'draw', counted)).toMatchObject({ homeGoals: 0, awayGoals: 0 });
  const running = {
    ...now.running,
    goals: { home: 1, away: 0, teams: ['claro', 'naranja'] as const },
  };
  expect(recordedGame({ ...now, running }, 'home', [])).toMatchObject({
    homeGoals: 1,
    awayGoals: 0,
  });
});

test('goals count for the teams that scored them, and are dropped if others play after a correction', () => {
  const goals = { home: 2, away: 0, teams: ['claro', 'naranja'] as const };
  const phone = withRunning(PHONE, 2, { goals });
  expect(gameNow(MATCH, PLAYERS, [WON], phone)?.running.goals).toEqual(goals);
  const corrected = { ...WON, outcome: 'away' as const };
  const now = gameNow(MATCH, PLAYERS, [corrected], phone);
  expect(now).toMatchObject({ home: 'oscuro', away: 'naranja', running: { goals: null } });
});
