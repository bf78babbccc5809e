import { isOnTheDay, type Match, type MatchAnswers, type MatchPlayer } from '@picadito/domain';
import type { AnswersByPlayer } from './answer-group.ts';
import { isAhead } from './asking.ts';

type Attending = Pick<MatchPlayer, 'id' | 'status' | 'confirmedAt'>;

type Known = { current: AnswersByPlayer; guests: MatchAnswers['guests']; now: number };

/**
 * Returns the confirmed players who have not said on the day of the match that they come, so that the organiser can ask
 * them. Left out are players who answered that day from an own device or by the personal link, players that the
 * organiser confirmed that day, players whose confirmation the server has not acknowledged yet, and guests, because
 * they come with their hosts. Empty on other days and once the match has started or is cancelled.
 */
export function unconfirmedToday<Player extends Attending>(
  match: Pick<Match, 'date' | 'time' | 'timeZone' | 'status'>,
  players: readonly Player[],
  { current, guests, now }: Known,
): Player[] {
  if (!isOnTheDay(now, match) || !isAhead(match, now)) return [];
  return players.filter(({ id, status, confirmedAt }) => {
    if (status !== 'confirmed' || guests.some(({ playerId }) => playerId === id)) return false;
    const answer = current.get(id);
    if (answer) return answer.source !== 'link' || !isOnTheDay(answer.answeredAt, match);
    const at = Date.parse(confirmedAt ?? '');
    // A tap that the server has not acknowledged has no time yet (domain/src/outbox/outbox.ts).
    return !Number.isNaN(at) && !isOnTheDay(at, match);
  });
}
