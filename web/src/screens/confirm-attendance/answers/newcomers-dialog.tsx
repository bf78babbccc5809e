import { type Match, ROSTER } from '@picadito/domain';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ANSWER_FAILURES } from '../../../waitlist/answers.ts';
import { useDecideProposal, useDismissNewcomers } from '../../../waitlist/proposals.ts';
import type { NewcomerProposal } from '../../../waitlist/waiting-text.ts';
import { bringIntoSight } from '../../../lib/bring-into-sight.ts';
import { clockText, A_MINUTE_MS, useNow } from '../../../lib/clock.ts';
import { toastAdded } from '../../../players/add-player.tsx';
import { namesakeIn } from '../../../players/player-rules.ts';
import { usePlayers, usePlayersApart } from '../../../players/players.ts';
import { useNamesakeQuestion } from '../../../players/use-namesake-question.tsx';
import { queryKeyOf } from '../../../sync/cache/query-of.ts';
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

/** Number of frames in which the row of an added player appears, because the players are loaded again first. */
const LOADING_FRAMES = 300;

/**
 * Dialog with the newcomers, people who asked by the group link to become players of the list; the organiser adds or
 * dismisses each.
 */
export function NewcomersDialog({ isOpen, match, newcomers, onClose }: Props) {
  const { data: players = [] } = usePlayers(match.listId);
  const { askNamesake, dialog } = useNamesakeQuestion(players);
  return (
    <>
      <Dialog isOpen={isOpen} title="Quieren sumarse" onClose={onClose}>
        <ul className="mt-2 divide-y-2 divide-raised">
          {newcomers.map((one) => (
            <Newcomer key={one.id} match={match} proposal={one} askNamesake={askNamesake} />
          ))}
        </ul>
        {newcomers.length > 1 && <DismissAll matchId={match.id} />}
        <CloseButton onClose={onClose} />
      </Dialog>
      {dialog}
    </>
  );
}

/**
 * Returns a function that says that a player was added to a match, and brings the player's card into sight. The player
 * is the one who is not in the match now, before the change is sent.
 */
function showsAdded(client: QueryClient, matchId: string): () => void {
  const idsNow = () =>
    (client.getQueryData(queryKeyOf(ROSTER.read, { id: matchId })) ?? []).map(({ id }) => id);
  const before = new Set(idsNow());
  return () => {
    toastAdded();
    bringIntoSight(() => {
      const added = idsNow().find((id) => !before.has(id));
      return added === undefined ? null : document.querySelector(`[data-player="${added}"]`);
    }, LOADING_FRAMES);
  };
}

type Decision = { isAccepted: boolean; playerId?: string };

function Newcomer({
  match,
  proposal: { id: proposalId, name, madeAt },
  askNamesake,
}: {
  match: Match;
  proposal: NewcomerProposal;
  askNamesake: ReturnType<typeof useNamesakeQuestion>['askNamesake'];
}) {
  const [playerId, setPlayerId] = useState('');
  const now = useNow(A_MINUTE_MS);
  const client = useQueryClient();
  const { data: players = [] } = usePlayers(match.listId);
  const { mutateAsync, isPending } = useDecideProposal(match.id);
  /** Sends the decision, and calls `then` after it is stored; this row is gone by then. */
  const decide = (body: Decision, then?: () => void) =>
    mutateAsync({ proposalId, ...body }).then(then, (error: Error) =>
      toastFailure(error, ANSWER_FAILURES.decide),
    );
  async function accept() {
    if (playerId !== '') return decide({ isAccepted: true, playerId });
    const answer = await askNamesake(name);
    if (answer === 'same') setPlayerId(namesakeIn(players, name)?.id ?? '');
    if (answer === 'another') await decide({ isAccepted: true }, showsAdded(client, match.id));
  }
  return (
    <li className="flex flex-col gap-2 py-3">
      <p className="leading-snug">
        <strong className="wrap-anywhere">{name}</strong>{' '}
        <span className="text-sm text-mute">
          quiere sumarse · {clockText(madeAt, now, match.timeZone)}
        </span>
      </p>
      <IsKnown listId={match.listId} playerId={playerId} onChange={setPlayerId} />
      <div className="flex flex-wrap gap-3 *:grow">
        <Button size="sm" loading={isPending} onClick={() => void accept()}>
          {playerId === '' ? 'AGREGAR' : 'ES ESTE'}
          <span className="sr-only">: {name}</span>
        </Button>
        <Button
          variant="ghost"
          size="sm"
          disabled={isPending}
          onClick={() => void decide({ isAccepted: false })}
        >
          DESCARTAR
          <span className="sr-only">: {name}</span>
        </Button>
      </div>
    </li>
  );
}

/** Asks which player of the list the newcomer is, and offers to say that the newcomer is none of them. */
function IsKnown({
  listId,
  playerId,
  onChange,
}: {
  listId: Match['listId'];
  playerId: string;
  onChange: (playerId: string) => void;
}) {
  const { data: known = [] } = usePlayersApart(listId);
  return (
    <label className="text-sm text-mute">
      ¿Ya está en la lista?
      <select
        className="mt-0.5 block min-h-11 w-full field px-3 text-base text-ink focus-visible:outline-offset-0"
        value={playerId}
        onChange={({ target }) => onChange(target.value)}
      >
        <option value="">No, es nuevo</option>
        {known.map((player) => (
          <option key={player.id} value={player.id}>
            {player.name}
          </option>
        ))}
      </select>
    </label>
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
