import type { Player } from '@picadito/domain';
import { type ReactNode, type RefObject, useRef, useState } from 'react';
import { useEventCallback } from '../../lib/use-event-callback.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Panel } from '../../ui/panel.tsx';
import { SearchInput } from '../../ui/inputs/search-input.tsx';
import { useLazyDialog } from '../../forms/use-lazy-dialog.ts';
import { usePlayerSearch } from '../use-player-search.ts';

type Rows = {
  listId: string;
  /** Text that the screen shows when a player could not be deleted. */
  failure: string;
  /**
   * Renders the rows of the players that match the search. `onDelete` asks before it deletes a player; it never
   * changes, so that rows can be memoised.
   */
  renderRows: (found: readonly Player[], onDelete: (player: Player) => void) => ReactNode;
};

/**
 * Shows the players of a list, with their number, a search and a way to delete them. Shows `waiting` until the players
 * have loaded.
 */
export function ListPlayers({
  players,
  waiting,
  ...rows
}: Rows & { players: readonly Player[] | undefined; waiting?: ReactNode }) {
  /** Element that takes the focus when the row that had the focus disappears. */
  const panel = useRef<HTMLDivElement>(null);
  return (
    <Panel
      title="Jugadores"
      action={
        players && (
          <p className="flex items-center gap-2 text-mute">
            Total: <span className="font-score text-score text-coin">{players.length}</span>
          </p>
        )
      }
    >
      <div ref={panel} tabIndex={-1} className="outline-none">
        {!players && waiting}
        {players?.length === 0 && (
          <EmptyState icon="users">No hay jugadores. ¡Agrega algunos!</EmptyState>
        )}
        {players && players.length > 0 && (
          <FoundPlayers {...rows} players={players} panel={panel} />
        )}
      </div>
    </Panel>
  );
}

function FoundPlayers({
  listId,
  failure,
  renderRows,
  players,
  panel,
}: Rows & { players: readonly Player[]; panel: RefObject<HTMLElement | null> }) {
  const { query, setQuery, found, resultText, nobody } = usePlayerSearch(players);
  const [leaving, setLeaving] = useState<Player | null>(null);
  const { Dialog, whenLoaded } = useLazyDialog(() =>
    import('../delete-player-dialog.tsx').then((m) => m.DeletePlayerDialog),
  );
  const askToDelete = useEventCallback(
    (player: Player) => void whenLoaded(() => setLeaving(player)),
  );
  return (
    <>
      <SearchInput
        label="Buscar jugadores"
        value={query}
        onChange={setQuery}
        resultText={resultText}
      />
      {nobody ? <EmptyState icon="search">{nobody}</EmptyState> : renderRows(found, askToDelete)}
      {Dialog && (
        <Dialog
          listId={listId}
          player={leaving}
          failure={failure}
          onClose={(deleted) => {
            setLeaving(null);
            if (deleted) requestAnimationFrame(() => panel.current?.focus({ preventScroll: true }));
          }}
        />
      )}
    </>
  );
}
