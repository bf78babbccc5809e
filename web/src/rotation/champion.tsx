import type { Match } from '@picadito/domain';
import { useChampions } from './champions.ts';

/** Says who won the night of a match. Renders nothing before the night is finished. */
export function Champion({ match }: { match: Match }) {
  const champion = useChampions([match])(match);
  return champion ? <p className="champion">{champion}</p> : null;
}
