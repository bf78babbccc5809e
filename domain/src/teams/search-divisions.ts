/**
 * Every division is tried if there are few enough: of up to 22 players in two teams, 15 in three and 12 in four. A
 * repair has more divisions, because no player is in a given team, so all of them are tried only for fewer players. Of
 * more players the best of many starts is taken (improve-divisions.ts).
 */
import { BestDivisions } from './best-divisions.ts';
import { brokenInTwo, levelsOfTwo, repeatedIn } from './division-costs.ts';
import { emptyTally, type Row, type Tally } from './division-row.ts';
import { scattered } from './hash.ts';
import { bitCount } from './halves.ts';
import { tryStarts } from './improve-divisions.ts';

/**
 * Largest numbers of players for which every division is tried, by the number of teams; REPAIRED_UP_TO is for repairs.
 */
const EXACT_UP_TO: Readonly<Record<number, number>> = { 2: 22, 3: 15, 4: 12 };
const REPAIRED_UP_TO: Readonly<Record<number, number>> = { 2: 20, 3: 12, 4: 11 };

/**
 * Returns the best divisions as masks of teams, up to three, the best first. Unless teams are repaired, the best player
 * is in the first team, and the best player who is in none of the teams before is in the next one.
 */
export function searchDivisions(row: Row, random: () => number): (readonly number[])[] {
  const best = new BestDivisions(row);
  const exactUpTo = row.before ? REPAIRED_UP_TO : EXACT_UP_TO;
  if (row.playerCount <= (exactUpTo[row.teamCount] ?? 0)) tryAll(row, best);
  else tryStarts(row, best, random);
  return best.options();
}

/** Tries every division once. */
export function tryAll(row: Row, best: BestDivisions): void {
  new ExactSearch(row, best).run();
}

/** Number of bits for a count of players in the one number that has all figures of a team. */
const COUNT_BITS = 5;
const COUNT_MASK = (1 << COUNT_BITS) - 1;

/** Tries all divisions: the players of one team after the other, and the last team has the players who are left. */
class ExactSearch {
  private readonly row: Row;
  private readonly best: BestDivisions;
  private readonly tally: Tally;
  private readonly figures: Int32Array;
  /**
   * By team: the mask of the players who are left for this team and the teams after it, and the sum of their figures.
   */
  private readonly rest: Int32Array;
  private readonly restFigures: Int32Array;

  constructor(row: Row, best: BestDivisions) {
    this.row = row;
    this.best = best;
    this.tally = emptyTally(row.teamCount);
    this.figures = figuresOf(row);
    this.rest = new Int32Array(row.teamCount + 1);
    this.restFigures = new Int32Array(row.teamCount + 1);
  }

  run(): void {
    const everyone = (1 << this.row.playerCount) - 1;
    this.rest[0] = everyone;
    this.restFigures[0] = this.figures.reduce((sum, figure) => sum + figure, 0);
    this.tryTeam(0, repeatedIn(this.row, Int32Array.of(everyone)));
  }

  /**
   * Tries all players of a team. `repeated` is the number of pairs of teammates that repeat if all players who are left
   * for this team and the teams after it are in one team.
   */
  private tryTeam(team: number, repeated: number): void {
    const { playerCount, teamCount } = this.row;
    const rest = this.rest[team] ?? 0;
    const count = bitCount(rest);
    const others = teamCount - 1 - team;
    const short = Math.floor(playerCount / teamCount);
    for (const size of [short, short + 1]) {
      const left = count - size;
      if (left >= short * others && left <= (short + 1) * others)
        this.pick(team, size, rest, count, 0, 0, 0, repeated);
    }
  }

  /**
   * Adds `missing` of the free players to a team in every possible way. `mask`, `figure` and `draw` are those of the
   * players who are in it already. `repeated` is the number of pairs of teammates that repeat if the team has only
   * these players and the others who are left are in one team.
   */
  private pick(
    team: number,
    missing: number,
    free: number,
    freeCount: number,
    mask: number,
    figure: number,
    draw: number,
    repeated: number,
  ): void {
    // Unless teams are repaired, the best player who is left is in this team.
    const least = mask === 0 && !this.row.before ? freeCount : missing;
    const rest = this.rest[team] ?? 0;
    const { mates, draws } = this.row;
    let left = free;
    for (let leftCount = freeCount - 1; leftCount >= least - 1; leftCount -= 1) {
      const player = 31 - Math.clz32(left & -left);
      left &= left - 1;
      const sum = figure + (this.figures[player] ?? 0);
      const drawn = (draw + (draws[player] ?? 0)) | 0;
      // The pairs of a player with the others who are left no longer repeat, and those with this team repeat again.
      const own = mates[player] ?? 0;
      const pairs = repeated - bitCount(own & rest) + 2 * bitCount(own & mask);
      const players = mask | (1 << player);
      if (missing > 1) this.pick(team, missing - 1, left, leftCount, players, sum, drawn, pairs);
      else this.complete(team, players, sum, drawn, pairs);
    }
  }

  private complete(
    team: number,
    mask: number,
    figure: number,
    draw: number,
    repeated: number,
  ): void {
    const { best, row, tally } = this;
    const others = (this.rest[team] ?? 0) & ~mask;
    const otherFigures = (this.restFigures[team] ?? 0) - figure;
    if (row.teamCount === 2 && !row.before && !this.mayBeBest(mask, figure, draw, repeated)) return;
    this.put(team, mask, figure, draw);
    if (row.before) {
      tally.moved = movedIn(row.before, tally.masks, team);
      // The moves alone are too many if the best repair so far has no other fault.
      if (tally.moved > best.effort) return;
    }
    if (team + 2 < row.teamCount) {
      this.rest[team + 1] = others;
      this.restFigures[team + 1] = otherFigures;
      this.tryTeam(team + 1, repeated);
      return;
    }
    this.put(team + 1, others, otherFigures, 0);
    if (row.before) tally.moved = movedIn(row.before, tally.masks, team + 1);
    best.add(tally, repeated);
  }

  private put(team: number, mask: number, figure: number, draw: number): void {
    const { tally } = this;
    tally.masks[team] = mask;
    tally.sizes[team] = bitCount(mask);
    tally.sums[team] = figure >> (2 * COUNT_BITS);
    tally.tops[team] = (figure >> COUNT_BITS) & COUNT_MASK;
    tally.keepers[team] = figure & COUNT_MASK;
    tally.draws[team] = draw;
  }

  /** Tells whether two teams can be among the best, without their tally. The values are those of the first team. */
  private mayBeBest(mask: number, figure: number, draw: number, repeated: number): boolean {
    const { best, row } = this;
    const other = (this.restFigures[0] ?? 0) - figure;
    const sums = (figure >> (2 * COUNT_BITS)) - (other >> (2 * COUNT_BITS));
    const tops = ((figure >> COUNT_BITS) & COUNT_MASK) - ((other >> COUNT_BITS) & COUNT_MASK);
    const keepers = (figure & COUNT_MASK) - (other & COUNT_MASK);
    const longer = 2 * bitCount(mask) - row.playerCount;
    const missing = Math.max(0, sums * longer);
    const levels = levelsOfTwo(missing, Math.abs(tops), Math.abs(keepers), Math.abs(sums));
    if (levels !== best.levels) return levels < best.levels;
    const broken = brokenInTwo(row, mask);
    if (broken !== best.broken) return broken < best.broken;
    if (repeated !== best.repeated) return repeated < best.repeated;
    return scattered(draw >>> 0) <= best.draw;
  }
}

/** Returns how many players of the first teams, up to `last`, were in another team before. */
function movedIn(before: Int32Array, masks: Int32Array, last: number): number {
  let moved = 0;
  for (let team = 0; team <= last; team += 1) {
    for (let other = 0; other < before.length; other += 1) {
      if (other !== team) moved += bitCount((masks[team] ?? 0) & (before[other] ?? 0));
    }
  }
  return moved;
}

/**
 * Packs into one number for each player, from the high bits to the low ones: the level, 1 for level 5, and 1 for a
 * keeper.
 */
function figuresOf({ ratings, tops, keepers }: Row): Int32Array {
  return ratings.map(
    (rating, player) =>
      (rating << (2 * COUNT_BITS)) | ((tops[player] ?? 0) << COUNT_BITS) | (keepers[player] ?? 0),
  );
}
