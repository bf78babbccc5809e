import { keyedTeams, TEAM_KEYS } from '@picadito/domain';
import { expect, test } from 'vitest';
import { type Box, CARD_HEIGHT, CARD_MARGIN, CARD_WIDTH } from '../card/size.ts';
import { type CardPlayer, layOutCard as layOut, type LineUp } from './line-up-card.ts';

function layOutCard(lineUp: LineUp, placeLines: number) {
  const { halves, ...layout } = layOut(lineUp, placeLines);
  const [claro, oscuro] = [halves.get('claro'), halves.get('oscuro')];
  if (!claro || !oscuro) throw new Error('no teams');
  return { ...layout, claro, oscuro };
}

const players = (count: number): CardPlayer[] =>
  Array.from({ length: count }, (_, index) => ({ name: `J${index + 1}`, skillLevel: '3' }));

const lineUp = (claro: number, oscuro: number, suplentes: number) => ({
  claro: players(claro),
  oscuro: players(oscuro),
  suplente: players(suplentes),
});

/** Layouts of all line-ups: none to five players a side, up to sixty substitutes, a short and a long place. */
const ALL = [0, 1, 2, 3, 4, 5].flatMap((claro) =>
  [0, 1, 2, 3, 4, 5].flatMap((oscuro) =>
    [0, 1, 3, 4, 9, 10, 11, 60].flatMap((suplentes) =>
      [1, 2].map((lines) => layOutCard(lineUp(claro, oscuro, suplentes), lines)),
    ),
  ),
);

const overlap = (one: Box, other: Box) =>
  one.x < other.x + other.width &&
  other.x < one.x + one.width &&
  one.y < other.y + other.height &&
  other.y < one.y + one.height;

test('all elements are within the margins, players on the pitch', () => {
  for (const { pitch, claro, oscuro, bench } of ALL) {
    for (const box of [pitch, ...(bench?.chips ?? [])]) {
      expect(box.x).toBeGreaterThanOrEqual(CARD_MARGIN);
      expect(box.x + box.width).toBeLessThanOrEqual(CARD_WIDTH - CARD_MARGIN + 0.01);
      expect(box.y + box.height).toBeLessThan(CARD_HEIGHT - CARD_MARGIN);
    }
    const middle = pitch.y + pitch.height / 2;
    for (const chip of claro.chips) {
      expect(chip.y).toBeGreaterThan(claro.titleY);
      expect(chip.y + chip.height).toBeLessThan(middle);
    }
    for (const chip of oscuro.chips) {
      expect(chip.y).toBeGreaterThan(middle);
      expect(chip.y + chip.height).toBeLessThan(oscuro.titleY);
    }
  }
});

test('players do not overlap, and each has space for the name', () => {
  for (const { claro, oscuro, bench } of ALL) {
    const chips = [...claro.chips, ...oscuro.chips, ...(bench?.chips ?? [])];
    for (const [index, chip] of chips.entries()) {
      expect(chip.height).toBeGreaterThan(50);
      expect(chip.width).toBeGreaterThan(300);
      for (const other of chips.slice(index + 1)) expect(overlap(chip, other)).toBe(false);
    }
  }
});

test('the first player of a team is alone at the end of its half', () => {
  const { pitch, claro, oscuro } = layOutCard(lineUp(5, 3, 0), 1);
  expect(claro.chips.map(({ x }) => x).filter((x) => x === claro.chips[0]?.x)).toHaveLength(1);
  expect(claro.chips[0]?.y).toBe(Math.min(...claro.chips.map(({ y }) => y)));
  const last = oscuro.chips.at(-1);
  expect(last).toMatchObject({ name: 'J1' });
  const offMiddle = last && last.x + last.width / 2 - (pitch.x + pitch.width / 2);
  expect(Math.abs(offMiddle ?? 99)).toBeLessThan(1);
});

test('each team has its points', () => {
  const { claro, oscuro } = layOutCard(
    { claro: players(5), oscuro: [{ name: 'Ana', skillLevel: '5' }], suplente: [] },
    1,
  );
  expect([claro.points, oscuro.points]).toEqual([15, 5]);
});

test('the bench has ten names and the number of others, without substitutes there is none', () => {
  expect(layOutCard(lineUp(5, 5, 0), 1).bench).toBeNull();
  const ten = layOutCard(lineUp(5, 5, 10), 1).bench;
  expect(ten?.title).toBe('Suplentes (10)');
  expect(ten?.chips).toHaveLength(10);
  const more = layOutCard(lineUp(5, 5, 23), 1).bench;
  expect(more?.chips).toHaveLength(11);
  expect(more?.chips.at(-1)).toMatchObject({ name: '+13 más' });
});

test.each([
  [2, 11],
  [3, 10],
  [4, 7],
])('%i teams of %i stand in parts of their own, with space for each name', (teamCount, perSide) => {
  const keys = TEAM_KEYS.slice(0, teamCount);
  const teams = keyedTeams(keys, (place) => players(place === 'suplente' ? 11 : perSide));
  const { pitch, halves } = layOut(teams, 2);
  const chips = [...halves.values()].flatMap((half) => half.chips);
  expect(chips).toHaveLength(teamCount * perSide);
  for (const { part, chips: own } of halves.values()) {
    for (const chip of own) {
      expect(chip.height).toBeGreaterThan(40);
      expect(chip.width).toBeGreaterThan(200);
      expect(chip.x).toBeGreaterThanOrEqual(Math.floor(part.x));
      expect(chip.x + chip.width).toBeLessThanOrEqual(part.x + part.width);
      expect(chip.y + chip.height).toBeLessThanOrEqual(part.y + part.height);
    }
    expect(part.y + part.height).toBeLessThanOrEqual(pitch.y + pitch.height + 1);
  }
  for (const [index, chip] of chips.entries())
    for (const other of chips.slice(index + 1)) expect(overlap(chip, other)).toBe(false);
});
