/*
 * The rows of a match show the answers by the group link. An answer is current while it agrees with the attendance:
 * 'confirmed' with a confirmed player, 'declined' with a declined one, 'maybe' or a place on the waitlist with a player
 * who is neither. A 'maybe' is current only until the answers close. If an answer is not current, the organiser has
 * decided since, or the answers are still being read.
 */
import type { AttendanceStatus, MatchAnswers, MatchPlayer } from '@picadito/domain';
import type { AnswersByPlayer, BroughtGuest, MatchAnswer } from './answer-group.ts';

type Attending = Pick<MatchPlayer, 'id' | 'status' | 'confirmedAt'>;

/**
 * Returns the current answers by player id. `clock` is the present time, YYYY-MM-DDTHH:MM in the time zone of the
 * match.
 */
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
  const byPlayer = new Map<string, MatchAnswer>(
    current?.map((answer) => [answer.playerId, answer]),
  );
  for (const guest of answers?.guests ?? []) {
    const { playerId } = guest;
    const answer = byPlayer.get(playerId) ?? decidedOf(playerId, statusOf.get(playerId));
    if (answer) byPlayer.set(playerId, { ...answer, guest });
  }
  return byPlayer;
}

/**
 * Returns an answer with the organiser as its source, if the organiser has confirmed or declined a guest who has no
 * current answer; null for an undecided player.
 */
function decidedOf(playerId: string, status: AttendanceStatus | undefined): MatchAnswer | null {
  if (status === undefined || status === 'pending') return null;
  const [place, comment, authorName] = [null, null, null];
  const decided = { answer: status, isQueued: false, place, comment, isToTell: false };
  return { playerId, ...decided, source: 'organiser', authorName, answeredAt: '' };
}

function statusBehind({ answer, isQueued }: MatchAnswer): AttendanceStatus {
  return isQueued || answer === 'maybe' ? 'pending' : answer;
}

/**
 * Returns the ids of the players whose attendance the organiser decided: players who are confirmed or declined and have
 * no current answer of their own.
 */
export function decidedByOrganiser(
  players: readonly Attending[],
  current: AnswersByPlayer,
): ReadonlySet<string> {
  const decided = players.filter(({ id, status }) => status !== 'pending' && !current.has(id));
  return new Set(decided.map(({ id }) => id));
}

/** Returns a text that says who gave an answer, such as 'por el link'; for a guest the text names the host. */
export function sourceText({
  source,
  authorName,
  guest,
}: Pick<MatchAnswer, 'source' | 'authorName' | 'guest'>): string {
  if (guest) return guestText(guest);
  if (source === 'organiser') return 'vos';
  if (source === 'claim') return 'desde otro celu';
  return source === 'link' ? 'por el link' : `lo anotó ${authorName ?? 'otro'}`;
}

export function guestText({ hostName, hasLeft }: BroughtGuest): string {
  const host = hostName ?? 'otro';
  return hasLeft ? `se fue con ${host}` : `lo trae ${host}`;
}

/** Returns the ids of the players confirmed last, beyond the capacity of the match. They stay confirmed. */
export function overCapacity(players: readonly Attending[], capacity: number): ReadonlySet<string> {
  const confirmed = players
    .filter(({ status }) => status === 'confirmed')
    .toSorted((one, other) => ((one.confirmedAt ?? '') < (other.confirmedAt ?? '') ? -1 : 1));
  return new Set(confirmed.slice(capacity).map(({ id }) => id));
}
