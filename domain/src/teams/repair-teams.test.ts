import type { Teams } from './teams.ts';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import type { TeamCandidate } from './best-first.ts';
import { repairTeams, teamsFollowing } from './repair-teams.ts';
import { teamIds } from './teams.ts';
import type { SplitCriteria } from './score-split.ts';

const NOTHING: SplitCriteria = { keepers: [], pairs: [], recentTeams: [], seed: 'a match' };

/**
 * Parses 'A5 B4 | C5 | D2' as claro, oscuro and substitutes, where each name is also the id and the digit is the level.
 */
function teamsOf(text: string): Teams<TeamCandidate> {
  const [claro = [], oscuro = [], suplente = []] = text
    .split('|')
    .map((team) =>
      [...team.matchAll(/([A-Z])(\d)/g)].map(([, name = '', rating]) =>
        player(name, Number(rating)),
      ),
    );
  return { claro, oscuro, suplente };
}
const player = (name: string, rating: number) => ({ id: name, name, rating });
const textOf = ({ claro, oscuro, suplente }: Teams<TeamCandidate>) =>
  [claro, oscuro, suplente].map((team) => team.map(({ name }) => name).join('')).join(' | ');

const afterLeaving = (text: string, left: string, criteria: Partial<SplitCriteria> = {}) =>
  textOf(repairTeams(teamsOf(text), { left }, { ...NOTHING, ...criteria }));
const afterArriving = (text: string, arrived: TeamCandidate) =>
  textOf(repairTeams(teamsOf(text), { arrived }, NOTHING));

test('the first substitute replaces the player who left, and no one moves while the balance holds', () => {
  expect(afterLeaving('A4 B3 C3 | D4 E3 F3 | G3 H5', 'B')).toBe('ACG | DEF | H');
});

test('a substitute who leaves changes nothing else', () => {
  expect(afterLeaving('A5 | B2 | C3 D4', 'C')).toBe('A | B | D');
});

test('without substitutes the teams have one player fewer', () => {
  expect(afterLeaving('A3 B3 | C3 D3', 'A')).toBe('B | CD | ');
});

test('one of nine players changes side when the smaller team loses one', () => {
  expect(afterLeaving('A3 B3 C3 D3 E3 | F3 G3 H3 I3', 'F').replaceAll(/[A-I]/g, 'x')).toBe(
    'xxxx | xxxx | ',
  );
});

test('players of level 5 are spread again when one leaves', () => {
  expect(afterLeaving('A5 B5 C2 | D5 E5 F2 | G2', 'D')).toBe('ABC | EFG | ');
  const repaired = afterLeaving('A5 B5 C2 | D5 E3 F4 | G2', 'D');
  expect(['AC', 'BC']).toContain(repaired.slice(0, 2));
});

test('the replacement may join the other side if fewer players move', () => {
  // With G2 in the place of A5 the sums would be 8 against 12, so F changes sides and G comes in after F.
  expect(afterLeaving('A5 B4 C2 | D3 E5 F4 | G2', 'A')).toBe('BCF | DEG | ');
});

test('if the balance is impossible the difference is minimal', () => {
  expect(afterLeaving('A5 B4 | C5 D2 | ', 'D')).toBe('AB | C | ');
  expect(afterLeaving('A5 | B5 | ', 'B')).toBe('A |  | ');
});

test('between two equal repairs the one that separates the keepers is chosen', () => {
  const teams = 'A3 B3 C3 D3 | E3 F3 G3 | ';
  for (const keeper of ['A', 'B', 'C', 'D']) {
    const [claro] = afterLeaving(teams, 'E', { keepers: [keeper, 'F'] }).split(' | ');
    expect(claro).toContain(keeper);
  }
});

test('a late arrival joins the smaller team, or either if both have room', () => {
  expect(afterArriving('A3 B3 | C3', player('Z', 3))).toBe('AB | CZ | ');
  expect(afterArriving('A3 B4 | C3 D3', player('Z', 2))).toBe('AB | CDZ | ');
});

test('a late arrival at full teams is the last substitute', () => {
  expect(afterArriving('A3 B3 C3 D3 E3 | F3 G3 H3 I3 J3 | K2', player('Z', 5))).toBe(
    'ABCDE | FGHIJ | KZ',
  );
});

test('a player in the teams cannot arrive, and one outside cannot leave', () => {
  expect(afterArriving('A3 | B3 | C3', player('C', 3))).toBe('A | B | C');
  expect(afterLeaving('A3 | B3 | C3', 'Z')).toBe('A | B | C');
});

test('players who keep their side keep their position', () => {
  expect(afterLeaving('D3 A3 C3 | F3 B3 E3 | G3', 'A')).toBe('DCG | FBE | ');
});

/*
 * The oracle tries every way to assign the playing players to claro and oscuro, and counts moves, level-5 players and
 * levels with its own code.
 */
function fewestMoves(before: Teams<TeamCandidate>, playing: readonly TeamCandidate[]) {
  const was = new Map<string, string>([
    ...before.claro.map(({ id }) => [id, 'c'] as const),
    ...before.oscuro.map(({ id }) => [id, 'o'] as const),
  ]);
  let found = { far: Infinity, moves: Infinity };
  const walk = (sides: string): void => {
    if (sides.length < playing.length) {
      walk(`${sides}c`);
      walk(`${sides}o`);
      return;
    }
    const figures = { size: 0, fives: 0, points: 0, moves: 0 };
    for (const [index, { id, rating }] of playing.entries()) {
      const way = sides[index] === 'c' ? 1 : -1;
      figures.size += way;
      figures.points += way * rating;
      if (rating === 5) figures.fives += way;
      if (was.has(id) && was.get(id) !== sides[index]) figures.moves += 1;
    }
    if (Math.abs(figures.size) > 1 || Math.abs(figures.fives) > 1) return;
    const far = Math.max(3, Math.abs(figures.points));
    if (far < found.far || (far === found.far && figures.moves < found.moves)) {
      found = { far, moves: figures.moves };
    }
  };
  walk('');
  return found;
}

function figuresOf(before: Teams<TeamCandidate>, after: Teams<TeamCandidate>) {
  const ids = (team: TeamCandidate[]) => new Set(team.map(({ id }) => id));
  const sum = (team: TeamCandidate[]) => team.reduce((all, { rating }) => all + rating, 0);
  const crossed = (from: TeamCandidate[], to: TeamCandidate[]) =>
    from.filter(({ id }) => ids(to).has(id)).length;
  return {
    far: Math.max(3, Math.abs(sum(after.claro) - sum(after.oscuro))),
    moves: crossed(before.claro, after.oscuro) + crossed(before.oscuro, after.claro),
  };
}

/** Generates hand-made teams of one to five players with up to four substitutes. */
const evenings = fc
  .record({
    claro: fc.integer({ min: 1, max: 5 }),
    oscuro: fc.integer({ min: 1, max: 5 }),
    suplente: fc.integer({ min: 0, max: 4 }),
    levels: fc.array(fc.integer({ min: 2, max: 5 }), { minLength: 15, maxLength: 15 }),
    leaver: fc.nat(),
    keepers: fc.subarray([...'ABCDEFGHIJKLMNO'], { maxLength: 4 }),
  })
  .map(({ claro, oscuro, suplente, levels, leaver, keepers }) => {
    const all = levels.map((rating, index) => player('ABCDEFGHIJKLMNO'.charAt(index), rating));
    return {
      teams: {
        claro: all.slice(0, claro),
        oscuro: all.slice(claro, claro + oscuro),
        suplente: all.slice(claro + oscuro, claro + oscuro + suplente),
      },
      left: all[leaver % (claro + oscuro)]?.id ?? '',
      newcomer: player('Z', levels[14] ?? 2),
      keepers,
    };
  });

test('after a drop-out the repair moves the fewest players with the best balance', () => {
  fc.assert(
    fc.property(evenings, ({ teams, left, keepers }) => {
      const after = repairTeams(teams, { left }, { ...NOTHING, keepers });
      const playing = [...teams.claro, ...teams.oscuro, ...teams.suplente.slice(0, 1)].filter(
        ({ id }) => id !== left,
      );
      expect(figuresOf(teams, after)).toEqual(fewestMoves(teams, playing));
      const ids = (some: TeamCandidate[]) => some.map(({ id }) => id).toSorted();
      expect(ids([...after.claro, ...after.oscuro])).toEqual(ids(playing));
      expect(after.suplente).toEqual(teams.suplente.slice(1));
    }),
    { numRuns: 1000 },
  );
});

test('after a late arrival the repair moves the fewest players', () => {
  fc.assert(
    fc.property(evenings, ({ teams, newcomer }) => {
      fc.pre(teams.claro.length < 5 || teams.oscuro.length < 5);
      const after = repairTeams(teams, { arrived: newcomer }, NOTHING);
      const playing = [...teams.claro, ...teams.oscuro, newcomer];
      expect(figuresOf(teams, after)).toEqual(fewestMoves(teams, playing));
      expect(after.suplente).toEqual(teams.suplente);
    }),
    { numRuns: 300 },
  );
});

/**
 * Generates hand-made teams, and the players of the match after some have left and others have confirmed one after the
 * other.
 */
const afterwards = fc
  .record({ evening: evenings, left: fc.subarray([...'ABCDEFGHIJKLMN']), come: fc.nat({ max: 4 }) })
  .map(({ evening: { teams, keepers }, left, come }) => {
    const before = [...teams.claro, ...teams.oscuro, ...teams.suplente];
    const stayed = before.filter(({ id }) => !left.includes(id));
    const late = [...'VWXYZ'].slice(0, come).map((name, index) => player(name, 2 + index));
    const timed = [...stayed, ...late].map((one, index) => {
      return { ...one, confirmedAt: `2026-11-26T12:00:${String(index).padStart(2, '0')}` };
    });
    return { teams, players: timed, keepers };
  });

test('one repair places all present players once, with the fewest moves, after any number of changes', () => {
  const ids = (some: readonly { id: string }[]) => some.map(({ id }) => id).toSorted();
  fc.assert(
    fc.property(afterwards, ({ teams, players, keepers }) => {
      const after = teamsFollowing(teamIds(teams), players, { ...NOTHING, keepers });
      fc.pre(after !== null);
      const { claro, oscuro, suplente } = after;
      expect(ids([...claro, ...oscuro, ...suplente])).toEqual(ids(players));
      const stayed = (team: TeamCandidate[]) => team.filter(({ id }) => ids(players).includes(id));
      const freed = [teams.claro, teams.oscuro]
        .map((team) => team.length - stayed(team).length)
        .reduce((sum, one) => sum + one);
      const entering = stayed(teams.suplente).slice(0, freed);
      expect(ids([...claro, ...oscuro])).toEqual(expect.arrayContaining(ids(entering)));
      const isSame = freed === 0 && claro.length + oscuro.length === placesIn(teams);
      expect(figuresOf(teams, after)).toEqual(
        isSame ? figuresOf(teams, teams) : fewestMoves(teams, [...claro, ...oscuro]),
      );
    }),
    { numRuns: 1000 },
  );
});

const placesIn = ({ claro, oscuro }: Teams<unknown>) => claro.length + oscuro.length;

test('a drop-out with a replacement moves no other player', () => {
  const teams = teamIds(teamsOf('A4 B3 C3 | D4 E3 F3'));
  const all = teamsOf('A4 C3 Z3 | D4 E3 F3');
  const players = [...all.claro, ...all.oscuro].map((one) => ({ ...one, confirmedAt: null }));
  const after = teamsFollowing(teams, players, NOTHING);
  expect(after && textOf(after)).toBe('ACZ | DEF | ');
});

test('teams that have all who are in, and no one else, stay as they are', () => {
  const teams = teamsOf('A5 B5 | C2 D2 | E3');
  const players = Object.values(teams)
    .flat()
    .map((one) => ({ ...one, confirmedAt: null }));
  expect(teamsFollowing(teamIds(teams), players, NOTHING)).toBeNull();
});
