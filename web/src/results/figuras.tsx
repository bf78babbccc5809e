import { type FiguraReply, FIGURAS, nameList } from '@picadito/domain';
import { useQuery } from '@tanstack/react-query';
import { allPagesOf } from '../sync/cache/paged-query-of.ts';
import { MATCH_FAILURES } from '../matches/matches.ts';
import { Icon } from '../ui/icon.tsx';

/** Returns the result of `select` for the figuras of all matches; undefined while they are not loaded. */
function useFiguras<Selected>(select: (figuras: readonly FiguraReply[]) => Selected) {
  return useQuery({
    ...allPagesOf(FIGURAS.list),
    select: (pages) => select(pages.flatMap(({ rows }) => rows)),
    meta: { failure: MATCH_FAILURES.load },
  }).data;
}

/** Returns the names of the players voted best of a match, such as 'Ana y Beto'; undefined if there are none. */
export const useFigura = (matchId: string) =>
  useFiguras((figuras) => {
    const figura = figuras.find((one) => one.matchId === matchId);
    return figura && namesOf(figura);
  });

export const namesOf = ({ players }: Pick<FiguraReply, 'players'>) =>
  nameList(players.map(({ name }) => name));

/**
 * Returns each player's id, name and number of matches in which the player was voted best ('la figura'), highest number
 * first.
 */
export const useFiguraCounts = () => useFiguras(countsOf);

export function countsOf(
  figuras: readonly FiguraReply[],
): { id: string; name: string; times: number }[] {
  const all = figuras.flatMap(({ players }) => players);
  const byPlayer = Map.groupBy(all, ({ playerId }) => playerId);
  // The newest match comes first, so the first entry has the current name.
  return [...byPlayer]
    .map(([id, times]) => ({ id, name: times[0]?.name ?? '', times: times.length }))
    .toSorted((one, other) => other.times - one.times || (one.name < other.name ? -1 : 1));
}

/** Shows 'La figura: Ana' for a match with counted votes for its best player, and nothing for other matches. */
export function FiguraLine({ matchId }: { matchId: string }) {
  const names = useFigura(matchId);
  return names ? <FiguraNames names={names} /> : null;
}

export function FiguraNames({ names }: { names: string }) {
  return (
    <p className="flex items-center gap-1.5 text-sm font-bold text-coin">
      <Icon name="star" size={16} />
      La figura: {names}
    </p>
  );
}
