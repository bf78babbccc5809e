import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import type { TeamCandidate } from './best-first.ts';
import type { SplitCriteria } from './score-split.ts';
import { checkSides } from './check-balance.ts';
import { evenedSides, repairSides, type Sides, sidesFollowing } from './repair-division.ts';
import { divisionReason } from './split-reason.ts';
import { divisionFacts } from './divide-players.ts';

const CRITERIA: SplitCriteria & { perSide: number } = {
  keepers: [],
  pairs: [],
  recentTeams: [],
  seed: 'a match',
  perSide: 5,
};

const player = (name: string, rating: number) => ({ id: name, name, rating });

/** Parses 'A5 B4 | C5 | D2 / E3' as three teams, and E as a substitute. */
function sidesOf(text: string): Sides<TeamCandidate> {
  const [playing = '', waiting = ''] = text.split('/');
  const team = (some: string) =>
    [...some.matchAll(/([A-Z])(\d)/g)].map(([, name = '', rating]) => player(name, Number(rating)));
  return { teams: playing.split('|').map(team), suplente: team(waiting) };
}
const textOf = ({ teams, suplente }: Sides<TeamCandidate>) =>
  [...teams, suplente].map((team) => team.map(({ name }) => name).join('')).join(' ');

test('the first suplente takes the place of a player who left one of three teams', () => {
  const sides = sidesOf('A4 B3 | C4 D3 | E4 F3 / G3 H3');
  expect(textOf(repairSides(sides, { left: 'D' }, CRITERIA))).toBe('AB CG EF H');
});

test('without suplentes the team of a player who left has one player fewer', () => {
  const sides = sidesOf('A3 B3 C3 | D3 E3 F3 | G3 H3 I3');
  expect(textOf(repairSides(sides, { left: 'E' }, CRITERIA))).toBe('ABC DF GHI ');
});

test('an arriving player joins the smallest team', () => {
  const sides = sidesOf('A3 B3 C3 | D3 E3 | F3 G3 H3');
  expect(textOf(repairSides(sides, { arrived: player('Z', 3) }, CRITERIA))).toBe('ABC DEZ FGH ');
});

test('an arriving player waits if the teams are full', () => {
  const sides = sidesOf('A3 B3 | C3 D3 | E3 F3');
  const after = repairSides(sides, { arrived: player('Z', 5) }, { ...CRITERIA, perSide: 2 });
  expect(textOf(after)).toBe('AB CD EF Z');
});

test('after two players of one team left, sizes differ by at most one', () => {
  const sides = sidesOf('A3 B3 C3 D3 | E3 F3 G3 H3 | I3 J3 K3 L3');
  const once = repairSides(sides, { left: 'A' }, CRITERIA);
  const twice = repairSides(once, { left: 'B' }, CRITERIA);
  expect(twice.teams.map(({ length }) => length).toSorted()).toEqual([3, 3, 4]);
});

test('uneven teams become even with one exchange, and the suplentes stay', () => {
  const sides = sidesOf('A4 B4 C4 D3 | E2 F3 G3 H2 / I5');
  const after = evenedSides(sides, CRITERIA);
  expect(checkSides(sides.teams).ok).toBe(false);
  expect(checkSides(after.teams).ok).toBe(true);
  const moved = after.teams.flatMap((team, index) =>
    team.filter((one) => !sides.teams[index]?.includes(one)),
  );
  expect(moved).toHaveLength(2);
  expect(after.suplente).toEqual(sides.suplente);
});

test('two players of level 5 in one team are spread', () => {
  const after = evenedSides(sidesOf('A5 B5 C2 | D4 E4 F4'), CRITERIA);
  expect(checkSides(after.teams)).toMatchObject({ ok: true, fivesOk: true });
});

const evenings = fc.integer({ min: 3, max: 4 }).chain((teamCount) =>
  fc.record({
    levels: fc.array(fc.integer({ min: 2, max: 5 }), {
      minLength: 2 * teamCount,
      maxLength: 11,
    }),
    teamCount: fc.constant(teamCount),
    left: fc.nat(5),
  }),
);

/** Returns the least number of players whose team changes in any balanced division of all who play. */
function fewestMoves(
  before: readonly TeamCandidate[][],
  playing: readonly TeamCandidate[],
): number[] {
  const short = Math.floor(playing.length / before.length);
  const long = Math.ceil(playing.length / before.length);
  let best = [Infinity];
  const weight = (figures: readonly number[]) => figures.reduce((sum, one) => sum * 64 + one, 0);
  const assign = (index: number, teams: TeamCandidate[][]) => {
    const next = playing[index];
    if (!next) {
      if (teams.some(({ length }) => length < short)) return;
      const figures = figuresOf(before, teams);
      if (weight(figures) < weight(best)) best = figures;
      return;
    }
    for (const team of teams) {
      if (team.length >= long) continue;
      team.push(next);
      assign(index + 1, teams);
      team.pop();
    }
  };
  assign(
    0,
    before.map(() => []),
  );
  return best;
}

function figuresOf(
  before: readonly TeamCandidate[][],
  after: readonly TeamCandidate[][],
): number[] {
  const { fivesOk, difference } = checkSides(after);
  const moved = after.flatMap((team, index) =>
    team.filter((one) => before.some((was, at) => at !== index && was.includes(one))),
  );
  return [fivesOk ? 0 : 1, Math.max(0, difference - 3), moved.length];
}

test('a repair moves the fewest players between three or four teams', () => {
  fc.assert(
    fc.property(evenings, ({ levels, teamCount, left }) => {
      const all = levels.map((rating, index) => player(String.fromCharCode(65 + index), rating));
      const teams = Array.from({ length: teamCount }, (_, team) =>
        all.filter((_one, index) => index % teamCount === team),
      );
      const gone = all[left]?.id ?? '';
      const after = repairSides({ teams, suplente: [] }, { left: gone }, CRITERIA);
      const before = teams.map((team) => team.filter(({ id }) => id !== gone));
      expect(figuresOf(before, after.teams)).toEqual(fewestMoves(before, before.flat()));
    }),
    { numRuns: 60 },
  );
});

test('one repair places all who are in after several changes, and none if nothing changed', () => {
  const sides = sidesOf('A3 B3 | C3 D3 | E3 F3 / G3');
  const saved = {
    teams: sides.teams.map((team) => team.map(({ id }) => id)),
    suplente: sides.suplente.map(({ id }) => id),
  };
  const confirmed = (text: string) =>
    [...text].map((name) => ({ ...player(name, 3), confirmedAt: null }));
  expect(sidesFollowing(saved, confirmed('ABCDEFG'), CRITERIA)).toBeNull();
  const after = sidesFollowing(saved, confirmed('ACDEFGZ'), CRITERIA);
  expect(after && textOf(after)).toMatch(/^AGZ? CDZ? EFZ? $/);
  expect(after?.teams.flat()).toHaveLength(7);
  expect(sidesFollowing(saved, confirmed('AB'), CRITERIA)).toBeNull();
});

test('twenty-eight players in four teams are repaired with few moves', () => {
  const teams = [0, 1, 2, 3].map((team) =>
    Array.from({ length: 7 }, (_, index) => player(`${team}-${index}`, 2 + (index % 4))),
  );
  const after = repairSides({ teams, suplente: [] }, { left: '1-0' }, { ...CRITERIA, perSide: 7 });
  const left = teams.map((team) => team.filter(({ id }) => id !== '1-0'));
  expect(figuresOf(left, after.teams)).toEqual([0, 0, 0]);
});

test('teams are balanced if the strongest and the weakest differ by at most 3 and level 5 is spread', () => {
  expect(checkSides(sidesOf('A5 B4 | C4 D4 | E3 F3').teams)).toEqual({
    ok: true,
    sums: [9, 8, 6],
    difference: 3,
    fivesOk: true,
    differenceOk: true,
  });
  expect(checkSides(sidesOf('A5 B5 | C5 D4 | E3 F3').teams)).toMatchObject({
    ok: false,
    fivesOk: false,
    differenceOk: false,
  });
});

test('the reasons for three teams name sums, level 5 and keepers', () => {
  const { teams } = sidesOf('A5 B3 | C5 D3 | E5 F2');
  const reason = (criteria: Partial<SplitCriteria>) =>
    divisionReason({ teams, facts: divisionFacts(teams, { ...CRITERIA, ...criteria }) });
  expect(reason({ keepers: ['A', 'C', 'E'] })).toBe(
    '8, 8 y 7 · un 5 por lado · arqueros separados',
  );
  expect(reason({ keepers: ['A', 'B', 'E'] })).toContain('arqueros repartidos');
  expect(reason({ keepers: ['A', 'B'] })).toContain('arqueros juntos');
  const uneven = sidesOf('A5 B5 | C5 D3 | E4 F2').teams;
  expect(divisionReason({ teams: uneven, facts: divisionFacts(uneven, CRITERIA) })).toBe(
    '10, 8 y 6 · los 5, 2, 1 y 0',
  );
});
