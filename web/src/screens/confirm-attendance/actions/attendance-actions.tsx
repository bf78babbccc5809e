import { type Match, type MatchPlayer, MESSAGES, MIN_CONFIRMED_FOR_TEAMS } from '@picadito/domain';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { whereTeamsAreEdited } from '../../../matches/chosen-match.ts';
import { paths } from '../../../lib/paths.ts';
import { FieldError } from '../../../ui/inputs/field.tsx';
import { Menu, MenuItem } from '../../../ui/menu.tsx';
import { StickyAction } from '../../../ui/page.tsx';
import { useIsRoomy } from '../../../ui/use-is-wide.ts';
import type { AnswersShown } from '../answers/answers-shown.ts';
import { CallNext } from '../call/running-call.tsx';
import type { Call } from '../call/use-call.ts';
import { useSharedMoney } from '../../../money/shared-money.ts';
import { Checkbox } from '../../../ui/inputs/checkbox.tsx';
import { useGroupCall } from '../../../sharing/use-group-message.ts';
import type { AttendanceChanges } from '../../../attendance/attendance.ts';
import { unreachedText } from '../call/call-queue.ts';
import { usePasteReplies } from '../replies/use-paste-replies.tsx';
import { type Choice, ChoiceButton, ChoiceItem } from './choice.tsx';
import { OfferedFormat } from './offered-format.tsx';
import { primaryAction } from '../../../attendance/primary-action.ts';
import { useTeams } from '../../../teams/teams.ts';

type AttendanceActionsProps = {
  match: Match;
  players: readonly MatchPlayer[];
  /** Players to whom the call may be sent. */
  toCall: readonly MatchPlayer[];
  /**
   * The answers by the group link and the actions that come with the link; `NO_ANSWERS` while the group link is off.
   */
  byLink: AnswersShown;
  attendance: AttendanceChanges;
  chosenCount: number;
  wasCalled: boolean;
  call: Call;
  /** Opens the panel of the group link. */
  onLink: () => void;
};

/**
 * Shows the action that suits the state of the match as the main button. The other actions are buttons next to the main
 * one, or items of a menu on narrow windows. A running call replaces the main action and the menu.
 */
export function AttendanceActions(props: AttendanceActionsProps) {
  const { match, call, byLink } = props;
  const money = useSharedMoney(match, 'call', byLink.capacity);
  const groupCall = useGroupCall(match, props.toCall, byLink.capacity, money.line);
  const { choices, primary, error, dialog } = useChoices(props, groupCall);
  const isRoomy = useIsRoomy();
  const main = choices.find(({ action }) => action === primary);
  const others = choices.filter((choice) => choice !== main);
  // A change of saved teams has its button above the list.
  const isQuiet = match.teamCounts !== null && primary !== 'share';
  const isGroupInSight = isRoomy || (!call.view?.next && primary === 'group');
  return (
    <>
      <StickyAction>
        <div className="attendance-actions">
          {error && (
            <div role="alert">
              <FieldError>{error}</FieldError>
            </div>
          )}
          {call.unreached > 0 && (
            <Unreached
              sentence={error ? null : unreachedText(call.unreached)}
              group={isGroupInSight ? undefined : choices.find(({ action }) => action === 'group')}
            />
          )}
          {!isRoomy && !call.view?.next && <OfferedFormat {...props} />}
          {call.view?.next ? (
            <CallNext call={call} view={call.view} next={call.view.next} />
          ) : (
            <div className="flex gap-3 big-text:flex-wrap">
              {main && <ChoiceButton choice={main} isMain isQuiet={isQuiet} />}
              {!isRoomy && byLink.actions.key}
              {!isRoomy && (
                <MatchMenu
                  {...props}
                  choices={[...others, ...byLink.actions.choices]}
                  money={money}
                />
              )}
            </div>
          )}
          {isRoomy && (
            <div className="grid grid-cols-1 gap-3">
              {(call.view?.next ? choices : others).map((choice) => (
                <ChoiceButton key={choice.action} choice={choice} />
              ))}
              <WithMoney {...money} />
            </div>
          )}
          {dialog}
        </div>
      </StickyAction>
      {isRoomy && byLink.actions.buttons}
    </>
  );
}

/** Checkbox by which the call to the group says what each player pays. Renders nothing if there is nothing to say. */
function WithMoney({ isOffered, withMoney, choose }: ReturnType<typeof useSharedMoney>) {
  return isOffered ? (
    <Checkbox
      label="Con la plata"
      checked={withMoney}
      onChange={({ target: { checked } }) => choose(checked)}
    />
  ) : null;
}

/** Menu of the actions next to the main one, on narrow windows. */
function MatchMenu({
  match: { listId },
  onLink,
  choices,
  money: { isOffered, withMoney, choose },
}: AttendanceActionsProps & {
  choices: readonly Choice[];
  money: ReturnType<typeof useSharedMoney>;
}) {
  return (
    <Menu label="Más acciones del partido" title="Convocatoria" className="attendance-key">
      {choices.map((choice) => (
        <ChoiceItem key={choice.action} choice={choice} />
      ))}
      {isOffered && (
        <MenuItem
          icon="coin"
          note={withMoney ? 'sacarla del mensaje' : 'en el mensaje al grupo'}
          onSelect={() => choose(!withMoney)}
        >
          {withMoney ? 'SIN LA PLATA' : 'CON LA PLATA'}
        </MenuItem>
      )}
      {listId !== null && (
        <MenuItem icon="external-link" onSelect={onLink}>
          LINK DEL GRUPO
        </MenuItem>
      )}
    </Menu>
  );
}

function useChoices(props: AttendanceActionsProps, groupCall: ReturnType<typeof useGroupCall>) {
  const { match, players, toCall, attendance, chosenCount, wasCalled, call } = props;
  const [, navigate] = useLocation();
  const [tooFew, setTooFew] = useState(false);
  const replies = usePasteReplies(match, players, attendance);
  const confirmed = players.filter(({ status }) => status === 'confirmed').length;
  const doTeamsFit = useDoTeamsFit(match, players);
  const isReady = confirmed >= MIN_CONFIRMED_FOR_TEAMS;

  function formTeams() {
    setTooFew(!isReady);
    if (isReady) navigate(whereTeamsAreEdited(match));
  }

  const shareTeams: Choice = {
    action: 'share',
    label: 'COMPARTIR EQUIPOS',
    icon: 'external-link',
    href: null,
    run: () => navigate(paths.shareTeams(match.id)),
  };
  const choices: readonly Choice[] = [
    {
      action: 'group',
      label: 'AVISAR AL GRUPO',
      icon: 'megaphone',
      href: groupCall.href,
      run: () => {
        groupCall.send();
        call.settleUnreached();
      },
    },
    {
      action: 'replies',
      label: 'PEGAR RESPUESTAS',
      icon: 'copy',
      href: null,
      run: replies.open,
    },
    {
      action: 'everyone',
      label: chosenCount > 0 ? `CONVOCAR ELEGIDOS (${chosenCount})` : 'CONVOCAR A TODOS',
      icon: 'whatsapp',
      href: null,
      run: call.start,
    },
    {
      action: 'teams',
      label: isReady ? `ARMAR EQUIPOS (${confirmed})` : 'ARMAR EQUIPOS',
      icon: 'shirt',
      href: null,
      run: formTeams,
    },
    ...(match.teamCounts ? [shareTeams] : []),
  ];
  return {
    choices,
    primary: primaryAction(toCall, wasCalled || groupCall.isSent, match, doTeamsFit),
    error: tooFew && !isReady ? MESSAGES.attendanceTooFew : call.error,
    dialog: replies.dialog,
  };
}

/** Tells whether the saved teams and their substitutes are exactly the confirmed players; false without saved teams. */
function useDoTeamsFit(match: Match, players: readonly MatchPlayer[]): boolean {
  const { data: teams } = useTeams(match);
  if (!teams) return false;
  const inTeams = new Set([...teams.claroTeam, ...teams.oscuroTeam, ...teams.suplentes]);
  return players.every(({ id, status }) => inTeams.has(id) === (status === 'confirmed'));
}

/**
 * Says how many players of a call have no number, next to the link for a message to the group. The link is left out if
 * the screen shows one already.
 */
function Unreached({ sentence, group }: { sentence: string | null; group: Choice | undefined }) {
  return (
    <div className="flex items-center gap-x-4 gap-y-2 big-text:flex-wrap">
      <p role="status" className="min-w-0 flex-1 text-sm leading-snug text-coin empty:hidden">
        {sentence}
      </p>
      {group && (
        <div className="flex shrink-0">
          <ChoiceButton choice={group} />
        </div>
      )}
    </div>
  );
}
