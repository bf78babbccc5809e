import type { Player } from '@picadito/domain';
import { useCallback, useState } from 'react';
import { useTeamConstraints } from '../../teams/team-constraints.ts';
import { useSession } from '../../identity/session.ts';
import { useToday } from '../../identity/today.ts';
import { useAway } from '../../players/absences.ts';
import { ListPlayers } from '../../players/lists/list-players.tsx';
import { PLAYER_FAILURES } from '../../players/players.ts';
import { draftOf } from '../../forms/draft.ts';
import { draftOfPlayer } from './edit-player.tsx';
import { EditableRows } from './editable-rows.tsx';

/**
 * Shows the players of the list and lets the organiser search, change and delete them. Their team constraints appear
 * once they are loaded.
 */
export function EditablePlayers({ listId, players }: { listId: string; players: Player[] }) {
  const constraints = useTeamConstraints();
  const away = useAway(useToday());
  const uid = useSession((session) => session.user?.uid ?? '');
  /**
   * The ids of the players whose row is a form now. At first these are the players with a stored draft, so that a
   * reload opens their forms again.
   */
  const [editing, setEditing] = useState<ReadonlySet<string>>(
    () =>
      new Set(
        players.map(({ id }) => id).filter((id) => draftOf(uid, draftOfPlayer(id)).read() !== null),
      ),
  );
  const setEdited = useCallback((id: string, open: boolean) => {
    setEditing((before) => {
      const others = [...before].filter((one) => one !== id);
      return new Set(open ? [...others, id] : others);
    });
  }, []);

  return (
    <ListPlayers
      listId={listId}
      players={players}
      failure={PLAYER_FAILURES.deleteOfList}
      renderRows={(found, onDelete) => (
        <ul className="mt-4 flex flex-col gap-2">
          <EditableRows
            listId={listId}
            everyone={players}
            constraints={constraints.data}
            away={away}
            players={found}
            editing={editing}
            onEditing={setEdited}
            onDelete={onDelete}
          />
        </ul>
      )}
    />
  );
}
