import {
  type Match,
  type MatchAnswers,
  type MatchPlayer,
  type Autopilot,
  shortNames,
} from '@picadito/domain';
import { type ReactNode, useLayoutEffect, useMemo } from 'react';
import type { useMatchAnswers } from '../../../waitlist/answers.ts';
import { askingNow, keptIn, unnotified } from '../../../waitlist/asking.ts';
import { unconfirmedToday } from '../../../waitlist/unconfirmed-today.ts';
import { useLineUpNotice } from '../../../autopilot/line-up-notice.tsx';
import { AutopilotNotice } from '../../../autopilot/autopilot-notice.tsx';
import { useAutopilot } from '../../../autopilot/autopilot.ts';
import { noticeText, teamStepIn } from '../../../autopilot/autopilot-text.ts';
import { StepLine } from '../../../autopilot/step-line.tsx';
import { usePersonalLinks } from '../../../group-link/link.ts';
import { waitingIn } from '../../../group-link/waiting.ts';
import { A_MINUTE_MS, useNow } from '../../../lib/clock.ts';
import { useAttendanceChanges } from '../../../attendance/attendance.ts';
import { AnswerMark } from './answer-mark.tsx';
import { type AnswersShown, NO_ANSWERS } from './answers-shown.ts';
import { Asking } from './asking.tsx';
import { type Notice, Notices } from './notices.tsx';
import { Promoted } from './promoted.tsx';
import { UnconfirmedToday } from './unconfirmed-today.tsx';
import { useAnswerActions } from './use-answer-actions.tsx';
import { useOverwrite } from './use-overwrite.tsx';
import { useRemoveCommentOf } from './use-remove-comment-of.ts';
import type { useShownAnswers } from './use-shown-answers.ts';
import { useWaitingNotices } from './use-waiting-notices.tsx';

const NONE: never[] = [];
const NOTHING = { claims: NONE, proposals: NONE };

/**
 * Shows the notices and dialogs that the screen has only while the group link is on; their code is loaded only then.
 * Calls `onAnswers` with the answers and actions that other parts of the screen show.
 */
export function AnswersLayer({
  match,
  players,
  byLink: { answers, readAt },
  shown,
  onAnswers,
}: {
  match: Match;
  players: readonly MatchPlayer[];
  byLink: ReturnType<typeof useMatchAnswers>;
  shown: ReturnType<typeof useShownAnswers>;
  onAnswers: (shown: AnswersShown) => void;
}) {
  const autopilot = useAutopilot(match, readAt);
  const { actions, dialogs } = useAnswerActions(match, answers, { autopilot, players });
  const nameOf = useShortNames(players);
  const { offer, question } = useOverwrite(match.id, nameOf);
  const personalLinkOf = usePersonalLinks(match.listId, answers !== null);
  const removeComment = useRemoveCommentOf(match.id);
  const now = useNow(A_MINUTE_MS);
  const asking = answers && askingNow(match, players, { answers, current: shown.current, now });
  const { toggle } = useAttendanceChanges(match.id, offer);

  const changing = { actions, offer, personalLinkOf, removeComment };
  const kept = answers ? keptIn(players, answers, shown.current) : 0;
  usePassedAnswers(onAnswers, { answers, shown, kept, ...changing });

  const named = { match, players, nameOf, personalLinkOf };
  const waiting = useWaitingNotices({ match, nameOf, waiting: answers ?? NOTHING });
  const { notice: lineUp } = useLineUpNotice({ match, players });
  const silent = answers ? unconfirmedToday(match, players, { ...answers, ...shown, now }) : NONE;
  const promoted = answers ? unnotified(match, players, { answers, now }) : NONE;
  const step = autopilot && teamStepIn(autopilot);
  // The most urgent notice comes first.
  const notices: Notice[] = [
    when(
      'asking',
      asking && <Asking {...named} {...{ asking, now }} onTake={(player) => void toggle(player)} />,
    ),
    ...promoted.flatMap((player) =>
      when(player.id, answers && <Promoted {...named} {...{ player, answers }} />),
    ),
    when(
      'autopilot',
      autopilot && noticeText(autopilot) && <AutopilotNotice match={match} autopilot={autopilot} />,
    ),
    when('step', step && <StepLine match={match} step={step} />),
    when('line-up', !repairsTeams(autopilot, shown) && lineUp),
    waiting.notices,
    when('silent', silent.length > 0 && <UnconfirmedToday {...{ silent, nameOf }} />),
  ].flat();
  return (
    <>
      <Notices notices={notices} />
      {waiting.dialog}
      {dialogs}
      {question}
    </>
  );
}

type HandedOver = Pick<AnswersShown, 'actions' | 'offer' | 'personalLinkOf' | 'removeComment'> & {
  answers: MatchAnswers | null;
  shown: ReturnType<typeof useShownAnswers>;
  kept: number;
};

/**
 * Calls `onAnswers` with the answers and actions of the group link whenever they change, and with `NO_ANSWERS` when the
 * layer is unmounted because the link was turned off.
 */
function usePassedAnswers(
  onAnswers: (shown: AnswersShown) => void,
  { answers, shown, kept, actions, offer, personalLinkOf, removeComment }: HandedOver,
): void {
  useLayoutEffect(() => {
    if (!answers) return onAnswers(NO_ANSWERS);
    const { capacity } = answers;
    onAnswers({
      ...NO_ANSWERS,
      ...shown,
      kept,
      capacity,
      outOf: <OutOf capacity={capacity} queued={shown.queued.size} />,
      Mark: AnswerMark,
      actions,
      offer,
      personalLinkOf,
      removeComment,
      waiting: waitingIn(answers),
    });
  }, [onAnswers, shown, answers, kept, actions, offer, personalLinkOf, removeComment]);
  useLayoutEffect(() => () => onAnswers(NO_ANSWERS), [onAnswers]);
}

/**
 * Returns a function that maps the id of a player to the shortest name that is unique in the match, or to 'un jugador'
 * for an id that is not in the match.
 */
function useShortNames(players: readonly MatchPlayer[]): (playerId: string) => string {
  const names = useMemo(() => shortNames(players), [players]);
  return (playerId) => names.get(playerId) ?? 'un jugador';
}

const when = (key: string, content: ReactNode): Notice[] => (content ? [{ key, content }] : []);

/**
 * Returns true if the autopilot is on and repairs the teams by itself, so that the organiser needs no line-up notice.
 * If another player has answered NO VOY or NO SÉ for a player of the match, the autopilot leaves the repair to the
 * organiser, and the result is false.
 */
function repairsTeams(
  autopilot: Autopilot | undefined,
  { current }: ReturnType<typeof useShownAnswers>,
) {
  const isTakenOut = [...current.values()].some(
    ({ answer, source, guest }) => source === 'other' && answer !== 'confirmed' && !guest,
  );
  return autopilot?.state === 'flying' && !isTakenOut;
}

/**
 * Text after the number of confirmed players: the capacity ('/10'), or the length of the waitlist ('+2') if anyone is
 * on it. A line on a phone has no space for both.
 */
function OutOf({ capacity, queued }: { capacity: number; queued: number }) {
  return queued === 0 ? (
    <span className="text-mute">/{capacity}</span>
  ) : (
    <span className="text-cyan">
      +{queued}
      <span className="sr-only"> suplentes</span>
    </span>
  );
}
