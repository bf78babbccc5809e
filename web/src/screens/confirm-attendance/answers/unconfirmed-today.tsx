import type { MatchPlayer } from '@picadito/domain';
import { Icon } from '../../../ui/icon.tsx';

type Props = {
  silent: readonly MatchPlayer[];
  /** Returns the short name of a player. */
  nameOf: (playerId: string) => string;
};

/** Notice that names the confirmed players who have not said on the day of the match that they come. */
export function UnconfirmedToday({ silent, nameOf }: Props) {
  return (
    <details className="border-l-4 border-line bg-panel text-sm">
      <summary className="notice-title">
        <span>
          <span className="text-mute">Sin confirmar hoy:</span>{' '}
          {silent.map(({ id }) => nameOf(id)).join(', ')}
        </span>
        <Icon name="down" className="text-mute" />
      </summary>
    </details>
  );
}
