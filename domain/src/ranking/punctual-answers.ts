/**
 * Punctuality is computed from the answers by the link, which are stored until thirty days after the match. An answer
 * is punctual if it is VOY or NO VOY and was given by the deadline of the match, which is three hours before kick-off
 * if the organiser has set none. If an answer was changed, the last one counts.
 */
import type { Answer } from '../waitlist/answer.ts';
import { hoursBefore } from '../waitlist/deadline.ts';
import { instantOf } from '../time/time-zones.ts';

export type TimedAnswer = {
  playerId: string;
  answer: Answer;
  /** Timestamp of the answer. */
  answeredAt: string;
  date: string;
  time: string;
  timeZone: string;
  /** Deadline as YYYY-MM-DDTHH:MM by the clock of the match; null if the organiser has set none. */
  answersUntil: string | null;
};

export type AnswerCounts = { answered: number; punctual: number };

/** Returns, by player id, how many answers a player gave and how many of them were punctual. */
export function countAnswers(answers: readonly TimedAnswer[]): Map<string, AnswerCounts> {
  const closing = new Map<string, number>();
  const closesAt = ({ timeZone, answersUntil, ...start }: TimedAnswer) => {
    const clock = answersUntil ?? hoursBefore(start);
    const key = `${timeZone} ${clock}`;
    const instant = closing.get(key) ?? instantOf(clock.slice(0, 10), clock.slice(11), timeZone);
    closing.set(key, instant);
    return instant;
  };
  const counts = new Map<string, AnswerCounts>();
  for (const one of answers) {
    const { answered, punctual } = counts.get(one.playerId) ?? { answered: 0, punctual: 0 };
    const isPunctual = one.answer !== 'maybe' && Date.parse(one.answeredAt) <= closesAt(one);
    counts.set(one.playerId, {
      answered: answered + 1,
      punctual: punctual + (isPunctual ? 1 : 0),
    });
  }
  return counts;
}
