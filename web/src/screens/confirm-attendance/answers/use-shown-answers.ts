import { clockIn, type Match, type MatchAnswers, type MatchPlayer } from '@picadito/domain';
import { useMemo, useState } from 'react';
import { groupOf } from '../../../waitlist/answer-group.ts';
import {
  currentAnswers,
  decidedByOrganiser,
  overCapacity,
} from '../../../waitlist/shown-answer.ts';
import { A_MINUTE_MS, useNow } from '../../../lib/use-now.ts';
import { NO_ANSWERS } from './answers-shown.ts';

/** Returns how the answers by the link, read at `readAt` (epoch milliseconds), apply to the players as they are now. */
export function useShownAnswers(
  { timeZone }: Match,
  players: readonly MatchPlayer[],
  { answers, readAt }: { answers: MatchAnswers | null; readAt: number },
) {
  // The answers may close while the screen is open.
  const clock = clockIn(timeZone, Math.max(readAt, useNow(A_MINUTE_MS)));
  const current = useMemo(() => currentAnswers(players, answers, clock), [players, answers, clock]);
  // Events update the attendance before its answers are read again. The decided players change only with a new read, so
  // that an answer by the link does not pass for a decision of the organiser until then.
  const [decided, setDecided] = useState({ readAt: 0, ids: NO_ANSWERS.decided });
  if (answers && decided.readAt !== readAt)
    setDecided({ readAt, ids: decidedByOrganiser(players, current) });
  return useMemo(() => {
    const queued = players.filter((player) => groupOf(player, current) === 'queued');
    return {
      current,
      queued: new Set(queued.map(({ id }) => id)),
      beyond: overCapacity(players, answers?.capacity ?? Infinity),
      decided: decided.ids,
    };
  }, [players, answers, current, decided]);
}
