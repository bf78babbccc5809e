import { isOnTheDay, type Match, type MatchAnswers, type MatchPlayer } from '@picadito/domain';
import type { AnswersByPlayer } from './answer-group.ts';
import { isAhead } from './asking.ts';

type Attending = Pick<MatchPlayer, 'id' | 'status' | 'confirmedAt'>;

type Known = { current: AnswersByPlayer; guests: MatchAnswers['guests']; now: number };

/**
 * Returns, on the day of the match, the confirmed players who have neither answered for themselves by the link on that
 * day nor been confirmed by the organiser on that day. Guests are left out, because they come with their hosts.
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
    // A tap that the server has not acknowledged has no time yet (domain/src/sync/pending-change.ts).
    return !Number.isNaN(at) && !isOnTheDay(at, match);
  });
}
