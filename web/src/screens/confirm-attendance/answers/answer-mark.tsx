import type { MatchAnswer } from '../../../waitlist/answer-group.ts';
import { sourceText } from '../../../waitlist/shown-answer.ts';

const WITHOUT_TEAM = 'phone:group-has-[.team-mark]/facts:sr-only';

/** Shows a player's place on the waitlist or doubt, the source of the answer, and its comment. */
export function AnswerMark({ answer }: { answer: MatchAnswer }) {
  const { place, comment } = answer;
  return (
    <>
      {place !== null && <span className="font-bold text-cyan">{place}º</span>}
      {answer.answer === 'maybe' && <span className="font-bold text-coin">En duda</span>}
      {/* On phones a comment or the team takes the space of the source. Only answers by the link have comments. */}
      <span data-mark className={comment === null ? WITHOUT_TEAM : 'phone:sr-only'}>
        {sourceText(answer)}
      </span>
      {comment !== null && <span className="comment">«{comment}»</span>}
    </>
  );
}
