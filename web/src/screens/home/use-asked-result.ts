import type { Home, Match } from '@picadito/domain';
import { useState } from 'react';
import { useHome } from '../../matches/home.ts';
import { local } from '../../sync/storage.ts';

/** Names the stored id of the match whose result card was put away last. */
const LATER = 'picadito-later';

const askedOf = ({ asked, matches }: Home) => matches.find(({ id }) => id === asked);

/**
 * Returns the match whose result home asks for, and a function that puts the card away. The match stays until then, so
 * that the organiser can add the scorers after saving the score.
 */
export function useAskedResult() {
  const { data: asked } = useHome(askedOf);
  const [match, setMatch] = useState<Match>();
  if (!match && asked && asked.id !== local.get(LATER)) setMatch(asked);
  const putAway = ({ id }: Match) => {
    local.set(LATER, id);
    setMatch(undefined);
  };
  return [match, putAway] as const;
}
