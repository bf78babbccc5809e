/*
 * What the lines say of one person, put together: the last one counts. A running list, in which nobody says
 * anything, does not bring back who said that he is out; then it is asked.
 */
import type { Answer } from './reply-phrases.ts';

export type Who = { name: string; playerId: string | null; candidates: string[] };

export type Evidence = {
  line: number;
  text: string;
  who: Who;
  /** Null: only guests. */
  answer: Answer | null;
  guests: number;
  isSure: boolean;
  /** Only that he stands in a list. */
  isListed: boolean;
};

export type ReadAnswer = Who & {
  /** From 1, as pasted: where he answered last, and the line itself. */
  line: number;
  text: string;
  answer: Answer;
  guests: number;
  /** False: to be asked before anything is done with it. */
  sure: boolean;
  /** What was said of him before, oldest first. */
  earlier: { line: number; text: string; answer: Answer }[];
};

const ALONE = /\bsol[oa]\b/iu;

/** One for each person, in the order in which they were first named. */
export function answersOf(all: readonly Evidence[]): ReadAnswer[] {
  const answers = new Map<string, ReadAnswer>();
  for (const one of all) {
    const key = one.who.playerId ?? `${one.who.candidates.join(' ')} ${one.who.name.toLowerCase()}`;
    answers.set(key, next(answers.get(key), one));
  }
  return [...answers.values()];
}

function next(before: ReadAnswer | undefined, one: Evidence): ReadAnswer {
  const { who, line, text } = one;
  const sure = one.isSure && who.playerId !== null;
  const isGuestOnly = one.answer === null;
  if (!before) {
    const answer = one.answer ?? 'va';
    return {
      ...who,
      line,
      text,
      answer,
      guests: one.guests,
      sure: sure && !isGuestOnly,
      earlier: [],
    };
  }
  const earlier = [
    ...before.earlier,
    { line: before.line, text: before.text, answer: before.answer },
  ];
  if (one.isListed && before.answer !== 'va') return { ...before, sure: false };
  const answer = one.answer ?? 'va';
  const staying =
    answer === 'va' && before.answer === 'va' && !ALONE.test(text) ? before.guests : 0;
  const isAsked = isGuestOnly && before.answer !== 'va';
  return {
    ...who,
    line,
    text,
    answer,
    guests: one.guests || staying,
    sure: sure && !isAsked,
    earlier,
  };
}
