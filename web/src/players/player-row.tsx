import type { SkillLevel } from '@picadito/domain';
import type { Ref } from 'react';
import { Icon } from '../ui/icon.tsx';
import { phoneText } from './players-text.ts';

/** Shows a player in a list: the level as a number and in words, the name, the phone number and the actions. */
export function PlayerRow({
  player,
  names,
  note,
  onEdit,
  editButton,
  onRemove,
}: {
  /** The player; a player that is not stored on the server yet has no id. */
  player: { id?: string; name: string; skillLevel: SkillLevel; whatsapp: string | null };
  names: Record<SkillLevel, string>;
  note?: string | undefined;
  /** Called when the edit button is tapped; without it the row has no such button. */
  onEdit?: () => void;
  editButton?: Ref<HTMLButtonElement>;
  /** Called when the delete button is tapped; without it the row has no such button. */
  onRemove?: (() => void) | undefined;
}) {
  return (
    <li
      id={player.id && rowId(player.id)}
      // The margin keeps a row that is scrolled into sight clear of a toast.
      className="max-md:scroll-my-20 flex items-center gap-2 big-text:flex-wrap big-text:justify-end bg-raised py-1 pr-1 pl-2 max-[359px]:pr-0 [contain-intrinsic-height:auto_62px] [content-visibility:auto] sm:gap-3 sm:pl-3 md:max-lg:gap-1"
    >
      <span aria-hidden="true" className="level-square">
        {player.skillLevel}
      </span>
      <div className="min-w-0 flex-1 py-1 big-text:basis-full">
        <p className="text-[1.0625rem] leading-snug font-bold">{player.name}</p>
        <p className="flex flex-wrap gap-x-2 text-sm text-mute">
          <span>
            Nivel {player.skillLevel} · {names[player.skillLevel]}
          </span>
          {player.whatsapp && <WhatsApp number={player.whatsapp} />}
          {note && <span className="text-coin">{note}</span>}
        </p>
      </div>
      {onEdit && (
        <button
          ref={editButton}
          type="button"
          aria-label={`Editar a ${player.name}`}
          onClick={onEdit}
          className={`${ROW_BUTTON} hover:text-coin`}
        >
          <Icon name="edit" />
        </button>
      )}
      {onRemove && (
        <button
          type="button"
          aria-label={`Eliminar a ${player.name}`}
          onClick={onRemove}
          className={`${ROW_BUTTON} hover:text-danger`}
        >
          <Icon name="trash" />
        </button>
      )}
    </li>
  );
}

function WhatsApp({ number }: { number: string }) {
  return (
    <span className="tabular-nums">
      <span className="sr-only">WhatsApp </span>
      {phoneText(number)}
    </span>
  );
}

const rowId = (playerId: string) => `player-${playerId}`;

/** Returns the row of a player, or null while the player is not in the list. */
export function rowOfPlayer(playerId: string): HTMLElement | null {
  return document.getElementById(rowId(playerId));
}

const ROW_BUTTON =
  'grid size-12 shrink-0 place-items-center text-mute hover:bg-void focus-visible:outline-offset-0';
