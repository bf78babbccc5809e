import { gameName, type ShownGame } from '@picadito/domain';
import { useEffect, useRef, useState } from 'react';

/** Time in milliseconds for which the buttons of a game take no tap after the games have changed. */
const REST_MS = 3_000;

/**
 * Returns `isResting`, which is true while the buttons of a game take no tap, because a game was recorded or removed a
 * moment ago, here or on another device, so that no game is recorded twice. `author` is who recorded the last game, if
 * it came from elsewhere; `noteOwn` says that this phone is about to change the games.
 */
export function useRest(games: readonly ShownGame[]) {
  const state = games.map(gameName).join(' ');
  const before = useRef(state);
  const isOwn = useRef(false);
  const [rest, setRest] = useState<{ author: string | null } | null>(null);
  const author = games.at(-1)?.author ?? null;
  useEffect(() => {
    if (before.current === state) return;
    before.current = state;
    setRest({ author: isOwn.current ? null : author });
    isOwn.current = false;
  }, [state, author]);
  useEffect(() => {
    if (!rest) return undefined;
    const timer = setTimeout(() => setRest(null), REST_MS);
    return () => clearTimeout(timer);
  }, [rest]);
  return {
    isResting: rest !== null,
    author: rest?.author ?? null,
    noteOwn: () => {
      isOwn.current = true;
    },
  };
}
