import { type Match, type MatchPlayer, toldApart } from '@picadito/domain';
import { useState } from 'react';
import { ANSWER_FAILURES } from '../../../answers/failures.ts';
import { dropOutText, type ShownProposal, useDecideProposal } from '../../../answers/proposals.ts';
import { usePlayers } from '../../../players/players.ts';
import { failureSentence } from '../../../sync/failure-sentence.ts';
import { Button } from '../../../ui/button.tsx';
import { toastError } from '../../../ui/toast/toasts.ts';
import { Dialog, CloseButton } from '../../../ui/dialog.tsx';

type Props = {
  isOpen: boolean;
  match: Match;
  players: readonly MatchPlayer[];
  /** Returns the short name of a player. */
  nameOf: (playerId: string) => string;
  proposals: readonly ShownProposal[];
  onClose: () => void;
};

/** What players have proposed by the link, for the organiser to decide. */
export function ProposalsDialog({ isOpen, match, players, nameOf, proposals, onClose }: Props) {
  const row = { match, players, nameOf };
  return (
    <Dialog isOpen={isOpen} title={titleOf(proposals)} onClose={onClose}>
      <ul className="mt-2 divide-y-2 divide-raised">
        {proposals.map((one) =>
          one.kind === 'newcomer' ? (
            <Newcomer key={one.id} {...row} proposal={one} />
          ) : (
            <DropOut key={one.id} {...row} proposal={one} />
          ),
        )}
      </ul>
      <CloseButton onClose={onClose} />
    </Dialog>
  );
}

function titleOf(proposals: readonly ShownProposal[]): string {
  if (proposals.every(({ kind }) => kind === 'newcomer')) return 'Quieren sumarse';
  return proposals.some(({ kind }) => kind === 'newcomer') ? 'Avisos del grupo' : 'Se bajan';
}

type RowProps<Kind> = Pick<Props, 'match' | 'players' | 'nameOf'> & {
  proposal: ShownProposal & { kind: Kind };
};

function Newcomer({ match, players, proposal: { id, name } }: RowProps<'newcomer'>) {
  const [playerId, setPlayerId] = useState('');
  const { data: known = [] } = usePlayers(match.listId);
  const same = playerId === '' ? {} : { playerId };
  return (
    <li className="flex flex-col gap-2 py-3">
      <p className="leading-snug">
        <strong className="wrap-anywhere">{name}</strong>{' '}
        <span className="text-sm text-mute">quiere sumarse</span>
      </p>
      <label className="text-sm text-mute">
        ¿Ya está en la lista?
        <select
          className="mt-0.5 block min-h-11 w-full border-2 border-line bg-raised px-3 text-base text-ink focus-visible:outline-offset-0"
          value={playerId}
          onChange={({ target }) => setPlayerId(target.value)}
        >
          <option value="">No, es nuevo</option>
          {toldApart(known, players).map((player) => (
            <option key={player.id} value={player.id}>
              {player.name}
            </option>
          ))}
        </select>
      </label>
      <Decision
        matchId={match.id}
        proposalId={id}
        yes={playerId === '' ? 'AGREGAR' : 'ES ESTE'}
        of={name}
        more={same}
      />
    </li>
  );
}

function DropOut({ match, nameOf, proposal }: RowProps<'drop-out'>) {
  const said = dropOutText(proposal, nameOf);
  return (
    <li className="flex flex-col gap-2 py-3">
      <p className="font-bold wrap-anywhere">{said}</p>
      <Decision matchId={match.id} proposalId={proposal.id} yes="ACEPTAR" of={said} />
    </li>
  );
}

type DecisionProps = {
  matchId: string;
  proposalId: string;
  yes: string;
  /** What it is about, for screen readers. */
  of: string;
  more?: { playerId?: string };
};

function Decision({ matchId, proposalId, yes, of, more = {} }: DecisionProps) {
  const { mutate, isPending } = useDecideProposal(matchId);
  const decide = (isAccepted: boolean) =>
    mutate(
      { proposalId, isAccepted, ...(isAccepted && more) },
      {
        onError: (error) => toastError(failureSentence(error, { action: ANSWER_FAILURES.decide })),
      },
    );
  return (
    <div className="flex flex-wrap gap-3 *:grow">
      <Button size="sm" loading={isPending} onClick={() => decide(true)}>
        {yes}
        <span className="sr-only">: {of}</span>
      </Button>
      <Button variant="ghost" size="sm" disabled={isPending} onClick={() => decide(false)}>
        DESCARTAR
        <span className="sr-only">: {of}</span>
      </Button>
    </div>
  );
}
