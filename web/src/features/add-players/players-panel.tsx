import { matchesSearch, type Player, SKILL_NAMES } from '@picadito/domain';
import { useRef, useState } from 'react';
import { usePlayers } from '../../api/players.ts';
import { PlayerRow } from '../../components/player-row.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { LoadError } from '../../ui/load-error.tsx';
import { Loading } from '../../ui/loading.tsx';
import { Panel } from '../../ui/panel.tsx';
import { SearchInput } from '../../ui/search-input.tsx';
import { DeletePlayerDialog } from './delete-player-dialog.tsx';

/** The players of the list: search, total, delete. */
export function PlayersPanel({ listId }: { listId: string }) {
  const players = usePlayers(listId);
  const total = players.data?.length ?? 0;
  return (
    <Panel
      title="Jugadores"
      action={
        players.data && (
          <p className="flex items-center gap-2 text-mute">
            Total: <span className="font-score text-score text-coin">{total}</span>
          </p>
        )
      }
    >
      {players.isPending && <Loading />}
      {players.isError && (
        <LoadError onRetry={() => void players.refetch()}>
          Error al cargar los jugadores. Por favor intenta de nuevo.
        </LoadError>
      )}
      {players.data && total === 0 && (
        <EmptyState icon="users">No hay jugadores. ¡Agrega algunos!</EmptyState>
      )}
      {players.data && total > 0 && <FoundPlayers listId={listId} players={players.data} />}
    </Panel>
  );
}

function FoundPlayers({ listId, players }: { listId: string; players: Player[] }) {
  const [query, setQuery] = useState('');
  const [leaving, setLeaving] = useState<Player | null>(null);
  /** Takes the focus of a row that goes away. */
  const rows = useRef<HTMLUListElement>(null);
  const found = players.filter((player) => matchesSearch(player.name, query));
  const searching = query.trim() !== '';
  return (
    <>
      <SearchInput
        label="Buscar jugadores"
        value={query}
        onChange={setQuery}
        resultText={searching ? `${found.length} de ${players.length}` : undefined}
      />
      {found.length === 0 ? (
        <EmptyState icon="search">{`Nadie en esta lista se llama «${query.trim()}».`}</EmptyState>
      ) : (
        <ul
          ref={rows}
          tabIndex={-1}
          className="mt-4 flex flex-col gap-2 outline-none md:-m-1 md:mt-3 md:max-h-80 md:scroll-py-2 md:overflow-y-auto md:p-1"
        >
          {found.map((player) => (
            <PlayerRow
              key={player.id}
              player={player}
              names={SKILL_NAMES}
              onRemove={() => setLeaving(player)}
            />
          ))}
        </ul>
      )}
      <DeletePlayerDialog
        listId={listId}
        player={leaving}
        onClose={(deleted) => {
          setLeaving(null);
          if (deleted) requestAnimationFrame(() => rows.current?.focus());
        }}
      />
    </>
  );
}
