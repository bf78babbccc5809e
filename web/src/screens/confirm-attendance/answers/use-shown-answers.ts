import { clockIn, type Match, type MatchAnswers, type MatchPlayer } from '@picadito/domain';
import { useMemo, useState } from 'react';
import { groupOf } from '../../../waitlist/answer-group.ts';
import {
  currentAnswers,
  decidedByOrganiser,
  overCapacity,
} from '../../../waitlist/shown-answer.ts';
import { A_MINUTE_MS, useNow } from '../../../lib/clock.ts';
import { NO_ANSWERS } from './answers-shown.ts';

/**
 * Returns the answers by the link that still apply to the current attendance (`current`), and sets of player ids
 * derived from them: the waitlist (`queued`), the confirmed players above the capacity (`beyond`), and the players
 * whose attendance the organiser set (`decided`). `answers` were read at `readAt` (epoch milliseconds).
 */
export function useShownAnswers(
  { timeZone }: Match,
  players: readonly MatchPlayer[],
  { answers, readAt }: { answers: MatchAnswers | null; readAt: number },
) {
  // The clock advances while the screen is open, because the deadline of the answers may pass.
  const clock = clockIn(timeZone, Math.max(readAt, useNow(A_MINUTE_MS)));
  const current = useMemo(() => currentAnswers(players, answers, clock), [players, answers, clock]);
  // Events update the attendance of players before the answers are read again. The set of decided players changes only
  // when answers are read, so that a new answer by the link is not shown as a decision of the organiser until then.
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
