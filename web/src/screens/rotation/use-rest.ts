import { gameName, type ShownGame } from '@picadito/domain';
import { useEffect, useRef, useState } from 'react';

/** Time in milliseconds for which the buttons of a game take no tap after the games have changed. */
const REST_MS = 3_000;

/** Type of a change of the games by this phone. */
type OwnChange = 'record' | 'undo' | 'correct';

type Rest = { author: string | null; mayUndo: boolean };

/**
 * Returns the rest after a change of the games: by this phone (`own`), or by `author` elsewhere. Only a game that this
 * phone has recorded can be undone during the rest, so that a second tap, or one that meets a game from elsewhere,
 * removes nothing.
 */
export function restAfter(own: OwnChange | null, author: string | null): Rest {
  return { author: own ? null : author, mayUndo: own === 'record' };
}

/**
 * Returns `isResting`, which is true while the buttons of a game take no tap, because a game was recorded or removed a
 * moment ago, here or on another device, so that no game is recorded twice. `mayUndo` is true if the last game can be
 * undone now. `author` is who recorded the last game, if it came from elsewhere; `noteOwn` says that this phone is about
 * to change the games.
 */
export function useRest(games: readonly ShownGame[]) {
  const state = games.map(gameName).join(' ');
  const before = useRef(state);
  const own = useRef<OwnChange | null>(null);
  const [rest, setRest] = useState<Rest | null>(null);
  const author = games.at(-1)?.author ?? null;
  useEffect(() => {
    if (before.current === state) return;
    before.current = state;
    setRest(restAfter(own.current, author));
    own.current = null;
  }, [state, author]);
  useEffect(() => {
    if (!rest) return undefined;
    const timer = setTimeout(() => setRest(null), REST_MS);
    return () => clearTimeout(timer);
  }, [rest]);
  return {
    isResting: rest !== null,
    mayUndo: rest === null || rest.mayUndo,
    author: rest?.author ?? null,
    noteOwn: (change: OwnChange) => {
      own.current = change;
    },
  };
}
