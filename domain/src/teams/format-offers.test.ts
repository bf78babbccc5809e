import { describe, expect, test } from 'vitest';
import { formatOffers, offerWords } from './format-offers.ts';

const wordsOf = (confirmed: number, perSide: number) =>
  formatOffers(confirmed, perSide).map(offerWords);

test.each([
  [8, 5, ['4 contra 4']],
  [9, 5, ['5 contra 4']],
  [10, 5, ['5 contra 5']],
  [11, 5, ['6 contra 5', '5 contra 5 y 1 suplente']],
  [12, 5, ['3 equipos de 4', '5 contra 5 y 2 suplentes']],
  [13, 5, ['3 equipos de 5, 4 y 4', '5 contra 5 y 3 suplentes']],
  [14, 5, ['3 equipos de 5, 5 y 4', '5 contra 5 y 4 suplentes']],
  [15, 5, ['3 equipos de 5', '5 contra 5 y 5 suplentes']],
  [16, 5, ['4 equipos de 4', '3 equipos de 5 y 1 suplente']],
  [17, 5, ['4 equipos de 5, 4, 4 y 4', '3 equipos de 5 y 2 suplentes']],
  [20, 5, ['4 equipos de 5', '3 equipos de 5 y 5 suplentes']],
  [22, 5, ['4 equipos de 5 y 2 suplentes', '3 equipos de 5 y 7 suplentes']],
  [14, 7, ['7 contra 7']],
  [15, 7, ['8 contra 7', '7 contra 7 y 1 suplente']],
  [18, 7, ['3 equipos de 6', '7 contra 7 y 4 suplentes']],
  [22, 11, ['11 contra 11']],
  [23, 11, ['11 contra 11 y 1 suplente']],
  [30, 11, ['3 equipos de 10', '11 contra 11 y 8 suplentes']],
])('%i players on a court for %i a side are offered %j', (confirmed, perSide, words) => {
  expect(wordsOf(confirmed, perSide)).toEqual(words);
});

test('6 contra 5 makes the format six a side', () => {
  expect(formatOffers(11, 5)[0]).toEqual({
    perSide: 6,
    teamCount: 2,
    sizes: [6, 5],
    suplentes: 0,
  });
});

test('fewer than two players are offered nothing', () => {
  expect(formatOffers(1, 5)).toEqual([]);
});

const SIDES = [4, 5, 6, 7, 8, 9, 10, 11];
const COUNTS = Array.from({ length: 23 }, (_, index) => 8 + index);

describe.each(SIDES)('%i a side', (perSide) => {
  test.each(COUNTS)('%i players get one or two offers that hold them all', (confirmed) => {
    const offers = formatOffers(confirmed, perSide);
    expect(offers.length).toBeGreaterThan(0);
    expect(offers.length).toBeLessThanOrEqual(2);
    for (const { sizes, suplentes, perSide: size, teamCount } of offers) {
      expect(sizes.reduce((sum, one) => sum + one) + suplentes).toBe(confirmed);
      expect(sizes).toHaveLength(teamCount);
      expect(Math.max(...sizes) - Math.min(...sizes)).toBeLessThanOrEqual(1);
      expect(Math.max(...sizes)).toBeLessThanOrEqual(size);
      expect(size * teamCount).toBeLessThanOrEqual(30);
    }
  });

  test.each(COUNTS)(
    '%i players are offered the formats of the rule with fewest suplentes',
    (confirmed) => {
      const possible = [Math.max(0, confirmed - 2 * perSide)];
      if (confirmed === 2 * perSide + 1 && perSide < 11) possible.push(0);
      if (confirmed >= 3 * (perSide - 1))
        possible.push(Math.max(0, confirmed - Math.min(30, 3 * perSide)));
      if (confirmed >= 4 * (perSide - 1))
        possible.push(Math.max(0, confirmed - 4 * Math.min(7, perSide)));
      expect(formatOffers(confirmed, perSide).map(({ suplentes }) => suplentes)).toEqual(
        possible.toSorted((one, other) => one - other).slice(0, 2),
      );
    },
  );
});
