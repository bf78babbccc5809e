/**
 * Players can be divided into claro and oscuro, with sizes that differ by at most one, in few enough ways for an
 * exhaustive search: ten players have 252 splits, because swapped colours count as another split. A split is a bit mask
 * in which the bit of a player's index is set if the player is in claro.
 */
import { TEAM_SIZE_MAX } from '../limits.ts';

export type Halves<Player> = { claro: Player[]; oscuro: Player[] };

/** Returns all splits of `count` players into two halves. Throws a RangeError for more than two full teams. */
export function halvesOf(count: number): number[] {
  if (count > TEAM_SIZE_MAX * 2) throw new RangeError(`${count} do not play`);
  const sizes = new Set([Math.floor(count / 2), Math.ceil(count / 2)]);
  return [...sizes].flatMap((size) => splitsWith(size, count));
}

/** Returns the splits of `count` players with `size` players in claro, in ascending order. */
function splitsWith(size: number, count: number): number[] {
  if (size === 0) return [0];
  const splits: number[] = [];
  for (let split = (1 << size) - 1; split < 1 << count; split = nextAlike(split)) {
    splits.push(split);
  }
  return splits;
}

/** Returns the next greater number with the same number of set bits (Gosper's hack). */
function nextAlike(bits: number): number {
  const lowest = bits & -bits;
  const carried = bits + lowest;
  return carried | (((bits ^ carried) / lowest) >> 2);
}

/** Returns the two teams of a split of `row`, each in the order of `row`. */
export function partedBy<Player>(row: readonly Player[], split: number): Halves<Player> {
  return {
    claro: row.filter((_, index) => split & (1 << index)),
    oscuro: row.filter((_, index) => !(split & (1 << index))),
  };
}

/** Returns the bit mask of the players of `row` who satisfy the predicate. */
export function maskOf<Player>(row: readonly Player[], holds: (player: Player) => boolean): number {
  return row.reduce((bits, player, index) => (holds(player) ? bits | (1 << index) : bits), 0);
}

export function bitCount(bits: number): number {
  let count = 0;
  for (let rest = bits; rest; rest &= rest - 1) count += 1;
  return count;
}

/** Returns the sum of the values whose indexes are set in the bit mask `bits`. */
export function sumOf(bits: number, values: readonly number[]): number {
  let sum = 0;
  for (let rest = bits; rest; rest &= rest - 1) sum += values[31 - Math.clz32(rest & -rest)] ?? 0;
  return sum;
}
