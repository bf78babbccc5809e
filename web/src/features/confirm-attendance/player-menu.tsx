import type { MatchPlayer } from '@picadito/domain';
import { useId, useRef } from 'react';
import { Icon } from '../../ui/icon.tsx';

export const SIDE_BUTTON =
  'flex min-h-12 w-18 flex-1 flex-col items-center justify-center hover:bg-raised focus-visible:-outline-offset-3';

const ITEM =
  'flex min-h-12 items-center gap-3 px-3 font-display text-d3 tracking-wide hover:bg-raised focus-visible:-outline-offset-3';

/** What one seldom does with a player: the browser's own popover, closed by Escape or a tap outside. */
export function PlayerMenu({
  player,
  isChosen,
  onChoose,
  onRemove,
}: {
  player: MatchPlayer;
  isChosen: boolean;
  onChoose: () => void;
  onRemove: () => void;
}) {
  const id = useId();
  const menu = useRef<HTMLDivElement>(null);
  return (
    <>
      <button
        type="button"
        popoverTarget={id}
        aria-label={`Más acciones para ${player.name}`}
        className={`${SIDE_BUTTON} text-mute`}
      >
        <Icon name="more" />
      </button>
      <div
        ref={menu}
        id={id}
        popover="auto"
        className="pix m-auto w-[min(320px,calc(100vw-40px))] bg-panel p-2 text-ink frame-cyan backdrop:bg-void/70"
      >
        <p className="px-3 py-2 font-bold">{player.name}</p>
        <div className="flex flex-col gap-2">
          <button
            type="button"
            popoverTarget={id}
            popoverTargetAction="hide"
            className={ITEM}
            onClick={onChoose}
          >
            <Icon name={isChosen ? 'minus' : 'megaphone'} className="text-cyan" />
            {isChosen ? 'QUITAR' : 'ELEGIR'}
            <span className="font-sans text-sm text-mute">
              {isChosen ? 'de la convocatoria' : 'para convocar'}
            </span>
          </button>
          <button
            type="button"
            className={ITEM}
            onClick={() => {
              // first, so that the focus is back at its button when the question takes it
              menu.current?.hidePopover();
              onRemove();
            }}
          >
            <Icon name="trash" className="text-danger" />
            ELIMINAR
            <span className="font-sans text-sm text-mute">de este partido</span>
          </button>
        </div>
      </div>
    </>
  );
}
