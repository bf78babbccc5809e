import type { Match, MatchAnswers, MatchPlayer } from '@picadito/domain';
import { useKeepGuest, ANSWER_FAILURES } from '../../../waitlist/answers.ts';
import { GuestLevel } from '../../../waitlist/guest-level.tsx';
import type { BroughtGuest } from '../../../waitlist/answer-group.ts';
import { guestText } from '../../../waitlist/shown-answer.ts';
import { failureSentence } from '../../../sync/failure-sentence.ts';
import { Button } from '../../../ui/button.tsx';
import { toastError } from '../../../ui/toast/toasts.ts';
import { Dialog, CloseButton } from '../../../ui/dialog.tsx';

type Props = {
  isOpen: boolean;
  match: Match;
  players: readonly MatchPlayer[];
  answers: MatchAnswers;
  onClose: () => void;
};

/**
 * Shows the guests that players bring. The organiser can change the level of a guest, and keep a guest whose host
 * leaves.
 */
export function GuestsDialog({ isOpen, match, players, answers, onClose }: Props) {
  return (
    <Dialog isOpen={isOpen} title="Invitados" onClose={onClose}>
      <ul className="mt-2 divide-y-2 divide-raised">
        {answers.guests.map((guest) => {
          const player = players.find(({ id }) => id === guest.playerId);
          return (
            player && <GuestRow key={player.id} matchId={match.id} player={player} guest={guest} />
          );
        })}
      </ul>
      <CloseButton onClose={onClose} />
    </Dialog>
  );
}

type RowProps = { matchId: string; player: MatchPlayer; guest: BroughtGuest };

function GuestRow({ matchId, player, guest }: RowProps) {
  const keep = useKeepGuest(matchId);
  const { id, name } = player;
  const { isKept, hasLeft } = guest;
  return (
    <li className="flex flex-col gap-2 py-3">
      <p className="leading-snug">
        <strong className="wrap-anywhere">{name}</strong>{' '}
        <span className="text-sm text-mute">{guestText(guest)}</span>
      </p>
      <div className="flex flex-wrap items-end justify-between gap-2">
        <GuestLevel matchId={matchId} player={player} />
        <Button
          variant="ghost"
          size="sm"
          onClick={() =>
            keep.mutate(
              { playerId: id, isKept: !isKept },
              {
                onError: (error) =>
                  toastError(failureSentence(error, { action: ANSWER_FAILURES.keep })),
              },
            )
          }
        >
          {isKept ? '✓ SE QUEDA' : 'DEJARLO'}
          <span className="sr-only"> a {name}</span>
        </Button>
      </div>
      <p className="text-sm text-mute">{keepingText(guest)}</p>
    </li>
  );

  function keepingText({ hostName }: BroughtGuest): string {
    const host = hostName ?? 'quien lo trae';
    if (isKept) return `Juega aunque ${host} se baje.`;
    return hasLeft
      ? 'Si lo dejás, vuelve al lugar que tenía.'
      : `Si ${host} se baja, se va también.`;
  }
}
