import { firstName, type MatchPlayer } from '@picadito/domain';
import { Icon } from '../../../ui/icon.tsx';

/** Who is in and has not said today to come. */
export function SilentToday({ players }: { players: readonly MatchPlayer[] }) {
  return (
    <details className="border-l-4 border-line bg-panel text-sm">
      <summary className="notice-title">
        <span>
          <span className="text-mute">Sin confirmar hoy:</span>{' '}
          {players.map(({ name }) => firstName(name)).join(', ')}
        </span>
        <Icon name="down" className="text-mute" />
      </summary>
    </details>
  );
}
