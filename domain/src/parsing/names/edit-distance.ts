/**
 * Returns how many letters must be changed, added, removed or swapped with the next to turn `one` into `other`. Any
 * distance above `most` is returned as `most + 1`, so that long words cost little.
 */
export function editDistance(one: string, other: string, most: number): number {
  if (Math.abs(one.length - other.length) > most) return most + 1;
  let before: number[] = [];
  let last = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (let row = 1; row <= one.length; row++) {
    const here = [row];
    for (let column = 1; column <= other.length; column++) {
      const isSame = one[row - 1] === other[column - 1];
      const isSwapped = one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1];
      here[column] = Math.min(
        at(here, column - 1) + 1,
        at(last, column) + 1,
        at(last, column - 1) + (isSame ? 0 : 1),
        isSwapped && row > 1 ? at(before, column - 2) + 1 : Infinity,
      );
    }
    if (Math.min(...here) > most) return most + 1;
    [before, last] = [last, here];
  }
  return Math.min(at(last, other.length), most + 1);
}

function at(row: readonly number[], column: number): number {
  return row[column] ?? Infinity;
}
