/*
 * All ways to part players into claro and oscuro with sizes that differ by at most one: for ten 252, since each
 * split counts with both colours. Few enough to look at every one, so that what is chosen among them is exact.
 */
import { TEAM_SIZE_MAX } from '../model/limits.ts';

export type Halves<Player> = { claro: Player[]; oscuro: Player[] };

/** Each half in the order of `players`. Throws a RangeError for more than two full teams. */
export function* halves<Player>(players: readonly Player[]): Generator<Halves<Player>> {
  if (players.length > TEAM_SIZE_MAX * 2) throw new RangeError(`${players.length} do not play`);
  for (let inClaro = 0; inClaro < 2 ** players.length; inClaro += 1) {
    if (Math.abs(players.length - 2 * countOf(inClaro)) > 1) continue;
    yield {
      claro: players.filter((_, index) => inClaro & (1 << index)),
      oscuro: players.filter((_, index) => !(inClaro & (1 << index))),
    };
  }
}

/** How many bits are set. */
function countOf(bits: number): number {
  let count = 0;
  for (let rest = bits; rest; rest &= rest - 1) count += 1;
  return count;
}
