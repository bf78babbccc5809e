import type { AttendanceStatus, TeamName } from '@picadito/domain';
import type { MatchAnswer } from '../../../answers/answer-group.ts';
import { TeamTag } from '../../../teams/team-tag.tsx';
import { Icon } from '../../../ui/icon.tsx';
import type { AnswersShown } from '../answers/answers-shown.ts';

export type Marks = {
  isChosen: boolean;
  /** A chat with the call was opened. */
  isCalled: boolean;
  /** A change of this player waits for a signal. */
  isPending: boolean;
  team: TeamName | undefined;
  /** The player has this answer by the link. */
  answer: MatchAnswer | undefined;
  AnswerMark: AnswersShown['Mark'];
  /** The organiser has decided on the player, with the link on. */
  isDecided: boolean;
  /** The player is confirmed beyond the places of the match. */
  isBeyond: boolean;
};

/** Shows what a player's row says next to the level: the answer, the call, the team, and what waits. */
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
  /** A player who has answered need not be asked. */
  const isAsked = !answer && status === 'pending';
  return (
    <>
      {/* On phones the pressed button says it. */}
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
