import { type TeamConstraints, type Player, SKILL_NAMES } from '@picadito/domain';
import { optionalPart } from '../../lib/optional-part.ts';
import { memo, Suspense, useRef } from 'react';
import { flushSync } from 'react-dom';
import { PlayerRow } from '../../players/player-row.tsx';
import { EditPlayer } from './edit-player.tsx';
import { useConstraintTexts } from './use-constraint-texts.ts';

/** Its code comes with the first row that is edited; where it does not arrive, the rest can be edited. */
const PlayerConstraints = optionalPart(() =>
  import('./player-constraints.tsx').then((code) => code.PlayerConstraints),
);

type Actions = {
  listId: string;
  /** Of the list, found or not. */
  everyone: readonly Player[];
  /** Undefined until they are known. */
  constraints: TeamConstraints | undefined;
  onEditing: (id: string, open: boolean) => void;
  onDelete: (player: Player) => void;
};

export const EditableRows = memo(function EditableRows({
  players,
  editing,
  ...actions
}: Actions & { players: readonly Player[]; editing: ReadonlySet<string> }) {
  const { constraints, everyone } = actions;
  const words = useConstraintTexts(constraints, everyone);
  return players.map((player) => (
    <EditableRow
      key={player.id}
      {...actions}
      // a row that only reads needs no more than its words
      constraints={editing.has(player.id) ? constraints : undefined}
      note={words?.get(player.id)}
      player={player}
      isEdited={editing.has(player.id)}
    />
  ));
});

/** A player's row, read-only or, on request, as a form in the same place; the focus follows. */
const EditableRow = memo(function EditableRow({
  listId,
  everyone,
  constraints,
  note,
  player,
  isEdited,
  onEditing,
  onDelete,
}: Actions & { player: Player; note: string | undefined; isEdited: boolean }) {
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
        note={note}
        editButton={editButton}
        onEdit={() => setEdited(true)}
        onRemove={() => onDelete(player)}
      />
    );
  }
  return (
    <li ref={form} className="border-l-4 border-coin bg-raised/40 p-3">
      <EditPlayer listId={listId} player={player} onClose={() => setEdited(false)} />
      {constraints && (
        <Suspense>
          <PlayerConstraints player={player} players={everyone} constraints={constraints} />
        </Suspense>
      )}
    </li>
  );
});
