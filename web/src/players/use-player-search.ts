import { searchFor } from '@picadito/domain';
import { useDeferredValue, useMemo, useState } from 'react';

/** Limits the rows of the first paint; the others follow without delaying it. */
const FIRST_ROWS = 20;

/**
 * Returns the players with names that match a search. `found` is deferred, so that many rows delay neither typing nor
 * the first paint; it needs a memoised list.
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
    /** Holds a text such as '2 de 12'; undefined without a search. */
    resultText: searched ? `${all.length} de ${players.length}` : undefined,
    /** Holds a sentence that replaces the rows if no player is found, otherwise null. */
    nobody: all.length === 0 && searched ? `Nadie en esta lista se llama «${searched}».` : null,
  };
}
