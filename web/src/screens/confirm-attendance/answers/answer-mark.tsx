import type { MatchAnswer } from '../../../waitlist/answer-group.ts';
import { sourceText } from '../../../waitlist/shown-answer.ts';

const WITHOUT_TEAM = 'phone:group-has-[.team-mark]/facts:sr-only';

/**
 * Shows a player's answer by the group link: the place on the waitlist or 'En duda', who gave the answer, and the
 * comment.
 */
export function AnswerMark({ answer }: { answer: MatchAnswer }) {
  const { place, comment } = answer;
  return (
    <>
      {place !== null && <span className="font-bold text-cyan">{place}º</span>}
      {answer.answer === 'maybe' && <span className="font-bold text-coin">En duda</span>}
      {/* Phones hide who gave the answer next to a comment or a team, for lack of space. */}
      <span data-mark className={comment === null ? WITHOUT_TEAM : 'phone:sr-only'}>
        {sourceText(answer)}
      </span>
      {comment !== null && <span className="comment">«{comment}»</span>}
    </>
  );
}
