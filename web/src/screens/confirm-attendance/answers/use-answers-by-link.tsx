import type { Match, MatchPlayer } from '@picadito/domain';
import { type ReactNode, useMemo, useState } from 'react';
import { useAway } from '../../../players/absences.ts';
import { useGroupLink } from '../../../group-link/link.ts';
import { useMatchAnswers } from '../../../waitlist/answers.ts';
import { AnswersOnDemand } from './answers-on-demand.tsx';
import { type AnswersShown, NO_ANSWERS } from './answers-shown.ts';
import { useShownAnswers } from './use-shown-answers.ts';

/**
 * Returns the answers by the group link of a match, the players whose answers are known, and the layer with its notices
 * and dialogs, which is null while the link is off. The answers do not wait for the code of the layer, which only adds
 * actions.
 */
export function useAnswersByLink(
  match: Match,
  everyone: MatchPlayer[],
): { answers: AnswersShown; players: MatchPlayer[]; layer: ReactNode } {
  const isOn = useGroupLink(match.listId).data?.isOn === true;
  const byLink = useMatchAnswers(isOn ? match.id : null);
  const players = useKnownPlayers(everyone, byLink.isFetching);
  const shown = useShownAnswers(match, players, byLink);
  const [added, setAdded] = useState(NO_ANSWERS);
  const away = useAway(match.date);
  const answers = { ...added, ...shown, away, isLoading: byLink.isLoading };
  const layer = isOn ? (
    <AnswersOnDemand {...{ match, players, byLink, shown }} onAnswers={setAdded} />
  ) : null;
  return { answers, players, layer };
}

/**
 * Returns the players without those who have arrived since the answers began to be read again. A guest on the waitlist
 * would be shown as pending until then.
 */
function useKnownPlayers(players: MatchPlayer[], isReading: boolean): MatchPlayer[] {
  const [known, setKnown] = useState(players);
  if (!isReading && known !== players) setKnown(players);
  return useMemo(() => {
    if (!isReading) return players;
    const ids = new Set(known.map(({ id }) => id));
    return players.filter(({ id }) => ids.has(id));
  }, [players, known, isReading]);
}
