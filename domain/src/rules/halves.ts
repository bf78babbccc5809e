/*
 * All ways to part players into claro and oscuro with sizes that differ by at most one: for ten 252, since each
 * split counts with both colours. Few enough to look at every one, so that what is chosen among them is exact.
 * Players stand in a row, and a split is a number: the bit of a player's place is set when he is in claro.
 */
import { TEAM_SIZE_MAX } from '../model/limits.ts';

export type Halves<Player> = { claro: Player[]; oscuro: Player[] };

/** The splits of a row of so many. Throws a RangeError for more than two full teams. */
export function halvesOf(count: number): number[] {
  if (count > TEAM_SIZE_MAX * 2) throw new RangeError(`${count} do not play`);
  const splits: number[] = [];
  for (let split = 0; split < 1 << count; split += 1) {
    if (Math.abs(count - 2 * bitsIn(split)) <= 1) splits.push(split);
  }
  return splits;
}

/** Each half in the order of the row. */
export function partedBy<Player>(row: readonly Player[], split: number): Halves<Player> {
  return {
    claro: row.filter((_, place) => split & (1 << place)),
    oscuro: row.filter((_, place) => !(split & (1 << place))),
  };
}

/** Those of the row of whom something holds, as bits. */
export function placesOf<Player>(
  row: readonly Player[],
  holds: (player: Player) => boolean,
): number {
  return row.reduce((bits, player, place) => (holds(player) ? bits | (1 << place) : bits), 0);
}

export function bitsIn(bits: number): number {
  let count = 0;
  for (let rest = bits; rest; rest &= rest - 1) count += 1;
  return count;
}
