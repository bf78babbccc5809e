/*
 * A split of players into claro and oscuro is a bit mask in which the bit of a player's index is set if the player is
 * in claro.
 */
export type Halves<Player> = { claro: Player[]; oscuro: Player[] };

/** Returns the bit mask of the players of `row` who satisfy the predicate. */
export function maskOf<Player>(row: readonly Player[], holds: (player: Player) => boolean): number {
  return row.reduce((bits, player, index) => (holds(player) ? bits | (1 << index) : bits), 0);
}

/** Returns how many bits of a number of 32 bits are set, by adding up neighbouring bits in parallel. */
export function bitCount(bits: number): number {
  const pairs = bits - ((bits >>> 1) & 0x55555555);
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

/** Returns the sum of the values whose indexes are set in the bit mask `bits`. */
export function sumOf(bits: number, values: readonly number[]): number {
  let sum = 0;
  for (let rest = bits; rest; rest &= rest - 1) sum += values[31 - Math.clz32(rest & -rest)] ?? 0;
  return sum;
}
