import { searchFor } from '@picadito/domain';
import { useDeferredValue, useMemo, useState } from 'react';
import { nothingFound } from '../lib/nothing-found.ts';

/** Number of rows in the first paint. The other rows follow without delaying it. */
const FIRST_ROWS = 20;

/**
 * Returns the search's text, its setter and the players that match. `found` is deferred, so that many rows delay
 * neither typing nor the first paint. Pass a memoised array of players: a new array in every render would repeat the
 * search.
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
    /** Text such as '2 de 12'; undefined without a search. */
    resultText: searched ? `${all.length} de ${players.length}` : undefined,
    /** Sentence to show instead of rows if no player matches the search; otherwise null. */
    nobody:
      all.length === 0 && searched ? nothingFound('Nadie en esta lista se llama', searched) : null,
  };
}
