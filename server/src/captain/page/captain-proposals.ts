import { ALREADY_DECIDED, proposedText, type ProposalByCaptain } from '@picadito/domain';
import { decideProposalIn } from '../../group-link/proposals/decide-proposal.ts';
import { noteAction, type Acting } from './act-as-captain.ts';

/**
 * Accepts or dismisses a proposal of the players for the match as the organiser does (`decideProposal`); new players of
 * the list stay with the organiser. Returns a sentence if the proposal is no longer open, else null.
 */
export async function decideAsCaptain(
  acting: Acting,
  { proposal: key, answer }: ProposalByCaptain,
): Promise<string | null> {
  const { tx, writeContext, match, keyOf } = acting;
  const isAccepted = answer === 'si';
  const one = await decideProposalIn(tx, writeContext, match, {
    isDecided: ({ kind, id }) => kind !== 'newcomer' && keyOf(id) === key,
    isAccepted,
  });
  if (!one || one.kind === 'newcomer') return ALREADY_DECIDED;
  const { playerId } = one;
  const isOut = isAccepted && one.kind === 'answer' && one.answer === 'declined';
  const decided = isAccepted ? 'accepted' : 'dismissed';
  await noteAction(
    acting,
    isOut ? { kind: 'out', playerId } : { kind: decided, playerId, detail: proposedText(one) },
  );
  return null;
}
