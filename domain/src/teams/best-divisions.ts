import { brokenIn, drawOf, effortOf, levelsOf, repeatedIn } from './division-costs.ts';
import type { Row, Tally } from './division-row.ts';

const OPTIONS_MAX = 3;

/**
 * Type of a division that a search has found, with its costs in the order in which they are compared
 * (division-costs.ts).
 */
type Found = {
  effort: number;
  levels: number;
  broken: number;
  repeated: number;
  draw: number;
  masks: readonly number[];
};

/**
 * Collects the best divisions that a search finds: up to three with the same effort, levels and broken pairs. Divisions
 * that repeat fewer pairs of teammates come first, and the seed decides between equal ones.
 */
export class BestDivisions {
  private readonly row: Row;
  private found: Found[] = [];
  /**
   * The lowest effort (`effortOf`) that was found, and the costs of levels and pairs with it; Infinity before the first
   * division.
   */
  effort = Infinity;
  levels = Infinity;
  broken = Infinity;
  /** The number of repeated pairs and the drawn number of the third division; Infinity while fewer are found. */
  repeated = Infinity;
  draw = Infinity;

  constructor(row: Row) {
    this.row = row;
  }

  /** Returns the masks of the teams of the best divisions, the best first. */
  options(): (readonly number[])[] {
    return this.found.map(({ masks }) => masks);
  }

  /** Adds a division if it is among the best. `repeated` is its number of repeated pairs of teammates. */
  add(tally: Tally, repeated = repeatedIn(this.row, tally.masks)): void {
    const { row } = this;
    const { masks } = tally;
    const [best] = this.found;
    const effort = effortOf(row, tally);
    if (best && effort > best.effort) return;
    const levels = levelsOf(tally);
    if (best && effort === best.effort && levels > best.levels) return;
    const broken = brokenIn(row, masks);
    if (best) {
      const worse = effort - best.effort || levels - best.levels || broken - best.broken;
      if (worse > 0) return;
      if (worse < 0) this.found = [];
    }
    this.effort = effort;
    this.levels = levels;
    this.broken = broken;
    const last = this.found[OPTIONS_MAX - 1];
    if (last && repeated > last.repeated) return;
    const draw = drawOf(tally);
    if (last && repeated === last.repeated && draw > last.draw) return;
    const one = { effort, levels, broken, repeated, draw, masks: [...masks] };
    if (this.found.some((other) => compare(one, other) === 0)) return;
    this.found = [...this.found, one].toSorted(compare).slice(0, OPTIONS_MAX);
    const worst = this.found[OPTIONS_MAX - 1];
    this.repeated = worst ? worst.repeated : Infinity;
    this.draw = worst ? worst.draw : Infinity;
  }
}

function compare(one: Found, other: Found): number {
  return (
    one.repeated - other.repeated ||
    one.draw - other.draw ||
    one.masks.reduce((first, mask, team) => first || mask - (other.masks[team] ?? 0), 0)
  );
}
