import {
  hoursBefore,
  instantOf,
  type Match,
  type MatchAnswers,
  type MatchPlayer,
  autopilotMin,
  type FormatSize,
} from '@picadito/domain';

type Known = {
  answers: Pick<MatchAnswers, 'capacity' | 'answersUntil'>;
  wasCalled: boolean;
  now: number;
};

/**
 * Returns what the organiser does next with a match whose players answer by the link. It is 'call' while no player has
 * an answer and the group was not called. It is 'teams' once enough players for the autopilot have confirmed and no
 * more are to be expected: the match is full, all have answered, or the deadline has passed. Otherwise, and once the
 * match has started, it is null.
 */
export function nextStep(
  match: Pick<Match, 'date' | 'time' | 'timeZone'> & FormatSize,
  players: readonly Pick<MatchPlayer, 'status'>[],
  { answers, wasCalled, now }: Known,
): 'call' | 'teams' | null {
  const epochOf = (date: string, time: string) => instantOf(date, time, match.timeZone);
  if (now >= epochOf(match.date, match.time)) return null;
  const countOf = (status: MatchPlayer['status']) =>
    players.filter((player) => player.status === status).length;
  const confirmed = countOf('confirmed');
  const pending = countOf('pending');
  const [date = '', time = ''] = (answers.answersUntil ?? hoursBefore(match)).split('T');
  const isSettled = confirmed >= answers.capacity || pending === 0 || now >= epochOf(date, time);
  if (confirmed >= autopilotMin(match)) return isSettled ? 'teams' : null;
  return pending > 0 && pending === players.length && !wasCalled ? 'call' : null;
}
