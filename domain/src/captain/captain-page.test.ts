import { expect, test } from 'vitest';
import { captainNight } from './captain-page.ts';

test.each([
  ['Carla Ruiz', ' · lo anotó Carla'],
  ['un ayudante', ' · lo anotó un ayudante'],
  ['', ''],
])('a game of the author %j says «%s»', (author, said) => {
  const game = { seq: 1, home: 'claro', away: 'oscuro', outcome: 'draw', author } as const;
  const noGoals = { homeGoals: null, awayGoals: null, lent: [], absent: [], joinedLater: [] };
  const { last } = captainNight({ games: [{ ...game, ...noGoals }], next: null }, null);
  expect(last?.text).toBe(`CLARO y OSCURO empataron${said}`);
});
