import type { RankedPlayer } from '@picadito/domain';
import { useId } from 'react';
import { classNames } from '../../ui/class-names.ts';
import { Icon } from '../../ui/icon.tsx';

/**
 * Card of the MVP of the week. `player` is null if there is no MVP, or if the MVP is no longer in any list; `isGone` is
 * true in the latter case.
 */
export function MvpCard({ player, isGone }: { player: RankedPlayer | null; isGone: boolean }) {
  const titleId = useId();
  return (
    <section
      aria-labelledby={titleId}
      className={classNames(
        'pix flex items-center gap-3 bg-panel big-text:flex-col big-text:items-start px-3 py-2 lg:flex-col lg:py-4 lg:text-center',
        player && 'frame-coin',
      )}
    >
      <span
        className={classNames(
          'grid size-12 shrink-0 place-items-center forced-colors:border',
          player ? 'bevel bg-coin text-void' : 'bg-raised text-line',
        )}
      >
        <Icon name="star" size={36} />
      </span>
      <div className="min-w-0">
        <h2 id={titleId} className="font-display text-d4 tracking-wide">
          MVP de la Semana
        </h2>
        {player ? (
          <Facts player={player} />
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

function Facts({ player: { name, rank, matchesPlayed } }: { player: RankedPlayer }) {
  return (
    <p className="flex flex-wrap items-baseline gap-x-3 text-sm text-mute lg:justify-center">
      <span className="min-w-0 font-display text-d3 tracking-wide text-coin lg:basis-full">
        {name}
      </span>
      <span>{rank}º del ranking</span>
      <span>
        {matchesPlayed} {matchesPlayed === 1 ? 'partido' : 'partidos'}
      </span>
    </p>
  );
}
