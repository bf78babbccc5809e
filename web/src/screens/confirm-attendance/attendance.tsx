import { type Match, type MatchPlayer, withoutAway } from '@picadito/domain';
import { type RefObject, useRef, useState } from 'react';
import { usePendingPlayers, useAttendanceChanges } from '../../attendance/attendance.ts';
import { useCalled } from '../../attendance/calls.ts';
import { CaptainLine } from '../../captain/captain-line.tsx';
import { useTeamConstraints } from '../../teams/team-constraints.ts';
import { AutopilotOffer } from '../../autopilot/autopilot-offer.tsx';
import { LinkPanel, useLinkPanel } from '../../group-link/link-panel.tsx';
import { AttendanceActions } from './actions/attendance-actions.tsx';
import { useAnswersByLink } from './answers/use-answers-by-link.tsx';
import { AttendanceList } from './list/attendance-list.tsx';
import { Counters } from './counters.tsx';
import { CallList } from './call/running-call.tsx';
import { useCall } from './call/use-call.ts';
import { groupOf } from '../../waitlist/answer-group.ts';
import { useCardActions } from './list/attendance-card.tsx';
import { useIsWide } from '../../ui/use-is-wide.ts';
import { usePlayerDialogs } from './list/use-player-dialogs.tsx';
import { useRemoval } from './list/use-removal.tsx';
import { useFullMatch } from './use-full-match.ts';
import { useTeamPlaces } from './list/use-team-places.ts';

type Props = { match: Match; players: MatchPlayer[] };

/**
 * Shows the counters, the call and the players of one match, with the answers by the group link. The styles are in
 * styles/attendance.css.
 */
export function Attendance({ match, players: everyone }: Props) {
  const [marked, setMarked] = useState<ReadonlySet<string>>(new Set());
  const counters = useRef<HTMLDivElement>(null);
  const removal = useRemoval(match, counters);
  const { answers, players, layer } = useAnswersByLink(match, everyone);
  const { open: opening, dialogs } = usePlayerDialogs(match.id, players, answers.away);
  const toCall = playersToCall(players, marked, answers);
  const chosen = new Set(toCall.flatMap(({ id }) => (marked.has(id) ? id : [])));
  const attendance = useAttendanceChanges(match.id, answers.offer);
  const called = useCalled(match.id);
  useTeamConstraints(); // The next screen reads them from the cache.
  useFullMatch(match, players);
  const pending = usePendingPlayers(match.id);
  const { places, ofMatch } = useTeamPlaces(match, players);
  const call = useCall(match, toCall, { chosen, called, personalLinkOf: answers.personalLinkOf });
  const actions = useCardActions({
    ...ofMatch,
    onToggle: (player) => void attendance.toggle(player),
    onDecline: (player) => void attendance.decline(player, answers.current.get(player.id)),
    onChoose: (id) => setMarked(toggled(marked, id)),
    onUnsend: call.unsend,
    onRemove: removal.askToRemove,
    onRemoveComment: (id) => answers.removeComment?.(id),
    ...opening,
  });
  const shown = { match, players, attendance };
  const { ref, open } = useLinkPanel();
  const link = { ref, listId: match.listId, waiting: answers.waiting };
  // The DOM has the order of the screen: the list comes first where it is the left column.
  const isWide = useIsWide();
  const top = (
    <div key="top" className="attendance-top">
      <MatchCounters {...{ ref: counters, match, players, answers }} />
      {call.view && <CallList view={call.view} linkTo={call.linkTo} onSent={call.sent} />}
      <AttendanceActions
        {...{ ...shown, toCall, chosenCount: chosen.size, call }}
        byLink={answers}
        wasCalled={called.size > 0}
        onLink={open}
      />
    </div>
  );
  const list = (
    <AttendanceList
      key="list"
      {...shown}
      notice={layer}
      {...{ chosen, called, pending, places, answers, actions }}
    />
  );

  return (
    <div className="attendance">
      {isWide ? [list, top] : [top, list]}
      <LinkPanel {...link} className="attendance-link">
        <AutopilotOffer listId={match.listId} />
      </LinkPanel>
      {removal.question}
      {dialogs}
    </div>
  );
}

type CountersProps = Props & {
  ref: RefObject<HTMLDivElement | null>;
  answers: Pick<ReturnType<typeof useAnswersByLink>['answers'], 'current' | 'away' | 'kept'>;
};

function MatchCounters({ ref, match, players, answers }: CountersProps) {
  const { current, away, kept } = answers;
  const pending = players.filter((one) => groupOf(one, current, away) === 'pending');
  return (
    <>
      <Counters
        {...{ ref, players, kept, deletedCount: match.deletedCount }}
        pendingCount={pending.length}
      />
      <CaptainLine match={match} players={players} />
    </>
  );
}

/**
 * Returns the players whom a call is for. Players on the waitlist have answered already, so these are called only if
 * the organiser chooses them. Nobody calls players who are away.
 */
function playersToCall(
  players: readonly MatchPlayer[],
  chosen: ReadonlySet<string>,
  { queued, away }: Pick<ReturnType<typeof useAnswersByLink>['answers'], 'queued' | 'away'>,
): MatchPlayer[] {
  return withoutAway(players, away).filter(({ id }) => chosen.has(id) || !queued.has(id));
}

function toggled(chosen: ReadonlySet<string>, id: string): ReadonlySet<string> {
  const next = new Set(chosen);
  if (!next.delete(id)) next.add(id);
  return next;
}
