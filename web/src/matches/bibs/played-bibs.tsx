import type { BibsReply } from '@picadito/domain';
import { TEXT_ACTION } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { useBibs } from './bibs.ts';
import { useBibsDialog } from './use-bibs-dialog.tsx';

/**
 * Says who took the bibs and the ball home after a match that was played, or else who has them, with a button to change
 * that. Renders nothing if nobody played.
 */
export function PlayedBibs({ matchId }: { matchId: string }) {
  const { data } = useBibs(matchId);
  const { open, dialog } = useBibsDialog();
  if (!data || data.players.length === 0) return null;
  return (
    <div className="mt-3 flex flex-wrap items-center gap-x-3 border-t-2 border-raised pt-2">
      <p className="min-w-0 wrap-anywhere">{textOf(data)}</p>
      <button type="button" className={`${TEXT_ACTION} -mx-2`} onClick={() => open(matchId)}>
        <Icon name="shirt" />
        SE LAS LLEVA…
      </button>
      {dialog}
    </div>
  );
}

function textOf({ holder, takenBy, players }: BibsReply): string {
  const taker = players.find(({ playerId }) => playerId === takenBy);
  if (taker) return `Pecheras y pelota: se las llevó ${taker.name}`;
  return holder ? `Pecheras y pelota: las tiene ${holder.name}` : 'Pecheras y pelota';
}
