import type { MatchPlayer } from '@picadito/domain';
import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';

/**
 * Explains how to report a player who left, and shows a button for each confirmed player without a team. The button
 * puts the player into a team.
 */
export function LateArrivals({
  players,
  onArrive,
}: {
  players: readonly MatchPlayer[];
  onArrive: (player: MatchPlayer) => void;
}) {
  return (
    <div className="flex flex-col gap-3">
      <p className="text-mute">¿Se bajó alguien? Tocalo y entra el que sigue.</p>
      {players.length > 0 && (
        <ul aria-label="Confirmados sin equipo" className="flex flex-wrap gap-3">
          {players.map((player) => (
            <li key={player.id} className="min-w-0">
              <Button variant="ghost" size="sm" onClick={() => onArrive(player)}>
                <Icon name="user-plus" />
                Llegó {player.name}
              </Button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
