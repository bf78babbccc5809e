import type { AttendanceStatus, TeamName } from '@picadito/domain';
import type { MatchAnswer } from '../../../waitlist/answer-group.ts';
import { TeamTag } from '../../../teams/team-tag.tsx';
import { Icon } from '../../../ui/icon.tsx';
import type { AnswersShown } from '../answers/answers-shown.ts';

export type Marks = {
  isChosen: boolean;
  /** Tells whether a chat with the call was opened. */
  isCalled: boolean;
  /** Tells whether a change of this player is still in the outbox. */
  isPending: boolean;
  team: TeamName | undefined;
  /** Holds the current answer of the player by the link, if any. */
  answer: MatchAnswer | undefined;
  AnswerMark: AnswersShown['Mark'];
  /** Tells whether the organiser has decided on the player while the link is on. */
  isDecided: boolean;
  /** Tells whether the player is confirmed beyond the capacity of the match. */
  isBeyond: boolean;
};

/** Shows the marks next to the level in a player's row: the answer, the call, the team, and a pending change. */
export function CardMarks({
  status,
  isChosen,
  isCalled,
  isPending,
  team,
  answer,
  AnswerMark,
  isDecided,
  isBeyond,
}: { status: AttendanceStatus } & Marks) {
  /** Phones show the mark of the call only while the player has not answered. */
  const isAsked = !answer && status === 'pending';
  return (
    <>
      {/* On phones the pressed button shows it. */}
      {status === 'confirmed' && (
        <span className="font-bold text-grass phone:sr-only">CONFIRMADO</span>
      )}
      {answer && AnswerMark && <AnswerMark answer={answer} />}
      {isDecided && <span data-mark>vos</span>}
      {isBeyond && <span className="font-bold text-coin">sobra</span>}
      {isChosen && (
        <span className="flex items-center gap-1 font-bold text-cyan">
          <Icon name="megaphone" className="-my-1" />
          ELEGIDO
        </span>
      )}
      {isCalled && (
        <span className="called-mark" data-mark={isAsked ? '' : undefined}>
          <Icon name="check-double" />
          Chat abierto
        </span>
      )}
      {team && (
        <span className="team-mark" data-mark>
          <TeamTag team={team} />
        </span>
      )}
      {isPending && (
        <span className="flex items-center gap-1 text-coin">
          <Icon name="clock" className="-my-1" />
          En espera
        </span>
      )}
    </>
  );
}
