import { distinctNames, type Player } from '@picadito/domain';
import { useFiguraCounts } from '../../results/figuras.tsx';

/** Maximum number of players shown; the players voted figura most often come first. */
const SHOWN_MAX = 12;

/** List of the players who were voted figura of a match, with the number of times. */
export function FiguraCounts({ players }: { players: readonly Player[] }) {
  const counts = useFiguraCounts() ?? [];
  if (counts.length === 0) return null;
  const nameOf = new Map(players.map((player) => [player.id, player.name]));
  const shown = counts.slice(0, SHOWN_MAX).map((one) => {
    return { ...one, name: nameOf.get(one.id) ?? one.name };
  });
  return (
    <>
      <h3 className="mt-4 mb-2 font-display text-d3 tracking-wide">La figura</h3>
      <ul className="grid gap-2 sm:grid-cols-2 lg:grid-cols-3">
        {distinctNames(shown, players).map(({ id, name, times }) => (
          <li key={id} className="flex items-baseline justify-between gap-3 bg-raised p-3">
            <span className="min-w-0 font-bold">{name}</span>
            <span className="shrink-0 text-sm font-bold text-coin tabular-nums">
              {times === 1 ? '1 vez' : `${times} veces`}
            </span>
          </li>
        ))}
      </ul>
    </>
  );
}
