import type { Match, MatchPlayer } from '@picadito/domain';
import { type ReactNode, useState } from 'react';
import { useGroupLink } from '../../../group-link/link.ts';
import { useMatchAnswers } from '../../../waitlist/answers.ts';
import { AnswersOnDemand } from './answers-on-demand.tsx';
import { type AnswersShown, NO_ANSWERS } from './answers-shown.ts';
import { useShownAnswers } from './use-shown-answers.ts';

/**
 * Returns the answers by the group link of a match, and the layer with its notices and dialogs, which is null while the
 * link is off. The answers do not wait for the code of the layer, which only adds actions.
 */
export function useAnswersByLink(
  match: Match,
  players: readonly MatchPlayer[],
): { answers: AnswersShown; layer: ReactNode } {
  const isOn = useGroupLink(match.listId).data?.isOn === true;
  const byLink = useMatchAnswers(isOn ? match.id : null);
  const shown = useShownAnswers(match, players, byLink);
  const [added, setAdded] = useState(NO_ANSWERS);
  const answers = { ...added, ...shown, isLoading: byLink.isLoading };
  const layer = isOn ? (
    <AnswersOnDemand {...{ match, players, byLink, shown }} onAnswers={setAdded} />
  ) : null;
  return { answers, layer };
}
