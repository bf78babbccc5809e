import { expect, test } from 'vitest';
import { BestDivisions } from './best-divisions.ts';
import type { TeamCandidate } from './best-first.ts';
import { type Division, divisionFacts, dividePlayers } from './divide-players.ts';
import { divisionRow, type Tally } from './division-row.ts';
import { randomFrom } from './hash.ts';
import { tryStarts } from './improve-divisions.ts';
import type { SplitCriteria } from './score-split.ts';
import { tryAll } from './search-divisions.ts';

function divide(some: readonly TeamCandidate[], teamCount: number, criteria: SplitCriteria) {
  const result = dividePlayers(some, teamCount, criteria);
  if (!result.ok) throw new Error(result.error);
  return result.value;
}
const names = (team: readonly TeamCandidate[]) => team.map(({ name }) => name).join('');

/** Returns a group of `size` players with keepers, pairs and past teams, drawn from the text. */
function group(size: number, teamCount: number, text: string) {
  const random = randomFrom(text);
  const some = Array.from({ length: size }, (_, index) => ({
    id: `player ${index}`,
    name: `P${index}`,
    rating: 2 + Math.floor(random() * 4),
  }));
  const drawn = () =>
    some
      .map(({ id }) => ({ id, by: random() }))
      .toSorted((a, b) => a.by - b.by)
      .map(({ id }) => id);
  const long = Math.ceil(size / teamCount);
  const recentTeams = Array.from({ length: 4 }, drawn).map((ids) => ({
    claro: ids.slice(0, long),
    oscuro: ids.slice(long, 2 * long),
    naranja: ids.slice(2 * long, 3 * long),
    verde: ids.slice(3 * long),
  }));
  const [one = '', two = '', three = '', four = ''] = drawn();
  const pairs = [
    { kind: 'juntos' as const, playerIds: [one, two] as const },
    { kind: 'separados' as const, playerIds: [three, four] as const },
  ];
  return {
    some,
    criteria: { keepers: drawn().slice(0, teamCount), pairs, recentTeams, seed: text },
  };
}

/** Collects every division that a search adds, and not only the best ones. */
class AllDivisions extends BestDivisions {
  readonly added: string[] = [];
  override add({ masks }: Tally): void {
    this.added.push(masks.join());
  }
}

test.each([
  [22, 2, 352_716],
  [21, 2, 352_716],
  [15, 3, 126_126],
  [12, 4, 15_400],
])('each division of %i players in %i teams is tried once', (size, teamCount, count) => {
  const { some, criteria } = group(size, teamCount, 'all');
  const row = divisionRow(some, teamCount, criteria);
  const all = new AllDivisions(row);
  tryAll(row, all);
  expect([all.added.length, new Set(all.added).size]).toEqual([count, count]);
});

test.each([
  [23, 2],
  [30, 3],
  [28, 4],
])(
  'the search by starts of %i players in %i teams makes several starts, so that no start takes long',
  (size, teamCount) => {
    for (let seed = 0; seed < 5; seed += 1) {
      const { some, criteria } = group(size, teamCount, `few ${seed}`);
      const row = divisionRow(some, teamCount, criteria);
      const all = new AllDivisions(row);
      tryStarts(row, all, randomFrom(criteria.seed));
      expect(all.added.length).toBeGreaterThan(10);
    }
  },
);

test.each([
  [22, 2],
  [15, 3],
  [30, 3],
  [28, 4],
  [23, 2],
])(
  '%i players in %i teams get the same teams in any order, each player once',
  (size, teamCount) => {
    const { some, criteria } = group(size, teamCount, 'order');
    const teams = divide(some, teamCount, criteria).map((one) => one.teams.map(names));
    const turned = {
      ...criteria,
      keepers: criteria.keepers.toReversed(),
      pairs: criteria.pairs.toReversed(),
    };
    expect(divide(some.toReversed(), teamCount, turned).map((one) => one.teams.map(names))).toEqual(
      teams,
    );
    for (const { teams: option } of divide(some, teamCount, criteria)) {
      expect(
        option
          .flat()
          .map(({ id }) => id)
          .toSorted(),
      ).toEqual(some.map(({ id }) => id).toSorted());
      const sizes = option.map((team) => team.length);
      expect(Math.max(...sizes) - Math.min(...sizes)).toBeLessThanOrEqual(1);
    }
  },
);

test.each([
  [21, 2],
  [14, 3],
  [12, 4],
])(
  'the search by starts finds divisions of %i in %i teams as good as the best',
  (size, teamCount) => {
    for (let seed = 0; seed < 5; seed += 1) {
      const { some, criteria } = group(size, teamCount, `starts ${seed}`);
      const row = divisionRow(some, teamCount, criteria);
      const best = new BestDivisions(row);
      tryStarts(row, best, randomFrom(criteria.seed));
      const [found = []] = best
        .options()
        .map((masks) => masks.map((mask) => some.filter((_, index) => (mask >> index) & 1)));
      const [exact] = divide(some, teamCount, criteria);
      const figuresOf = ({ teams, facts }: Division<TeamCandidate>) => {
        const gap = (values: readonly number[]) => Math.max(...values) - Math.min(...values);
        const { sums, fives, keepers, broken } = facts;
        const lengths = teams.map(({ length }) => length);
        const sumsOf = (length: number) => sums.filter((_, index) => lengths[index] === length);
        const missing =
          Math.max(...sumsOf(Math.max(...lengths))) - Math.min(...sumsOf(Math.min(...lengths)));
        return [gap(fives), gap(keepers), Math.max(0, missing), gap(sums), broken.length];
      };
      const facts = divisionFacts(found, criteria);
      expect(exact && figuresOf(exact)).toEqual(figuresOf({ teams: found, facts }));
    }
  },
);
