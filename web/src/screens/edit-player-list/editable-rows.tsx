import { type TeamConstraints, type Player, SKILL_NAMES } from '@picadito/domain';
import { optionalPart } from '../../lib/lazy-with-retry.ts';
import { memo, Suspense, useRef } from 'react';
import { flushSync } from 'react-dom';
import { awayText } from '../../players/absences.ts';
import { PlayerRow } from '../../players/player-row.tsx';
import { EditPlayer } from './edit-player.tsx';
import { useConstraintTexts } from './use-constraint-texts.ts';
import { isOwn } from '../../helpers/may.ts';

/**
 * Controls for a player's team constraints. Their code is loaded with the first edited row; if it does not load, the
 * other fields work without them.
 */
const PlayerConstraints = optionalPart(() =>
  import('./player-constraints.tsx').then((code) => code.PlayerConstraints),
);

/** Controls for when a player plays; their code is loaded with the first edited row. */
const PlayerPresence = optionalPart(() =>
  import('./player-presence.tsx').then((code) => code.PlayerPresence),
);

/** Controls for a person who is on the list twice; their code is loaded with the first edited row. */
const SamePerson = optionalPart(() => import('./same-person.tsx').then((code) => code.SamePerson));

type Actions = {
  listId: string;
  /** All players of the list, not only the players that the search found; a pair may be made with any of them. */
  everyone: readonly Player[];
  /** The team constraints of the list; undefined until they are loaded. */
  constraints: TeamConstraints | undefined;
  /** The last day of the absence of each player who is away today, by player id. */
  away: ReadonlyMap<string, string>;
  onEditing: (id: string, open: boolean) => void;
  onDelete: (player: Player) => void;
};

export const EditableRows = memo(function EditableRows({
  players,
  editing,
  ...actions
}: Actions & { players: readonly Player[]; editing: ReadonlySet<string> }) {
  const { constraints, everyone, away } = actions;
  const words = useConstraintTexts(constraints, everyone);
  return players.map((player) => (
    <EditableRow
      key={player.id}
      {...actions}
      // Only an edited row gets the constraints; other rows show them as a text, and would render again without need.
      constraints={editing.has(player.id) ? constraints : undefined}
      note={noteOf(player, words?.get(player.id), away.get(player.id))}
      player={player}
      isEdited={editing.has(player.id)}
    />
  ));
});

/** Returns the text of a row about the constraints of its player, and when the player plays. */
function noteOf(
  { isRegular }: Player,
  constraints: string | undefined,
  until: string | undefined,
): string {
  return [isRegular && 'Fijo', constraints, until && awayText(until)].filter(Boolean).join(' · ');
}

/**
 * Row of a player, or a form in its place while the player is edited. The focus moves into the form when it opens, and
 * back to the edit button when it closes.
 */
const EditableRow = memo(function EditableRow({
  listId,
  everyone,
  constraints,
  away,
  note,
  player,
  isEdited,
  onEditing,
  onDelete,
}: Actions & { player: Player; note: string; isEdited: boolean }) {
  const form = useRef<HTMLLIElement>(null);
  const editButton = useRef<HTMLButtonElement>(null);

  function setEdited(open: boolean): void {
    flushSync(() => onEditing(player.id, open)); // The element that gets the focus exists only after this render.
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
        onRemove={isOwn(player) ? () => onDelete(player) : undefined}
      />
    );
  }
  return (
    <li ref={form} className="border-l-4 border-coin bg-raised/40 p-3">
      <EditPlayer
        listId={listId}
        player={player}
        everyone={everyone}
        onClose={() => setEdited(false)}
      />
      <Suspense>
        <PlayerPresence listId={listId} player={player} away={away} />
      </Suspense>
      {constraints && (
        <Suspense>
          <PlayerConstraints player={player} players={everyone} constraints={constraints} />
        </Suspense>
      )}
      {isOwn(player) && (
        <Suspense>
          <SamePerson
            listId={listId}
            player={player}
            others={everyone.filter(({ id }) => id !== player.id)}
          />
        </Suspense>
      )}
    </li>
  );
});
