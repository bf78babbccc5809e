/**
 * A division puts players into two to four teams whose sizes differ by at most one. Its costs are compared in this
 * order. Two teams: the longer team, which has one player more, has no higher sum of levels; players of level 5 are
 * spread; keepers are apart; sums are close; pairs marked to play together or apart do so. With three or four teams
 * level 5 and keepers come before the sums of longer teams. Then few pairs of teammates repeat from the last four
 * matches, and last comes a number drawn from a seed, so that every device orders equal divisions alike. A repair first
 * looks for level 5 that is spread, for sums that differ by at most 3, and for few moves.
 */
import type { Row, Tally } from './division-row.ts';
import { bitCount } from './halves.ts';
import { scattered } from './hash.ts';
import { BALANCE_MAX_DIFFERENCE } from '../limits.ts';

/** SUMS is larger than any sum of levels, and PLAYERS larger than any number of players. */
const SUMS = 256;
const PLAYERS = 32;

/** Returns the costs of levels and keepers as one number: the division with the smaller number is better. */
export function levelsOf({ sizes, sums, tops, keepers }: Tally): number {
  const spread = gapOf(tops) * PLAYERS + gapOf(keepers);
  const missing = missingIn(sizes, sums);
  const first = sizes.length === 2 ? missing * PLAYERS * PLAYERS + spread : spread * SUMS + missing;
  return first * SUMS + gapOf(sums);
}

/**
 * Returns the costs of levels and keepers of two teams, as `levelsOf` does. `missing` is by how much the sum of levels
 * of the longer team is higher, 0 or more. The others are absolute differences between the teams: in players of level 5,
 * in keepers, and in sums of levels.
 */
export function levelsOfTwo(missing: number, tops: number, keepers: number, sums: number): number {
  return ((missing * PLAYERS + tops) * PLAYERS + keepers) * SUMS + sums;
}

/** Returns by how much the sum of a longer team is higher than that of a shorter one, 0 or more. */
function missingIn(sizes: Int32Array, sums: Int32Array): number {
  if (gapOf(sizes) === 0) return 0;
  let long = 0;
  let short = 0;
  for (let team = 0; team < sizes.length; team += 1) long = Math.max(long, sizes[team] ?? 0);
  const length = long;
  long = 0;
  short = SUMS;
  for (let team = 0; team < sizes.length; team += 1) {
    const sum = sums[team] ?? 0;
    if (sizes[team] === length) long = Math.max(long, sum);
    else short = Math.min(short, sum);
  }
  return Math.max(0, long - short);
}

/**
 * Returns the cost that is compared first in a repair: how far the teams are from balanced ones, and then how many
 * players move, as one number. Returns 0 if there is no repair.
 */
export function effortOf({ before }: Row, { sums, tops, moved }: Tally): number {
  if (!before) return 0;
  const isUneven = gapOf(tops) > 1 ? SUMS : 0;
  return (isUneven + Math.max(0, gapOf(sums) - BALANCE_MAX_DIFFERENCE)) * PLAYERS + moved;
}

/** Returns how many pairs do not play as they are marked. */
export function brokenIn({ pairs }: Row, masks: Int32Array): number {
  let broken = 0;
  for (const { mask, isTogether } of pairs) {
    let areTogether = false;
    for (const team of masks) if ((team & mask) === mask) areTogether = true;
    if (areTogether !== isTogether) broken += 1;
  }
  return broken;
}

/** Returns how many pairs two teams break; `claro` is the mask of the first team, and all pairs play. */
export function brokenInTwo({ pairs }: Row, claro: number): number {
  let broken = 0;
  for (const { mask, isTogether } of pairs) {
    const inClaro = claro & mask;
    if ((inClaro === 0 || inClaro === mask) !== isTogether) broken += 1;
  }
  return broken;
}

/** Returns how many pairs of teammates repeat. */
export function repeatedIn({ mates, hasMates, playerCount }: Row, masks: Int32Array): number {
  if (!hasMates) return 0;
  let ends = 0;
  for (const mask of masks) {
    for (let player = 0; player < playerCount; player += 1) {
      if ((mask >> player) & 1) ends += bitCount((mates[player] ?? 0) & mask);
    }
  }
  return ends / 2;
}

/** Returns the number that orders divisions with the same costs. */
export function drawOf({ draws }: Tally): number {
  let drawn = 0;
  for (let team = 0; team < draws.length - 1; team += 1) {
    drawn = scattered((drawn + (draws[team] ?? 0)) >>> 0);
  }
  return drawn;
}

/** Returns the difference between the largest and the smallest value. */
function gapOf(values: Int32Array): number {
  let least = SUMS;
  let most = 0;
  for (let index = 0; index < values.length; index += 1) {
    const value = values[index] ?? 0;
    least = Math.min(least, value);
    most = Math.max(most, value);
  }
  return most - least;
}
