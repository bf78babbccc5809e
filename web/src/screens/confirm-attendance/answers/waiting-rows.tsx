import type { Match, MatchAnswers } from '@picadito/domain';
import { ANSWER_FAILURES } from '../../../waitlist/answers.ts';
import { useDecideProposal } from '../../../waitlist/proposals.ts';
import { type PlayerProposal, proposalText } from '../../../waitlist/waiting-text.ts';
import { claimText } from '../../../group-link/device-text.ts';
import { useDecideClaim } from '../../../group-link/claims.ts';
import { A_MINUTE_MS, useNow } from '../../../lib/clock.ts';
import { failureSentence } from '../../../sync/failure-sentence.ts';
import { toastError } from '../../../ui/toast/toasts.ts';
import { YesNo } from '../../../ui/yes-no.tsx';

/**
 * Row about a name that other devices claim, with the answer that they gave for it. A tap on SÍ accepts the claim and
 * stores the answer.
 */
export function ClaimRow({
  match: { timeZone },
  listId,
  claim,
}: {
  match: Match;
  listId: string;
  claim: MatchAnswers['claims'][number];
}) {
  const now = useNow(A_MINUTE_MS);
  const { decide, isPending } = useDecideClaim(listId);
  const text = claimText(claim, { now, timeZone });
  return <Row text={text} isBusy={isPending} onDecide={(isOwn) => decide(claim, isOwn)} />;
}

/** Shows a proposed answer for a player, or a proposed guest, that waits for the organiser's decision. */
export function ProposalRow({
  match: { id, timeZone },
  nameOf,
  proposal,
}: {
  match: Match;
  nameOf: (playerId: string) => string;
  proposal: PlayerProposal;
}) {
  const now = useNow(A_MINUTE_MS);
  const { mutate, isPending } = useDecideProposal(id);
  const text = proposalText(proposal, nameOf, { now, timeZone });
  const decide = (isAccepted: boolean) =>
    mutate(
      { proposalId: proposal.id, isAccepted },
      {
        onError: (error) => toastError(failureSentence(error, { action: ANSWER_FAILURES.decide })),
      },
    );
  return <Row text={text} isBusy={isPending} onDecide={decide} />;
}

function Row({
  text,
  ...decision
}: {
  text: string;
  isBusy: boolean;
  onDecide: (isYes: boolean) => void;
}) {
  return (
    <div className="notice-row phone:gap-2 phone:py-0.5 phone:pr-2">
      <span className="wrap-anywhere">{text}</span>
      <YesNo about={text} {...decision} />
    </div>
  );
}
