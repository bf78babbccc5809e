import { expect, test } from 'vitest';
import {
  beforeStartSentence,
  championSentence,
  gameText,
  lentSentence,
  nextGameSentence,
  restSentence,
  runningGameLine,
  stayWarning,
  timeLeftSentence,
} from './night-sentences.ts';
import { nightTable } from './night-table.ts';

const NEXT = { home: 'claro', away: 'naranja', waiting: ['oscuro'], rest: null } as const;
const next = { ...NEXT, waiting: [...NEXT.waiting] };
const ofFour = { ...NEXT, waiting: ['oscuro' as const, 'verde' as const] };

test('the next game is named with the teams that rest', () => {
  expect(nextGameSentence(next)).toBe('Sigue CLARO contra NARANJA. Descansa OSCURO.');
  expect(nextGameSentence(ofFour)).toBe('Sigue CLARO contra NARANJA. Descansan OSCURO y VERDE.');
});

test('a team that rests is told why', () => {
  expect(restSentence({ team: 'claro', winsInRow: 3 })).toBe('CLARO ganó 3 seguidos: descansa.');
  expect(restSentence({ team: 'claro', winsInRow: 1 })).toBe('CLARO ganó: descansa.');
  expect(restSentence({ team: 'claro', aheadOf: 'verde' })).toBe(
    'CLARO jugó 2 más que VERDE: descansa.',
  );
});

test('before the match its day and hour are said, and that early games count', () => {
  expect(beforeStartSentence({ date: '2026-12-03', time: '21:00' })).toBe(
    'Es el jueves 03/12/2026 a las 21:00. Lo que anotes antes también cuenta.',
  );
});

test('players who fill a hole are named', () => {
  expect(lentSentence([], true)).toBe('');
  expect(lentSentence(['Nico'], true)).toBe('Completa Nico, que jugó menos.');
  expect(lentSentence(['Nico', 'Iván'], true)).toBe('Completan Nico e Iván, que jugaron menos.');
  expect(lentSentence(['Nico'], false)).toBe('Completa Nico.');
  expect(lentSentence(['Nico', 'Iván'], false)).toBe('Completan Nico e Iván.');
});

test('the running game has its score, clock and waiting teams in one line', () => {
  const running = { homeGoals: 1, awayGoals: 0, seconds: 452.9 };
  expect(runningGameLine({ ...next, away: 'oscuro', waiting: ['naranja'] }, running)).toBe(
    'CLARO 1 – 0 OSCURO · 7:32 · espera NARANJA',
  );
  expect(runningGameLine(ofFour, { ...running, seconds: 5 })).toBe(
    'CLARO 1 – 0 NARANJA · 0:05 · esperan OSCURO y VERDE',
  );
});

test('the time that is left says how many games of ten minutes fit', () => {
  const left = (minutes: number) => timeLeftSentence(minutes * 60_000, 0, 10);
  expect(left(34)).toBe('Quedan 34 min: entran 3 partidos más.');
  expect(left(34.9)).toBe('Quedan 34 min: entran 3 partidos más.');
  expect(left(21)).toBe('Quedan 21 min: entra 1 partido más.');
  expect(left(10)).toBe('Quedan 10 min: no entra otro partido.');
  expect(left(1)).toBe('Queda 1 min: no entra otro partido.');
  expect(left(0)).toBe('Se terminó la hora de cancha.');
});

const won = (home: 'claro' | 'naranja', away: 'oscuro' | 'claro') => ({
  home,
  away,
  outcome: 'home' as const,
  homeGoals: null,
  awayGoals: null,
});

test.each<[number, number | null, boolean]>([
  [3, null, true],
  [4, null, true],
  [3, 1, true],
  [4, 1, false],
  [3, 2, false],
])('of %d teams that stay for %s wins one may play double: %s', (teamCount, stayMax, isTold) => {
  const told = isTold ? 'Puede pasar que un equipo juegue el doble.' : null;
  expect(stayWarning(teamCount, { stayMax })).toBe(told);
});

test('the end of a night names the champion with wins and games', () => {
  const stays = { play: 'winner-stays' } as const;
  expect(championSentence(nightTable(3, stays, []), stays)).toBe('');
  const table = nightTable(3, stays, [won('claro', 'oscuro'), won('naranja', 'claro')]);
  expect(championSentence(table, stays)).toBe('Ganó NARANJA: 1 de 1');
  const shared = nightTable(3, stays, [won('claro', 'oscuro'), won('naranja', 'oscuro')]);
  expect(championSentence(shared, stays)).toBe('Empataron CLARO y NARANJA: 1 de 1');
});

test('the end of a round robin names the champion with points', () => {
  const robin = { play: 'round-robin' } as const;
  const table = nightTable(3, robin, [won('claro', 'oscuro')]);
  expect(championSentence(table, robin)).toBe('Ganó CLARO: 3 puntos');
});

test('a game is told with its goals, or else with who won', () => {
  const game = { ...won('claro', 'oscuro'), home: 'claro', away: 'naranja' } as const;
  expect(gameText({ ...game, homeGoals: 2, awayGoals: 1 })).toBe('CLARO 2 – 1 NARANJA');
  expect(gameText(game)).toBe('CLARO le ganó a NARANJA');
  expect(gameText({ ...game, outcome: 'away' })).toBe('NARANJA le ganó a CLARO');
  expect(gameText({ ...game, outcome: 'draw' })).toBe('CLARO y NARANJA empataron');
});
