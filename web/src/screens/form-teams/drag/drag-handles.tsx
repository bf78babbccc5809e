import { useDraggable } from '@dnd-kit/core';
import type { MatchPlayer } from '@picadito/domain';
import type { PointerEvent } from 'react';
import { Icon } from '../../../ui/icon.tsx';
import type { Dragged } from './drag-aim.ts';

type Handle = { player: MatchPlayer; dragged: Dragged };

/** Button on a card of the list of players, with which the player is dragged by mouse, touch or keyboard. */
export function CardHandle({ player, dragged }: Handle) {
  const { attributes, listeners, setNodeRef, isDragging } = useDraggable({
    id: `card-${player.id}`,
    data: dragged,
    attributes: { roleDescription: 'arrastrable' },
  });
  return (
    <button
      {...attributes}
      {...listeners}
      ref={setNodeRef}
      type="button"
      aria-label={`Mover a ${player.name}`}
      className={`grid w-full cursor-grab touch-none place-items-center hover:bg-raised hover:text-ink focus-visible:-outline-offset-3 ${
        isDragging ? 'text-coin' : 'text-mute'
      }`}
    >
      <Icon name="grip" />
    </button>
  );
}

/**
 * Cover that makes a whole chip on the board draggable, with a mouse or a pen only. Touch must scroll the page there,
 * and the keyboard uses the handles of the list.
 */
export function ChipHandle({ player, dragged }: Handle) {
  const { listeners, setNodeRef, isDragging } = useDraggable({
    id: `chip-${player.id}`,
    data: dragged,
  });
  return (
    <span
      // The chip contains a button, which serves the keyboard and assistive technology.
      role="presentation"
      ref={setNodeRef}
      className={`absolute inset-0 cursor-grab hover:bg-coin/25 ${isDragging ? 'bg-pitch/70' : ''}`}
      onPointerDown={(event: PointerEvent) => {
        if (event.pointerType !== 'touch') listeners?.['onPointerDown']?.(event);
      }}
    />
  );
}
