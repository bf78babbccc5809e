import { nameList, type RankedPlayer } from '@picadito/domain';
import { useId } from 'react';
import { classNames } from '../../ui/class-names.ts';
import { Icon } from '../../ui/icon.tsx';

/** Maximum number of names on the card; the grid of achievements names all players. */
const NAMES_MAX = 3;

/**
 * Card of the MVP of the week, which several players may share. `players` is empty if there is no MVP, or if the MVP is
 * no longer in any list; `isGone` is true if the MVP is no longer in any list.
 */
export function MvpCard({
  players,
  isGone,
}: {
  players: readonly RankedPlayer[];
  isGone: boolean;
}) {
  const isThere = players.length > 0;
  const titleId = useId();
  return (
    <section
      aria-labelledby={titleId}
      className={classNames(
        'pix flex items-center gap-3 bg-panel big-text:flex-col big-text:items-start px-3 py-2 lg:flex-col lg:py-4 lg:text-center',
        isThere && 'frame-coin',
      )}
    >
      <span
        className={classNames(
          'grid size-12 shrink-0 place-items-center forced-colors:border',
          isThere ? 'bevel bg-coin text-void' : 'bg-raised text-line',
        )}
      >
        <Icon name="star" size={36} />
      </span>
      <div className="min-w-0">
        <h2 id={titleId} className="font-display text-d4 tracking-wide">
          MVP de la Semana
        </h2>
        {isThere ? (
          <Facts players={players} />
        ) : (
          <p className="text-sm leading-snug text-balance text-mute">
            {isGone
              ? 'El MVP de esta semana ya no está en tus listas.'
              : 'Esta semana todavía no hay MVP: sale de los partidos que completes.'}
          </p>
        )}
      </div>
    </section>
  );
}

function Facts({ players }: { players: readonly RankedPlayer[] }) {
  return (
    <p className="flex flex-wrap items-baseline gap-x-3 text-sm text-mute lg:justify-center">
      <span className="min-w-0 font-display text-d3 tracking-wide text-coin lg:basis-full">
        {nameList(namesToShow(players))}
      </span>
      <Place players={players} />
    </p>
  );
}

function namesToShow(players: readonly RankedPlayer[]): string[] {
  const names = players.map(({ name }) => name);
  if (names.length <= NAMES_MAX) return names;
  return [...names.slice(0, NAMES_MAX - 1), `${names.length - NAMES_MAX + 1} más`];
}

function Place({ players }: { players: readonly RankedPlayer[] }) {
  const [first] = players;
  if (!first || players.some(({ matchesPlayed }) => matchesPlayed !== first.matchesPlayed))
    return null;
  const { rank, matchesPlayed } = first;
  const matches = `${matchesPlayed} ${matchesPlayed === 1 ? 'partido' : 'partidos'}`;
  if (players.length > 1) return <span>{matches} cada uno</span>;
  return (
    <>
      <span>{rank}º del ranking</span>
      <span>{matches}</span>
    </>
  );
}
