import type { MatchPlayer } from '@picadito/domain';
import { GuestLevel } from '../../../waitlist/guest-level.tsx';
import { CloseButton, Dialog } from '../../../ui/dialog.tsx';

/** Asks for the level of a guest, who is on no list where it could be changed. */
export function GuestLevelDialog({
  matchId,
  player,
  onClose,
}: {
  matchId: string;
  player: MatchPlayer | null;
  onClose: () => void;
}) {
  return (
    <Dialog isOpen={player !== null} title={player?.name ?? ''} onClose={onClose}>
      {player && <GuestLevel matchId={matchId} player={player} />}
      <CloseButton onClose={onClose} />
    </Dialog>
  );
}
