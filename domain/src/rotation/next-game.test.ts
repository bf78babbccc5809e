import { expect, test } from 'vitest';
import type { TeamKey } from '../teams/teams.ts';
import type { GameOutcome, PlayedGame, PlayRules } from './game.ts';
import { nextGame } from './next-game.ts';

const RULES: PlayRules = { play: 'winner-stays', onDraw: 'holder-leaves', stayMax: 3 };
const OF_FOUR: PlayRules = { ...RULES, stayMax: 2 };

const KEYS: Record<string, TeamKey> = { C: 'claro', O: 'oscuro', N: 'naranja', V: 'verde' };
const OUTCOMES: Record<string, GameOutcome> = { '>': 'home', '<': 'away', '=': 'draw' };

/** Parses 'C>O N=C' as games: '>' if the first team wins, '<' if the second one does, '=' for a draw. */
function games(text: string): PlayedGame[] {
  return [...text.matchAll(/([A-Z])([<>=])([A-Z])/g)].map(
    ([, home = '', sign = '', away = '']) => ({
      home: KEYS[home] ?? 'claro',
      away: KEYS[away] ?? 'claro',
      outcome: OUTCOMES[sign] ?? 'draw',
    }),
  );
}

/** Returns the next game as in 'CN O': claro against naranja, oscuro waits. */
function next(text: string, rules = RULES, teamCount = rules.stayMax === 2 ? 4 : 3): string {
  const game = nextGame(teamCount, rules, games(text));
  const letter = (team: TeamKey) => team.charAt(0).toUpperCase();
  return game
    ? `${letter(game.home)}${letter(game.away)} ${game.waiting.map(letter).join('')}`
    : '';
}
const restAfter = (text: string, rules = RULES, teamCount = rules.stayMax === 2 ? 4 : 3) =>
  nextGame(teamCount, rules, games(text))?.rest;

test('the first game is CLARO against OSCURO, and on a draw CLARO leaves', () => {
  expect(next('')).toBe('CO N');
  expect(next('', OF_FOUR)).toBe('CO NV');
  expect(next('C=O')).toBe('ON C');
  expect(next('C=O', OF_FOUR)).toBe('ON VC');
});

test('the winner becomes holder, and the loser waits last', () => {
  expect(next('C>O')).toBe('CN O');
  expect(next('C<O')).toBe('ON C');
  expect(next('C<O', OF_FOUR)).toBe('ON VC');
});

test('on a draw the holder leaves, and the other stays as holder', () => {
  expect(next('C>O C=N')).toBe('NO C');
  expect(next('C>O C=N N=O')).toBe('OC N');
});

test('both leave on a draw of four teams, and who was longer on the pitch waits first', () => {
  const bothLeave = { ...OF_FOUR, onDraw: 'both-leave' } as const;
  expect(next('C=O', bothLeave)).toBe('NV CO');
  expect(next('C<O O=N', bothLeave)).toBe('VC ON');
});

test('after three wins in a row the winner rests, and the loser plays the waiting team', () => {
  expect(next('C>O C>N C>O')).toBe('ON C');
  expect(restAfter('C>O C>N C>O')).toEqual({ team: 'claro', winsInRow: 3 });
});

test('a draw ends the wins in a row', () => {
  expect(restAfter('C>O C>N C=O O>N')).toBeNull();
});

test('after two wins in a row both of four teams leave, and the loser waits first', () => {
  expect(next('C>O C>N', OF_FOUR)).toBe('VO NC');
  expect(restAfter('C>O C>N', OF_FOUR)).toEqual({ team: 'claro', winsInRow: 2 });
});

test('the waiting team that has played least enters, then the one that has waited longest', () => {
  // VERDE has not played, OSCURO has waited since the first game.
  expect(next('C>O C<N', OF_FOUR)).toBe('NV OC');
  expect(next('C>O C<N N<V', OF_FOUR)).toBe('VO CN');
});

test('a team that is two games ahead of a team that would wait rests too', () => {
  // OSCURO has played five games, NARANJA three.
  expect(next('C=O O>N O=C C>N C=O O>N')).toBe('NC O');
  expect(restAfter('C=O O>N O=C C>N C=O O>N')).toEqual({ team: 'oscuro', aheadOf: 'naranja' });
});

test('a team that is two games ahead rests after a draw too, and both of four leave', () => {
  const night = 'C=O O<N N>V C=O O<V V>N C=O';
  expect(next(night, OF_FOUR)).toBe('NV CO');
  expect(restAfter(night, OF_FOUR)).toEqual({ team: 'oscuro', aheadOf: 'naranja' });
});

test('without a limit the winner stays as long as it wins', () => {
  const noLimit = { ...RULES, stayMax: null };
  expect(next('C>O C>N C>O C>N C>O C>N', noLimit)).toBe('CO N');
  expect(restAfter('C>O C>N C>O C>N C>O C>N', noLimit)).toBeNull();
});

test('a game of other teams than proposed counts as it was played', () => {
  expect(next('C>O O>N')).toBe('OC N');
  expect(next('C>O N>C')).toBe('NO C');
  expect(next('N>O')).toBe('NC O');
});

const ROUND_ROBIN: PlayRules = { ...RULES, play: 'round-robin' };
const pairsOf = (teamCount: number, count: number) => {
  const played: PlayedGame[] = [];
  for (let index = 0; index < count; index += 1) {
    const game = nextGame(teamCount, ROUND_ROBIN, played);
    if (game) played.push({ ...game, outcome: 'home' });
  }
  return played.map(({ home, away }) => `${home.charAt(0)}${away.charAt(0)}`).join(' ');
};

test('a round robin follows the circle method and repeats it', () => {
  expect(pairsOf(3, 7)).toBe('co on cn co on cn co');
  expect(pairsOf(4, 7)).toBe('co nv cv on cn vo co');
});

test('in a round robin no team is ever more than one game ahead', () => {
  for (const teamCount of [3, 4]) {
    for (let count = 1; count <= 20; count += 1) {
      const letters = pairsOf(teamCount, count).replaceAll(' ', '');
      const counts = ['c', 'o', 'n', 'v']
        .slice(0, teamCount)
        .map((letter) => letters.split(letter).length - 1);
      expect(Math.max(...counts) - Math.min(...counts)).toBeLessThanOrEqual(1);
    }
  }
});

test('in a round robin a pair that was left out is made up for', () => {
  expect(next('C>O C>N', ROUND_ROBIN)).toBe('ON C');
  expect(next('C>O C>O C>O', ROUND_ROBIN)).toBe('ON C');
});

test('in a round robin the team that has rested longest is named first', () => {
  expect(next('C>O N>V', ROUND_ROBIN, 4)).toBe('CV ON');
});

test('after a draw of three teams the other team stays, also if it has played more often', () => {
  expect(next('C>O C>N C>O O>N O=C')).toBe('CN O');
  expect(restAfter('C>O C>N C>O O>N O=C')).toBeNull();
});
