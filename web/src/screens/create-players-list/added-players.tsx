import { SKILL_NAMES_IN_LISTS } from '@picadito/domain';
import { useEffect, useRef } from 'react';
import { bringIntoSight } from '../../lib/bring-into-sight.ts';
import { PlayerRow } from '../../players/player-row.tsx';
import { playersText } from '../../players/players-text.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Panel } from '../../ui/panel.tsx';
import type { DraftPlayer } from './list-draft.ts';

/**
 * Shows the players of a new list and their count. The newest is first, which is right below the form on phones, and
 * comes into sight when it is added.
 */
export function AddedPlayers({
  players,
  disabled,
  onRemove,
}: {
  players: readonly DraftPlayer[];
  disabled: boolean;
  onRemove: (player: DraftPlayer) => void;
}) {
  /** The element that gets the focus after a row is removed. */
  const panel = useRef<HTMLDivElement>(null);
  const newest = useRef<HTMLUListElement>(null);
  const known = useRef(players.length);
  useEffect(() => {
    if (players.length > known.current)
      bringIntoSight(() => newest.current?.firstElementChild ?? null);
    known.current = players.length;
  }, [players.length]);
  return (
    <Panel
      title="Jugadores agregados"
      action={
        <p role="status" className="font-score text-score text-coin">
          <span aria-hidden="true">{players.length}</span>
          <span className="sr-only">{playersText(players.length)}</span>
        </p>
      }
    >
      <div ref={panel} tabIndex={-1} className="outline-none">
        {players.length === 0 ? (
          <EmptyState icon="users">No hay jugadores. ¡Agrega algunos!</EmptyState>
        ) : (
          <ul ref={newest} className="flex flex-col gap-2">
            {players.map((player) => (
              <PlayerRow
                key={player.name}
                player={player}
                names={SKILL_NAMES_IN_LISTS}
                onRemove={() => {
                  if (disabled) return;
                  onRemove(player);
                  panel.current?.focus({ preventScroll: true });
                }}
              />
            ))}
          </ul>
        )}
      </div>
    </Panel>
  );
}
