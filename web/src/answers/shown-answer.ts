/*
 * What the rows of a match show of the answers by the link. An answer is current while it agrees with the attendance:
 * 'confirmed' with who is confirmed, 'declined' with who declined, 'maybe' and a place in the queue with who is neither;
 * and 'maybe' only until players have to answer. Otherwise the organiser has decided since, or the answers are still
 * being read.
 */
import type { AttendanceStatus, MatchAnswers, MatchPlayer } from '@picadito/domain';
import type { AnswersByPlayer, MatchAnswer } from './answer-group.ts';

type Attending = Pick<MatchPlayer, 'id' | 'status' | 'confirmedAt'>;

/** Of the players whose answer is current. `clock`: that of the match, YYYY-MM-DDTHH:MM. */
export function currentAnswers(
  players: readonly Attending[],
  answers: MatchAnswers | null,
  clock: string,
): AnswersByPlayer {
  const statusOf = new Map(players.map(({ id, status }) => [id, status]));
  const until = answers?.answersUntil ?? null;
  const current = answers?.answers.filter(
    (answer) =>
      answer.source !== 'organiser' &&
      statusOf.get(answer.playerId) === statusBehind(answer) &&
      (answer.answer !== 'maybe' || until === null || clock < until),
  );
  return new Map(current?.map((answer) => [answer.playerId, answer]));
}

function statusBehind({ answer, isQueued }: MatchAnswer): AttendanceStatus {
  return isQueued || answer === 'maybe' ? 'pending' : answer;
}

/** Who is confirmed or declined without an answer that says so: it was the organiser. */
export function decidedByOrganiser(
  players: readonly Attending[],
  current: AnswersByPlayer,
): ReadonlySet<string> {
  const decided = players.filter(({ id, status }) => status !== 'pending' && !current.has(id));
  return new Set(decided.map(({ id }) => id));
}

/** Where an answer came from. */
export function sourceText({ source, authorName }: Pick<MatchAnswer, 'source' | 'authorName'>) {
  if (source === 'organiser') return 'vos';
  return source === 'link' ? 'por el link' : `lo anotó ${authorName ?? 'otro'}`;
}

/** Who is confirmed beyond the places of the match, the last ones: ids. They stay in. */
export function overCapacity(players: readonly Attending[], capacity: number): ReadonlySet<string> {
  const confirmed = players
    .filter(({ status }) => status === 'confirmed')
    .toSorted((one, other) => ((one.confirmedAt ?? '') < (other.confirmedAt ?? '') ? -1 : 1));
  return new Set(confirmed.slice(capacity).map(({ id }) => id));
}
