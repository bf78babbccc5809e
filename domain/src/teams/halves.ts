/**
 * All ways to divide players into claro and oscuro with sizes that differ by at most one: for ten 252, since each
 * split counts with both colours. That is few enough for an exhaustive, exact search. Players have an index, and a
 * split is a bit mask: the bit of a player's index is set in claro.
 */
import { TEAM_SIZE_MAX } from '../limits.ts';

export type Halves<Player> = { claro: Player[]; oscuro: Player[] };

/** The splits of a row of so many. Throws a RangeError for more than two full teams. */
export function halvesOf(count: number): number[] {
  if (count > TEAM_SIZE_MAX * 2) throw new RangeError(`${count} do not play`);
  const sizes = new Set([Math.floor(count / 2), Math.ceil(count / 2)]);
  return [...sizes].flatMap((size) => splitsWith(size, count));
}

/** Those with so many in claro, from the least number to the greatest. */
function splitsWith(size: number, count: number): number[] {
  if (size === 0) return [0];
  const splits: number[] = [];
  for (let split = (1 << size) - 1; split < 1 << count; split = nextAlike(split)) {
    splits.push(split);
  }
  return splits;
}

/** The next greater number with as many bits (Gosper's). */
function nextAlike(bits: number): number {
  const lowest = bits & -bits;
  const carried = bits + lowest;
  return carried | (((bits ^ carried) / lowest) >> 2);
}

/** Each half in the order of the row. */
export function partedBy<Player>(row: readonly Player[], split: number): Halves<Player> {
  return {
    claro: row.filter((_, index) => split & (1 << index)),
    oscuro: row.filter((_, index) => !(split & (1 << index))),
  };
}

/** The players who satisfy a predicate, as a bit mask. */
export function maskOf<Player>(row: readonly Player[], holds: (player: Player) => boolean): number {
  return row.reduce((bits, player, index) => (holds(player) ? bits | (1 << index) : bits), 0);
}

export function bitCount(bits: number): number {
  let count = 0;
  for (let rest = bits; rest; rest &= rest - 1) count += 1;
  return count;
}

/** The sum of the values of the players in `bits`, by index. */
export function sumOf(bits: number, values: readonly number[]): number {
  let sum = 0;
  for (let rest = bits; rest; rest &= rest - 1) sum += values[31 - Math.clz32(rest & -rest)] ?? 0;
  return sum;
}
