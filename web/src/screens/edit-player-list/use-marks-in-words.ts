import type { TeamConstraints, Player } from '@picadito/domain';
import { useEffect, useMemo, useState } from 'react';
import type { marksInWords } from '../../teams/marks-of.ts';

/** Each player's marks in words, by id; the code loads only if there are marks. */
export function useMarksInWords(
  marks: TeamConstraints | undefined,
  players: readonly Player[],
): ReadonlyMap<string, string> | undefined {
  const [say, setSay] = useState<{ marksInWords: typeof marksInWords } | null>(null);
  const isAnyMarked = marks !== undefined && marks.keepers.length + marks.pairs.length > 0;
  useEffect(() => {
    // where it does not come the rows go without
    if (isAnyMarked) void import('../../teams/marks-of.ts').then(setSay, () => undefined);
  }, [isAnyMarked]);
  return useMemo(() => marks && say?.marksInWords(marks, players), [marks, say, players]);
}
