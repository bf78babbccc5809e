import type { Home, Match } from '@picadito/domain';
import { useState } from 'react';
import { useHome } from '../../matches/home.ts';
import { local } from '../../sync/storage.ts';

/** The match whose card was put away last. */
const LATER = 'picadito-later';

const askedOf = ({ asked, matches }: Home) => matches.find(({ id }) => id === asked);

/** The match whose result is asked for, until it is put away: who saves a score may name the scorers after it. */
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
