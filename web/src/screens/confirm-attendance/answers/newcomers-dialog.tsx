import type { Match } from '@picadito/domain';
import { useState } from 'react';
import { ANSWER_FAILURES } from '../../../waitlist/answers.ts';
import { useDecideProposal, useDismissNewcomers } from '../../../waitlist/proposals.ts';
import type { NewcomerProposal } from '../../../waitlist/waiting-text.ts';
import { clockText, A_MINUTE_MS, useNow } from '../../../lib/clock.ts';
import { usePlayersApart } from '../../../players/players.ts';
import { failureSentence } from '../../../sync/failure-sentence.ts';
import { Button } from '../../../ui/button.tsx';
import { toastError } from '../../../ui/toast/toasts.ts';
import { Dialog, CloseButton } from '../../../ui/dialog.tsx';

type Props = {
  isOpen: boolean;
  match: Match;
  newcomers: readonly NewcomerProposal[];
  onClose: () => void;
};

/**
 * Dialog with the newcomers, people who asked by the group link to become players of the list; the organiser adds or
 * dismisses each.
 */
export function NewcomersDialog({ isOpen, match, newcomers, onClose }: Props) {
  return (
    <Dialog isOpen={isOpen} title="Quieren sumarse" onClose={onClose}>
      <ul className="mt-2 divide-y-2 divide-raised">
        {newcomers.map((one) => (
          <Newcomer key={one.id} match={match} proposal={one} />
        ))}
      </ul>
      {newcomers.length > 1 && <DismissAll matchId={match.id} />}
      <CloseButton onClose={onClose} />
    </Dialog>
  );
}

function Newcomer({
  match,
  proposal: { id: proposalId, name, madeAt },
}: {
  match: Match;
  proposal: NewcomerProposal;
}) {
  const [playerId, setPlayerId] = useState('');
  const now = useNow(A_MINUTE_MS);
  const { data: known = [] } = usePlayersApart(match.listId);
  const { mutate, isPending } = useDecideProposal(match.id);
  const same = playerId === '' ? {} : { playerId };
  const decide = (isAccepted: boolean) =>
    mutate(
      { proposalId, isAccepted, ...(isAccepted && same) },
      { onError: (error) => toastFailure(error, ANSWER_FAILURES.decide) },
    );
  return (
    <li className="flex flex-col gap-2 py-3">
      <p className="leading-snug">
        <strong className="wrap-anywhere">{name}</strong>{' '}
        <span className="text-sm text-mute">
          quiere sumarse · {clockText(madeAt, now, match.timeZone)}
        </span>
      </p>
      <label className="text-sm text-mute">
        ¿Ya está en la lista?
        <select
          className="mt-0.5 block min-h-11 w-full field px-3 text-base text-ink focus-visible:outline-offset-0"
          value={playerId}
          onChange={({ target }) => setPlayerId(target.value)}
        >
          <option value="">No, es nuevo</option>
          {known.map((player) => (
            <option key={player.id} value={player.id}>
              {player.name}
            </option>
          ))}
        </select>
      </label>
      <div className="flex flex-wrap gap-3 *:grow">
        <Button size="sm" loading={isPending} onClick={() => decide(true)}>
          {playerId === '' ? 'AGREGAR' : 'ES ESTE'}
          <span className="sr-only">: {name}</span>
        </Button>
        <Button variant="ghost" size="sm" disabled={isPending} onClick={() => decide(false)}>
          DESCARTAR
          <span className="sr-only">: {name}</span>
        </Button>
      </div>
    </li>
  );
}

function DismissAll({ matchId }: { matchId: string }) {
  const { mutate, isPending } = useDismissNewcomers(matchId);
  const dismiss = () =>
    mutate(undefined, { onError: (error) => toastFailure(error, ANSWER_FAILURES.dismissAll) });
  return (
    <div className="mt-3 flex *:grow">
      <Button variant="ghost" loading={isPending} onClick={dismiss}>
        DESCARTAR TODOS
      </Button>
    </div>
  );
}

function toastFailure(error: Error, action: string): void {
  toastError(failureSentence(error, { action }));
}
