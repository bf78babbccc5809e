import type { Player } from '@picadito/domain';
import { Button } from '../../../ui/button.tsx';

/**
 * Row of a player who can be added to the match: a player of the match's own list, or a guest, who comes from another
 * list.
 */
export function CandidateRow({
  player,
  isGuest,
  from,
  busy,
  onAdd,
}: {
  player: Player;
  isGuest: boolean;
  /** The name of the list from which a guest comes; undefined for a player of the match's own list. */
  from: string | undefined;
  busy: boolean;
  onAdd: () => void;
}) {
  return (
    <li className="flex items-center gap-3 bg-raised py-1 pr-1 pl-3">
      <div className="min-w-0 flex-1 py-1">
        <p className="text-[1.0625rem] leading-snug font-bold">{player.name}</p>
        <p className="text-sm text-mute">
          Nivel {player.skillLevel} ·{' '}
          {isGuest ? <span className="text-cyan">Invitado</span> : 'De la lista del partido'}
          {from && ` · ${from}`}
        </p>
      </div>
      <Button
        variant="ghost"
        size="sm"
        loading={busy}
        aria-label={`SUMAR a ${player.name}`}
        onClick={onAdd}
      >
        SUMAR
      </Button>
    </li>
  );
}
