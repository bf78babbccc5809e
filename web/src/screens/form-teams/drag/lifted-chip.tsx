import { DragOverlay, type Modifier } from '@dnd-kit/core';
import type { MatchPlayer } from '@picadito/domain';

/** Shows the name and level of the player being dragged at the pointer; nothing if `player` is null. */
export function LiftedChip({ player }: { player: MatchPlayer | null }) {
  return (
    <DragOverlay dropAnimation={null} modifiers={WITHIN_WINDOW} className="cursor-grabbing">
      {player && (
        <span className="pix flex min-h-11 w-max max-w-[80vw] items-center gap-3 bg-coin px-3 font-bold text-void frame-coin-lo">
          {player.name}
          <span className="font-score text-score-sm">{player.skillLevel}</span>
        </span>
      )}
    </DragOverlay>
  );
}

const FRAME_PX = 8;

/** Modifier of dnd-kit that stops the dragged name at the right edge of the window, so that it stays in sight. */
const withinWindow: Modifier = ({ transform, activeNodeRect, overlayNodeRect, windowRect }) => {
  if (!activeNodeRect || !overlayNodeRect || !windowRect) return transform;
  const right = windowRect.right - activeNodeRect.left - overlayNodeRect.width - FRAME_PX;
  return { ...transform, x: Math.min(transform.x, right) };
};
const WITHIN_WINDOW = [withinWindow];
