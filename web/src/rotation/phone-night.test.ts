import { expect, test } from 'vitest';
import {
  absentNow,
  afterRecording,
  afterUndoing,
  parsePhoneNight,
  withRunning,
} from './phone-night.ts';

const EMPTY = parsePhoneNight(null);
const PAIR = ['claro', 'oscuro'] as const;

test('what a phone knows about a night is read from its storage, and a broken value counts as nothing', () => {
  const night = withRunning(EMPTY, 1, { startedAt: 5, goals: { home: 1, away: 0, teams: PAIR } });
  expect(parsePhoneNight(JSON.stringify(night))).toEqual(night);
  expect(parsePhoneNight('{')).toEqual(EMPTY);
  expect(parsePhoneNight('null')).toEqual(EMPTY);
});

test('the clock of a game starts when the game before it is recorded', () => {
  const night = afterRecording(EMPTY, 2, 1000);
  expect(night.games['2']).toEqual({ startedAt: 1000, goals: null, pair: null });
});

test('a game that was undone goes on with its clock and its goals, and the next one starts after it', () => {
  const first = withRunning(EMPTY, 1, { startedAt: 5, goals: { home: 1, away: 1, teams: PAIR } });
  const undone = afterUndoing(afterRecording(first, 2, 1000), 1, [], []);
  const running = { startedAt: 5, goals: { home: 1, away: 1, teams: PAIR }, pair: null };
  expect(undone.games).toEqual({ 1: running });
  expect(afterRecording(undone, 2, 2000).games['2']?.startedAt).toBe(2000);
});

test('players who left or came during a game that was undone have still left or come', () => {
  const left = { ...EMPTY, absence: { ana: true, beto: false } };
  const recorded = afterRecording(left, 3, 1000);
  const before = ['beto', 'caro'];
  const undone = afterUndoing(recorded, 2, ['caro', 'ana'], before);
  expect(absentNow(undone, before)).toEqual(['caro', 'ana']);
});

test('only the last running games are kept', () => {
  let night = EMPTY;
  for (let seq = 1; seq <= 9; seq += 1) night = afterRecording(night, seq, seq);
  expect(Object.keys(night.games)).toEqual(['6', '7', '8', '9']);
});

test('players who left or came since the last game change who is absent, until a game is recorded', () => {
  const night = { ...EMPTY, absence: { nico: true, beto: false } };
  expect(absentNow(night, ['beto', 'ana'])).toEqual(['ana', 'nico']);
  expect(absentNow(afterRecording(night, 2, 0), ['ana', 'nico'])).toEqual(['ana', 'nico']);
});
