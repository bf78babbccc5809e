import type { AttendanceStatus, TeamPlace } from '@picadito/domain';
import type { MatchAnswer } from '../../../waitlist/answer-group.ts';
import { awayText } from '../../../players/absences.ts';
import { TeamTag } from '../../../teams/team-tag.tsx';
import { Icon } from '../../../ui/icon.tsx';
import type { AnswersShown } from '../answers/answers-shown.ts';

export type Marks = {
  isChosen: boolean;
  /** True if the organiser has opened a chat with the call for this player. */
  isCalled: boolean;
  /** True while a change of this player waits in the outbox. */
  isPending: boolean;
  team: TeamPlace | undefined;
  /** The player's current answer by the link; undefined if there is none. */
  answer: MatchAnswer | undefined;
  AnswerMark: AnswersShown['Mark'];
  /** The word for who set this player's attendance, if that was not an answer by the link; otherwise null. */
  decider: string | null;
  /** True if the player is confirmed although the match is full. */
  isBeyond: boolean;
  /**
   * Last day of the player's absence (YYYY-MM-DD) if the player is away on the day of the match; otherwise undefined.
   */
  awayUntil: string | undefined;
  /** True if the player owes money. */
  isOwing: boolean;
  /** True if the player is a guest who is on no list. */
  isGuest: boolean;
};

/** Tells whether a call may go to a player: nobody calls a player who is away and has not confirmed. */
export const canBeCalled = (
  { status }: { status: AttendanceStatus },
  { awayUntil }: Pick<Marks, 'awayUntil'>,
) => status === 'confirmed' || awayUntil === undefined;

/** Shows the marks next to the level in a player's row. */
export function CardMarks({
  status,
  isChosen,
  isCalled,
  isPending,
  team,
  answer,
  AnswerMark,
  decider,
  isBeyond,
  awayUntil,
  isOwing,
}: { status: AttendanceStatus } & Marks) {
  /**
   * True while the player has no answer. Only then phones show that the player was called, because later the answer
   * matters more.
   */
  const isUnanswered = !answer && status === 'pending';
  return (
    <>
      {/* Phones and tablets hide this word, because the button shows the same. */}
      {status === 'confirmed' && (
        <span className="confirmed-mark font-bold text-grass max-lg:sr-only phone:sr-only">
          CONFIRMADO
        </span>
      )}
      {answer && AnswerMark && <AnswerMark answer={answer} />}
      {decider && <span data-mark>{decider}</span>}
      {isBeyond && <span className="font-bold text-coin">sobra</span>}
      {awayUntil && status !== 'confirmed' && <span data-mark>{awayText(awayUntil)}</span>}
      {isChosen && (
        <span className="flex items-center gap-1 font-bold text-cyan">
          <Icon name="megaphone" className="-my-1" />
          ELEGIDO
        </span>
      )}
      {isCalled && (
        <span className="called-mark" data-mark={isUnanswered ? '' : undefined}>
          <Icon name="check-double" />
          Chat abierto
        </span>
      )}
      {team && (
        <span className="team-mark" data-mark>
          <TeamTag team={team} />
        </span>
      )}
      {isOwing && (
        <span className="flex items-center">
          <Icon name="coin" className="-my-1" />
          <span className="sr-only">debe plata</span>
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
