import { searchFor } from '@picadito/domain';
import { useDeferredValue, useMemo, useState } from 'react';

/** Rows of the first paint; the others follow without holding it up. */
const FIRST_ROWS = 20;

/**
 * The players whose names a search finds. Typing and the first paint stay ahead of the rows, however
 * many there are: `found` comes a moment later, so give it to a memoised list.
 */
export function usePlayerSearch<P extends { name: string }>(players: readonly P[]) {
  const [query, setQuery] = useState('');
  const searched = useDeferredValue(query).trim();
  const all = useMemo(() => {
    const isFound = searchFor(searched);
    return searched ? players.filter(({ name }) => isFound(name)) : players;
  }, [players, searched]);
  const found = useDeferredValue(all, all.slice(0, FIRST_ROWS));
  return {
    query,
    setQuery,
    found,
    /** '2 de 12'; undefined while nothing is searched. */
    resultText: searched ? `${all.length} de ${players.length}` : undefined,
    /** One sentence in place of the rows, when no player is found. */
    nobody: all.length === 0 && searched ? `Nadie en esta lista se llama «${searched}».` : null,
  };
}
