import { useDraggable } from '@dnd-kit/core';
import type { MatchPlayer } from '@picadito/domain';
import type { PointerEvent } from 'react';
import { Icon } from '../../../ui/icon.tsx';
import type { Dragged } from './drag-aim.ts';

type Handle = { player: MatchPlayer; dragged: Dragged };

/** Renders the handle of a card in the list, for mouse, touch and keyboard. */
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
 * Makes the chip on the board its own handle, for a mouse or a pen only: touch scrolls there, and the keyboard uses the
 * list.
 */
export function ChipHandle({ player, dragged }: Handle) {
  const { listeners, setNodeRef, isDragging } = useDraggable({
    id: `chip-${player.id}`,
    data: dragged,
  });
  return (
    <span
      // The chip's button serves the keyboard.
      role="presentation"
      ref={setNodeRef}
      className={`absolute inset-0 cursor-grab hover:bg-coin/25 ${isDragging ? 'bg-pitch/70' : ''}`}
      onPointerDown={(event: PointerEvent) => {
        if (event.pointerType !== 'touch') listeners?.['onPointerDown']?.(event);
      }}
    />
  );
}
