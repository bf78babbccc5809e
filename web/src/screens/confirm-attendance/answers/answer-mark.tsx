import type { MatchAnswer } from '../../../answers/answer-group.ts';
import { sourceText } from '../../../answers/shown-answer.ts';

/** The place in the queue, or the doubt; where the answer came from; what was written with it. */
export function AnswerMark({ answer }: { answer: MatchAnswer }) {
  const { place, comment } = answer;
  return (
    <>
      {place !== null && <span className="font-bold text-cyan">{place}º</span>}
      {answer.answer === 'maybe' && <span className="font-bold text-coin">En duda</span>}
      <span data-mark>{sourceText(answer)}</span>
      {comment !== null && <span className="wrap-anywhere text-ink">«{comment}»</span>}
    </>
  );
}
