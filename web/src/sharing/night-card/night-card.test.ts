import { type Game, nightTable, TEAM_KEYS, type TeamKey } from '@picadito/domain';
import { expect, test } from 'vitest';
import { CARD_HEIGHT, CARD_MARGIN, CARD_WIDTH, UPRIGHT_INNER_HEIGHT } from '../card/size.ts';
import { layOutNight, type SharedNight } from './night-card.ts';

const LONG = 'Juan Ignacio de los Santos y Martínez de la Fuente';

const game = (home: TeamKey, away: TeamKey, goals: number | null = null): Game => ({
  seq: 1,
  home,
  away,
  outcome: 'home',
  homeGoals: goals,
  awayGoals: goals === null ? null : 0,
  lent: [],
  absent: [],
});

function night(teamCount: number, perSide: number, champions = 1, figura: string[] = []) {
  const shared: SharedNight = {
    sentence: 'Ganó NARANJA: 5 de 7',
    rows: nightTable(teamCount, { play: 'winner-stays' }, [game('claro', 'oscuro')]),
    isRobin: false,
    champions: TEAM_KEYS.slice(0, champions).map((team) => ({
      team,
      players: Array.from({ length: perSide }, () => LONG),
    })),
    figura,
  };
  return shared;
}

/**
 * Layouts of both heights: of three and four teams of several sizes, with one and two first places, with and without la
 * figura, and with one and two lines for the place.
 */
const ALL = [3, 4].flatMap((teamCount) =>
  [4, 5, 7, 10].flatMap((perSide) =>
    [1, 2].flatMap((champions) =>
      [[], ['Ana']].flatMap((figura) =>
        [1, 2].flatMap((lines) =>
          [false, true].map((isUpright) => ({
            layout: layOutNight(night(teamCount, perSide, champions, figura), lines, isUpright),
            bottom: (isUpright ? UPRIGHT_INNER_HEIGHT : CARD_HEIGHT) - CARD_MARGIN,
          })),
        ),
      ),
    ),
  ),
);

test('table, players and la figura stand below each other within the picture', () => {
  for (const { layout, bottom } of ALL) {
    const { table, pitch, chips, figura, rows } = layout;
    expect(rows.at(-1)?.y).toBeLessThan(table.y + table.height);
    expect(pitch.y).toBeGreaterThan(table.y + table.height);
    const lowest = figura ?? pitch;
    expect(lowest.y + lowest.height).toBeLessThan(bottom);
    for (const chip of chips) {
      expect(chip.height).toBeGreaterThanOrEqual(50);
      expect(chip.y).toBeGreaterThan(pitch.y);
      expect(chip.y + chip.height).toBeLessThan(pitch.y + pitch.height);
      expect(chip.x).toBeGreaterThanOrEqual(CARD_MARGIN);
      expect(chip.x + chip.width).toBeLessThanOrEqual(CARD_WIDTH - CARD_MARGIN);
    }
    for (const [index, chip] of chips.entries()) {
      const isApart = chips
        .slice(index + 1)
        .every(({ x, y }) => y >= chip.y + chip.height || x >= chip.x + chip.width);
      expect(isApart).toBe(true);
    }
  }
});

test('all players of one champion are named, and those of two as far as there is space', () => {
  expect(layOutNight(night(3, 10, 1, ['Ana']), 2).chips).toHaveLength(10);
  expect(layOutNight(night(4, 7, 1, ['Ana']), 2).chips).toHaveLength(7);
  const { chips } = layOutNight(night(4, 7, 2, ['Ana']), 2);
  expect(chips.at(-1)?.name).toBe(`y ${14 - (chips.length - 1)} más`);
  expect(new Set(chips.map(({ look }) => look))).toEqual(new Set(['claro', 'oscuro']));
});

test('the table has goals if every game has goals, and points in a round robin', () => {
  const heads = (shared: SharedNight) => layOutNight(shared, 1).heads.map(({ text }) => text);
  expect(heads(night(3, 5))).toEqual(['J', 'G', 'E']);
  const rows = nightTable(3, { play: 'round-robin' }, [game('claro', 'oscuro', 2)]);
  const robin = { ...night(3, 5), rows, isRobin: true };
  expect(heads(robin)).toEqual(['J', 'G', 'E', 'Dif', 'Pts']);
  const [claro, oscuro] = layOutNight(robin, 1).rows;
  expect(claro).toMatchObject({ label: 'CLARO', isChampion: true });
  expect(claro?.cells.map(({ text }) => text)).toEqual(['1', '1', '0', '+2', '3']);
  expect(oscuro?.cells.at(-2)?.text).toBe('-2');
});
