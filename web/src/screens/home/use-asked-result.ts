import type { Home, Match } from '@picadito/domain';
import { useState } from 'react';
import { useHome } from '../../home/home.ts';
import { local } from '../../sync/storage.ts';

/** Storage key of the id of the match whose result card was dismissed last. */
const LATER = 'picadito-later';

const askedOf = ({ asked, matches }: Home) => matches.find(({ id }) => id === asked);

/**
 * Returns the match whose result home asks for (undefined if there is none), and a function that dismisses the card.
 * The match stays until the card is dismissed, so that the organiser can add the scorers after saving the score.
 */
export function useAskedResult() {
  const { data: asked } = useHome(askedOf);
  const [match, setMatch] = useState<Match>();
  if (!match && asked && asked.id !== local.get(LATER)) setMatch(asked);
  const dismiss = ({ id }: Match) => {
    local.set(LATER, id);
    setMatch(undefined);
  };
  return [match, dismiss] as const;
}
