import { type Player } from '@picadito/domain';
import { type RefObject, useCallback, useRef, useState } from 'react';
import { useSession } from '../../api/session.ts';
import { useDialogOnDemand } from '../../components/use-dialog-on-demand.ts';
import { usePlayerSearch } from '../../components/use-player-search.ts';
import { SCREEN } from '../../lib/failures.ts';
import { useStable } from '../../lib/use-stable.ts';
import { draftOf } from '../../state/draft.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Panel } from '../../ui/panel.tsx';
import { SearchInput } from '../../ui/search-input.tsx';
import { draftOfPlayer } from './edit-player.tsx';
import { EditableRows } from './editable-rows.tsx';

/** The players of the list: search, change, delete. */
export function EditablePlayers({ listId, players }: { listId: string; players: Player[] }) {
  /** Takes the focus of a row that goes away. */
  const panel = useRef<HTMLDivElement>(null);
  return (
    <Panel
      title="Jugadores"
      action={
        <p className="flex items-center gap-2 text-mute">
          Total: <span className="font-score text-score text-coin">{players.length}</span>
        </p>
      }
    >
      <div ref={panel} tabIndex={-1} className="outline-none">
        {players.length === 0 ? (
          <EmptyState icon="users">No hay jugadores. ¡Agrega algunos!</EmptyState>
        ) : (
          <FoundPlayers listId={listId} players={players} panel={panel} />
        )}
      </div>
    </Panel>
  );
}

function FoundPlayers({
  listId,
  players,
  panel,
}: {
  listId: string;
  players: Player[];
  panel: RefObject<HTMLElement | null>;
}) {
  const uid = useSession((session) => session.user?.uid ?? '');
  const { query, setQuery, found, resultText, nobody } = usePlayerSearch(players);
  const [leaving, setLeaving] = useState<Player | null>(null);
  const { Dialog, ask } = useDialogOnDemand(() =>
    import('../../components/delete-player-dialog.tsx').then((m) => m.DeletePlayerDialog),
  );
  const askToDelete = useStable((player: Player) => void ask(() => setLeaving(player)));
  /** Who is being changed; after a reload, those who were half typed. */
  const [editing, setEditing] = useState<ReadonlySet<string>>(
    () =>
      new Set(
        players.map(({ id }) => id).filter((id) => draftOf(uid, draftOfPlayer(id)).read() !== null),
      ),
  );
  const setEdited = useCallback((id: string, open: boolean) => {
    setEditing((before) => {
      const after = new Set(before);
      if (open) after.add(id);
      else after.delete(id);
      return after;
    });
  }, []);

  return (
    <>
      <SearchInput
        label="Buscar jugadores"
        value={query}
        onChange={setQuery}
        resultText={resultText}
      />
      {nobody ? (
        <EmptyState icon="search">{nobody}</EmptyState>
      ) : (
        <ul className="mt-4 flex flex-col gap-2">
          <EditableRows
            listId={listId}
            players={found}
            editing={editing}
            onEditing={setEdited}
            onDelete={askToDelete}
          />
        </ul>
      )}
      {Dialog && (
        <Dialog
          listId={listId}
          player={leaving}
          failure={SCREEN.deletePlayerOfList}
          onClose={(deleted) => {
            setLeaving(null);
            if (deleted) requestAnimationFrame(() => panel.current?.focus({ preventScroll: true }));
          }}
        />
      )}
    </>
  );
}
