import { type Player, SKILL_NAMES } from '@picadito/domain';
import { memo, useRef } from 'react';
import { flushSync } from 'react-dom';
import { PlayerRow } from '../../components/player-row.tsx';
import { EditPlayer } from './edit-player.tsx';

type Actions = {
  listId: string;
  onEditing: (id: string, open: boolean) => void;
  onDelete: (player: Player) => void;
};

export const EditableRows = memo(function EditableRows({
  players,
  editing,
  ...actions
}: Actions & { players: readonly Player[]; editing: ReadonlySet<string> }) {
  return players.map((player) => (
    <EditableRow key={player.id} {...actions} player={player} isEdited={editing.has(player.id)} />
  ));
});

/** A player to read or, once asked for, to change in his place; the focus follows. */
const EditableRow = memo(function EditableRow({
  listId,
  player,
  isEdited,
  onEditing,
  onDelete,
}: Actions & { player: Player; isEdited: boolean }) {
  const form = useRef<HTMLLIElement>(null);
  const editButton = useRef<HTMLButtonElement>(null);

  function setEdited(open: boolean): void {
    flushSync(() => onEditing(player.id, open)); // what takes the focus is there only then
    if (open) form.current?.querySelector('input')?.focus();
    else editButton.current?.focus();
  }

  if (!isEdited) {
    return (
      <PlayerRow
        player={player}
        names={SKILL_NAMES}
        editButton={editButton}
        onEdit={() => setEdited(true)}
        onRemove={() => onDelete(player)}
      />
    );
  }
  return (
    <li ref={form} className="border-l-4 border-coin bg-raised/40 p-3">
      <EditPlayer listId={listId} player={player} onClose={() => setEdited(false)} />
    </li>
  );
});
