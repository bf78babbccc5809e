import type { RankedPlayer } from '@picadito/domain';
import { classNames } from '../../ui/class-names.ts';
import { Icon } from '../../ui/icon.tsx';
import { Panel } from '../../ui/panel.tsx';

/** This week's best; `player` is null while there is none, or once the player `isGone` from every list. */
export function MvpCard({ player, isGone }: { player: RankedPlayer | null; isGone: boolean }) {
  return (
    <Panel
      title="MVP de la Semana"
      className={classNames('flex grow flex-col', player && 'frame-coin')}
    >
      <div className="flex grow items-center gap-4 lg:flex-col lg:justify-center lg:text-center">
        <span
          className={classNames(
            'grid size-16 shrink-0 place-items-center forced-colors:border',
            player ? 'bevel bg-coin text-void' : 'bg-raised text-line',
          )}
        >
          <Icon name="star" size={48} />
        </span>
        {player ? (
          <Facts player={player} />
        ) : (
          <p className="text-balance text-mute">
            {isGone
              ? 'El MVP de esta semana ya no está en tus listas.'
              : 'Esta semana todavía no hay MVP: sale de los partidos que completes.'}
          </p>
        )}
      </div>
    </Panel>
  );
}

function Facts({ player: { name, rank, matchesPlayed } }: { player: RankedPlayer }) {
  return (
    <div className="min-w-0">
      <p className="font-display text-d2 tracking-wide text-coin">{name}</p>
      <p className="flex flex-wrap gap-x-3 text-mute lg:justify-center">
        <span>{rank}º del ranking</span>
        <span>
          {matchesPlayed} {matchesPlayed === 1 ? 'partido' : 'partidos'}
        </span>
      </p>
    </div>
  );
}
