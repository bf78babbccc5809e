/**
 * The search by starts improves divisions as long as two players who change places, or one player who moves to a
 * shorter team, make them better. The starts depend on the seed, and the work is limited by the number of divisions
 * instead of the time, so the result is the same on every device.
 */
import type { BestDivisions } from './best-divisions.ts';
import { brokenIn, effortOf, levelsOf } from './division-costs.ts';
import { emptyTally, place, type Row, type Tally } from './division-row.ts';
import { bitCount } from './halves.ts';

/** Maximum number of divisions that the search compares. */
const DIVISIONS_MAX = 15_000;
/** Maximum number of players, on average, that a further start of a repair takes out of their teams. */
const EXCHANGES_MAX = 6;

export function tryStarts(row: Row, best: BestDivisions, random: () => number): void {
  let compared = 0;
  for (let start = 0; compared < DIVISIONS_MAX; start += 1) {
    const teams = startOf(row, random, start);
    const tally = tallyOf(row, teams);
    compared += improve(row, tally, teams);
    best.add(row.before ? tally : tallyOf(row, inOrder(teams)));
  }
}

function tallyOf(row: Row, teams: readonly number[]): Tally {
  const tally = emptyTally(row.teamCount);
  for (const [player, team] of teams.entries()) place(row, tally, player, team, 1);
  return tally;
}

/** Returns the same division with its teams in the order of their best players. */
function inOrder(teams: readonly number[]): number[] {
  const order = [...new Set(teams)];
  return teams.map((team) => order.indexOf(team));
}

/**
 * Returns the team of each player at a start. A repair keeps the teams before it, at further starts without a few
 * players. All others are dealt from the best to the weakest, with chance among similar levels.
 */
function startOf(row: Row, random: () => number, start: number): number[] {
  const { playerCount, teamCount, ratings, before } = row;
  const chance = before ? 1 : 1 + (start % 4);
  const players = Array.from({ length: playerCount }, (_, player) => player)
    .map((player) => ({ player, weight: (ratings[player] ?? 0) + random() * chance }))
    .toSorted((one, other) => other.weight - one.weight)
    .map(({ player }) => player);
  const out = Math.min(start, EXCHANGES_MAX) / playerCount;
  const teams = Array.from({ length: playerCount }, () => -1);
  const sizes = Array.from({ length: teamCount }, () => 0);
  const short = Math.floor(playerCount / teamCount);
  const longCount = playerCount % teamCount;
  const hasRoom = (team: number) => {
    const size = sizes[team] ?? 0;
    return (
      size < short || (size === short && sizes.filter((one) => one > short).length < longCount)
    );
  };
  const put = (player: number, team: number) => {
    teams[player] = team;
    sizes[team] = (sizes[team] ?? 0) + 1;
  };
  for (const player of players) {
    const team = before?.findIndex((mask) => ((mask >> player) & 1) === 1) ?? -1;
    if (team >= 0 && hasRoom(team) && random() >= out) put(player, team);
  }
  for (const player of players.filter((one) => teams[one] === -1)) {
    const [team = 0] = sizes
      .map((size, index) => ({ size, index, draw: random() }))
      .filter(({ index }) => hasRoom(index))
      .toSorted((one, other) => one.size - other.size || one.draw - other.draw)
      .map(({ index }) => index);
    put(player, team);
  }
  return teams;
}

/** Improves the division in place, and returns how many divisions it has compared. */
function improve(row: Row, tally: Tally, teams: number[]): number {
  const climb = new Climb(row, tally, teams);
  let isImproving = true;
  while (isImproving) {
    isImproving = false;
    for (let one = 0; one < row.playerCount; one += 1) {
      for (let team = 0; team < row.teamCount; team += 1) {
        if (climb.tryMove(one, team)) isImproving = true;
      }
      for (let other = one + 1; other < row.playerCount; other += 1) {
        if (climb.trySwap(one, other)) isImproving = true;
      }
    }
  }
  return climb.compared;
}

/** Class of a division that is changed only if that makes it better. */
class Climb {
  compared = 0;
  private readonly row: Row;
  private readonly tally: Tally;
  private readonly teams: number[];
  private effort: number;
  private levels: number;
  private broken: number;

  constructor(row: Row, tally: Tally, teams: number[]) {
    this.row = row;
    this.tally = tally;
    this.teams = teams;
    this.effort = effortOf(row, tally);
    this.levels = levelsOf(tally);
    this.broken = brokenIn(row, tally.masks);
  }

  /** Moves a player to a shorter team if that is better. */
  tryMove(player: number, to: number): boolean {
    const from = this.teams[player] ?? 0;
    if ((this.tally.sizes[from] ?? 0) <= (this.tally.sizes[to] ?? 0)) return false;
    const repeated = this.matesIn(to, player) - this.matesIn(from, player);
    this.move(player, to);
    const isBetter = this.keepIfBetter(repeated);
    if (!isBetter) this.move(player, from);
    return isBetter;
  }

  /** Lets two players change places if that is better. */
  trySwap(one: number, other: number): boolean {
    const from = this.teams[one] ?? 0;
    const to = this.teams[other] ?? 0;
    if (from === to) return false;
    const repeated =
      this.matesIn(to, one, other) +
      this.matesIn(from, other, one) -
      this.matesIn(from, one) -
      this.matesIn(to, other);
    this.move(one, to);
    this.move(other, from);
    const isBetter = this.keepIfBetter(repeated);
    if (!isBetter) {
      this.move(one, from);
      this.move(other, to);
    }
    return isBetter;
  }

  private move(player: number, to: number): void {
    place(this.row, this.tally, player, this.teams[player] ?? 0, -1);
    place(this.row, this.tally, player, to, 1);
    this.teams[player] = to;
  }

  /**
   * Tells whether the changed division is better, and stores its costs if so. `repeated` is the number of pairs of
   * teammates that it repeats more than before.
   */
  private keepIfBetter(repeated: number): boolean {
    this.compared += 1;
    const { row, tally } = this;
    const effort = effortOf(row, tally);
    if (effort > this.effort) return false;
    const levels = levelsOf(tally);
    if (effort === this.effort && levels > this.levels) return false;
    const broken = brokenIn(row, tally.masks);
    const worse = effort - this.effort || levels - this.levels || broken - this.broken || repeated;
    if (worse >= 0) return false;
    this.effort = effort;
    this.levels = levels;
    this.broken = broken;
    return true;
  }

  /** Returns how many players of a team were recent teammates of a player. The player `but` is not counted. */
  private matesIn(team: number, player: number, but = player): number {
    return bitCount((this.row.mates[player] ?? 0) & (this.tally.masks[team] ?? 0) & ~(1 << but));
  }
}
