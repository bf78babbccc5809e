import { type Player, SKILL_NAMES } from '@picadito/domain';
import { memo } from 'react';
import { usePlayersApart, PLAYER_FAILURES } from '../../players/players.ts';
import { ListPlayers } from '../../players/lists/list-players.tsx';
import { PlayerRow } from '../../players/player-row.tsx';
import { LoadError } from '../../ui/load-error.tsx';
import { Loading } from '../../ui/loading.tsx';
import { isOwn } from '../../helpers/may.ts';

/** Shows the players of the list, or that they are loading or could not be loaded. */
export function PlayersPanel({ listId }: { listId: string }) {
  const players = usePlayersApart(listId);
  return (
    <ListPlayers
      listId={listId}
      players={players.data}
      failure={PLAYER_FAILURES.delete}
      waiting={
        players.isError ? (
          <LoadError onRetry={() => void players.refetch()}>{PLAYER_FAILURES.load}</LoadError>
        ) : (
          <Loading />
        )
      }
      renderRows={(found, onDelete) => <PlayerRows players={found} onDelete={onDelete} />}
    />
  );
}

const PlayerRows = memo(function PlayerRows({
  players,
  onDelete,
}: {
  players: readonly Player[];
  onDelete: (player: Player) => void;
}) {
  return (
    <ul className="mt-4 flex flex-col gap-2 md:-m-1 md:mt-3 md:max-h-80 md:scroll-pane md:p-1 min-[90rem]:grid min-[90rem]:grid-cols-[repeat(auto-fill,minmax(17rem,1fr))] min-[90rem]:items-start">
      {players.map((player) => (
        <PlayerRow
          key={player.id}
          player={player}
          names={SKILL_NAMES}
          onRemove={isOwn(player) ? () => onDelete(player) : undefined}
        />
      ))}
    </ul>
  );
});
