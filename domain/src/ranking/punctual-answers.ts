/**
 * Who answers in time (docs/decisions/278): of the answers by the link that are still kept, thirty days after the match,
 * those that say yes or no and were given by the hour until which players answer; three hours before kick-off where the
 * organiser has said none. Of an answer that was changed the last one counts.
 */
import type { Answer } from '../answers/answer.ts';
import { hoursBefore } from '../answers/deadline.ts';
import { instantOf } from '../time/time-zones.ts';

export type TimedAnswer = {
  playerId: string;
  answer: Answer;
  /** A timestamp. */
  answeredAt: string;
  date: string;
  time: string;
  timeZone: string;
  /** YYYY-MM-DDTHH:MM by the clock of the match; null where nothing is said. */
  answersUntil: string | null;
};

export type AnswerCounts = { answered: number; punctual: number };

/** By player. */
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
