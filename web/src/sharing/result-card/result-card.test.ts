import type { NamedGoals, SharedResult } from '@picadito/domain';
import { expect, test } from 'vitest';
import {
  type Box,
  CARD_HEIGHT,
  CARD_MARGIN,
  CARD_WIDTH,
  UPRIGHT_INNER_HEIGHT,
} from '../card/size.ts';
import { layOutResult } from './result-card.ts';

const goals = (count: number, isOwn = false): NamedGoals[] =>
  Array.from({ length: count }, (_, index) => ({ name: `J${index + 1}`, goals: index + 1, isOwn }));
const names = (count: number) => goals(count).map(({ name }) => name);

const result = (differs: Partial<SharedResult> = {}): SharedResult => ({
  score: { claro: 5, oscuro: 4 },
  goals: { claro: goals(3), oscuro: goals(2) },
  teams: { claro: names(5), oscuro: names(5) },
  figura: ['J1'],
  ...differs,
});

/** Layouts of none to ten scorers a side, with and without la figura and teams, with a short and a long place. */
const ALL = [0, 1, 4, 5, 6, 10].flatMap((claro) =>
  [0, 3, 10].flatMap((oscuro) =>
    [[], ['J1']].flatMap((figura) =>
      [0, 5].flatMap((size) =>
        [1, 2].map((lines) =>
          layOutResult(
            result({
              goals: { claro: goals(claro), oscuro: goals(oscuro) },
              teams: { claro: names(size), oscuro: names(size) },
              figura,
            }),
            lines,
          ),
        ),
      ),
    ),
  ),
);

const overlap = (one: Box, other: Box) =>
  one.x < other.x + other.width &&
  other.x < one.x + one.width &&
  one.y < other.y + other.height &&
  other.y < one.y + one.height;

test('all elements are within the margins, names on the pitch below the score', () => {
  for (const { board, pitch, chips, figura } of ALL) {
    for (const box of [board, pitch, ...(figura ? [figura] : [])]) {
      expect(box.x).toBeGreaterThanOrEqual(CARD_MARGIN);
      expect(box.x + box.width).toBeLessThanOrEqual(CARD_WIDTH - CARD_MARGIN);
      expect(box.y + box.height).toBeLessThan(CARD_HEIGHT - CARD_MARGIN);
    }
    for (const chip of [...chips.claro, ...chips.oscuro]) {
      expect(chip.y).toBeGreaterThan(board.y + board.height);
      expect(chip.y + chip.height).toBeLessThan(pitch.y + pitch.height);
      expect(chip.height).toBeGreaterThanOrEqual(50);
    }
    expect(figura?.y ?? CARD_HEIGHT).toBeGreaterThan(pitch.y + pitch.height);
  }
});

test('names do not overlap, those of claro at the left', () => {
  for (const { chips } of ALL) {
    const all = [...chips.claro, ...chips.oscuro];
    for (const [index, chip] of all.entries()) {
      for (const other of all.slice(index + 1)) expect(overlap(chip, other)).toBe(false);
    }
    for (const chip of chips.claro) expect(chip.x + chip.width).toBeLessThan(CARD_WIDTH / 2);
    for (const chip of chips.oscuro) expect(chip.x).toBeGreaterThan(CARD_WIDTH / 2);
  }
});

test('the picture names the winner, and says when there is none', () => {
  expect(layOutResult(result(), 1)).toMatchObject({
    verdict: { text: '¡Ganó Claro!' },
    board: { claro: '5', oscuro: '4', winner: 'claro' },
  });
  expect(layOutResult(result({ score: { claro: 0, oscuro: 0 } }), 1)).toMatchObject({
    verdict: { text: '¡Empate!' },
    board: { winner: null },
  });
});

test('an own goal stands with the side that got it, in the colours of the other', () => {
  const { chips } = layOutResult(result({ goals: { claro: goals(1, true), oscuro: [] } }), 1);
  expect(chips.claro).toMatchObject([
    { name: 'J1', after: ' (en contra)', goals: 1, look: 'oscuro' },
  ]);
});

test('the teams are named without goals if no goal has a name', () => {
  const none = { claro: [], oscuro: [] };
  const { chips } = layOutResult(result({ goals: none }), 1);
  expect(chips.claro.map(({ name, goals: scored }) => [name, scored])).toEqual(
    names(5).map((name) => [name, undefined]),
  );
  const alone = layOutResult(result({ goals: none, teams: none }), 1);
  expect(alone.chips).toEqual(none);
  expect(alone.board.height).toBeGreaterThan(layOutResult(result(), 1).board.height);
});

test('teams of eleven are named in full, in pairs', () => {
  const none = { claro: [], oscuro: [] };
  const teams = { claro: names(11), oscuro: names(11) };
  const { chips } = layOutResult(result({ goals: none, teams }), 1);
  expect(chips.claro.map(({ name }) => name)).toEqual(names(11));
  expect(new Set(chips.oscuro.map(({ x }) => x)).size).toBe(2);
  for (const chip of chips.oscuro) expect(chip.width).toBeGreaterThan(200);
});

test('scorers that do not fit are counted', () => {
  const { chips } = layOutResult(result({ goals: { claro: goals(10), oscuro: goals(1) } }), 1);
  expect(chips.claro.at(-1)?.name).toBe(`y ${10 - (chips.claro.length - 1)} más`);
  expect(chips.claro.length).toBeGreaterThan(5);
});

test('an upright picture uses its height: a larger board, and all elements within what apps leave free', () => {
  for (const figura of [[], ['J1']]) {
    const upright = layOutResult(result({ figura }), 2, true);
    const card = layOutResult(result({ figura }), 2);
    expect(upright.board.height).toBeGreaterThan(card.board.height);
    const lowest = upright.figura ?? upright.pitch;
    expect(lowest.y + lowest.height).toBeGreaterThan(CARD_HEIGHT);
    expect(lowest.y + lowest.height).toBeLessThan(UPRIGHT_INNER_HEIGHT - CARD_MARGIN);
    for (const chip of [...upright.chips.claro, ...upright.chips.oscuro]) {
      expect(chip.y).toBeGreaterThan(upright.board.y + upright.board.height);
      expect(chip.y + chip.height).toBeLessThan(upright.pitch.y + upright.pitch.height);
    }
  }
});
