import { type Player, SKILL_NAMES } from '@picadito/domain';
import { memo, type RefObject, useRef, useState } from 'react';
import { usePlayers } from '../../api/players.ts';
import { PlayerRow } from '../../components/player-row.tsx';
import { useDialogOnDemand } from '../../components/use-dialog-on-demand.ts';
import { usePlayerSearch } from '../../components/use-player-search.ts';
import { SCREEN } from '../../lib/failures.ts';
import { useStable } from '../../lib/use-stable.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { LoadError } from '../../ui/load-error.tsx';
import { Loading } from '../../ui/loading.tsx';
import { Panel } from '../../ui/panel.tsx';
import { SearchInput } from '../../ui/search-input.tsx';

/** The players of the list: search, total, delete. */
export function PlayersPanel({ listId }: { listId: string }) {
  const players = usePlayers(listId);
  const total = players.data?.length ?? 0;
  /** Takes the focus of a row that goes away. */
  const panel = useRef<HTMLDivElement>(null);
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
      <div ref={panel} tabIndex={-1} className="outline-none">
        {players.isPending && <Loading />}
        {players.isError && !players.data && (
          <LoadError onRetry={() => void players.refetch()}>{SCREEN.loadPlayers}</LoadError>
        )}
        {players.data && total === 0 && (
          <EmptyState icon="users">No hay jugadores. ¡Agrega algunos!</EmptyState>
        )}
        {players.data && total > 0 && (
          <FoundPlayers listId={listId} players={players.data} panel={panel} />
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
  const { query, setQuery, found, resultText, nobody } = usePlayerSearch(players);
  const [leaving, setLeaving] = useState<Player | null>(null);
  const { Dialog, ask } = useDialogOnDemand(() =>
    import('../../components/delete-player-dialog.tsx').then((m) => m.DeletePlayerDialog),
  );
  const askToRemove = useStable((player: Player) => void ask(() => setLeaving(player)));
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
        <PlayerRows players={found} onRemove={askToRemove} />
      )}
      {Dialog && (
        <Dialog
          listId={listId}
          player={leaving}
          failure={SCREEN.deletePlayer}
          onClose={(deleted) => {
            setLeaving(null);
            if (deleted) requestAnimationFrame(() => panel.current?.focus({ preventScroll: true }));
          }}
        />
      )}
    </>
  );
}

const PlayerRows = memo(function PlayerRows({
  players,
  onRemove,
}: {
  players: readonly Player[];
  onRemove: (player: Player) => void;
}) {
  return (
    <ul className="mt-4 flex flex-col gap-2 md:-m-1 md:mt-3 md:max-h-80 md:scroll-pane md:p-1">
      {players.map((player) => (
        <PlayerRow
          key={player.id}
          player={player}
          names={SKILL_NAMES}
          onRemove={() => onRemove(player)}
        />
      ))}
    </ul>
  );
});
