import {
  ATTENDANCE_GREETING,
  type AttendanceStatus,
  chatLink,
  type MatchPlayer,
  type TeamName,
} from '@picadito/domain';
import { memo } from 'react';
import { PlayerCard } from '../../../attendance/player-card.tsx';
import { TeamTag } from '../../../teams/team-tag.tsx';
import { Badge } from '../../../ui/badge.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { DeclineButton } from './decline-button.tsx';
import { PlayerMenu, SIDE_BUTTON } from './player-menu.tsx';

/** The actions on a player; stable, so that only changed cards render. */
export type CardActions = {
  onToggle: (player: MatchPlayer) => void;
  onDecline: (player: MatchPlayer) => void;
  onChoose: (playerId: string) => void;
  onTeam: (player: MatchPlayer, team: TeamName) => void;
  onRemove: (player: MatchPlayer) => void;
};

type Tag = { tone: 'grass' | 'danger'; icon: 'check' | 'close'; text: string };

/** The tag of a status; a pending player has the button only. */
const TAGS: Record<AttendanceStatus, Tag | null> = {
  pending: null,
  confirmed: { tone: 'grass', icon: 'check', text: 'CONFIRMADO' },
  declined: { tone: 'danger', icon: 'close', text: 'NO VA' },
};

/** On narrow phones without its icon. */
function StatusTag({ status }: { status: AttendanceStatus }) {
  const tag = TAGS[status];
  if (!tag) return null;
  return (
    <span aria-hidden="true" className="*:py-0.5 max-[419px]:[&_svg]:hidden">
      <Badge tone={tag.tone} icon={tag.icon}>
        {tag.text}
      </Badge>
    </span>
  );
}

/** One player: a tap on the card confirms or unconfirms; a chat link and a menu are beside it. */
export const AttendanceCard = memo(function AttendanceCard({
  player,
  hidden,
  isChosen,
  isCalled,
  isPending,
  team,
  actions,
}: {
  player: MatchPlayer;
  hidden: boolean;
  isChosen: boolean;
  /** The call message was sent. */
  isCalled: boolean;
  /** A change of this player waits for a signal. */
  isPending: boolean;
  team: TeamName | undefined;
  actions: CardActions;
}) {
  const { status } = player;
  const isConfirmed = status === 'confirmed';
  return (
    <PlayerCard
      player={player}
      hidden={hidden}
      lit={isConfirmed}
      pressed={isConfirmed}
      onPress={() => actions.onToggle(player)}
      mark={<CardMarks isChosen={isChosen} isCalled={isCalled} team={team} />}
      state={<CardState status={status} isPending={isPending} />}
      side={<CardSide player={player} isChosen={isChosen} team={team} actions={actions} />}
    />
  );
});

function CardMarks({
  isChosen,
  isCalled,
  team,
}: {
  isChosen: boolean;
  isCalled: boolean;
  team: TeamName | undefined;
}) {
  return (
    <>
      {isChosen && (
        <span className="flex items-center gap-1 font-display text-d4 leading-none tracking-wide text-cyan">
          <Icon name="megaphone" className="-my-1" />
          ELEGIDO
        </span>
      )}
      {isCalled && (
        <span className="flex items-center gap-1 whitespace-nowrap">
          <Icon name="check-double" className="-my-1 text-grass" />
          Avisado
        </span>
      )}
      {team && (
        <span className="*:py-0">
          <TeamTag team={team} />
        </span>
      )}
    </>
  );
}

function CardState({ status, isPending }: { status: AttendanceStatus; isPending: boolean }) {
  const isConfirmed = status === 'confirmed';
  return (
    <>
      {/* `aria-pressed` says the state: a name that changed with it would repeat it */}
      <span className="sr-only">Viene</span>
      <StatusTag status={status} />
      <span
        aria-hidden="true"
        className={`font-display text-d4 tracking-wide ${
          isConfirmed
            ? 'text-mute underline underline-offset-4'
            : 'border-2 border-coin px-2 text-coin'
        }`}
      >
        {isConfirmed ? 'CANCELAR' : 'CONFIRMAR'}
      </span>
      {isPending && (
        <span className="flex items-center gap-1 text-sm text-coin">
          <Icon name="clock" className="-my-1" />
          En espera
        </span>
      )}
    </>
  );
}

function CardSide({
  player,
  isChosen,
  team,
  actions,
}: {
  player: MatchPlayer;
  isChosen: boolean;
  team: TeamName | undefined;
  actions: CardActions;
}) {
  const { name, whatsapp } = player;
  return (
    <>
      <DeclineButton player={player} onPress={() => actions.onDecline(player)} />
      <div className="flex shrink-0 flex-col border-l-4 border-raised">
        {whatsapp && (
          <a
            href={chatLink(whatsapp, ATTENDANCE_GREETING)}
            target="_blank"
            rel="noopener noreferrer"
            aria-label={`MENSAJE a ${name}`}
            className={`${SIDE_BUTTON} text-grass`}
          >
            <Icon name="whatsapp" />
            <span className="text-sm font-bold">MENSAJE</span>
          </a>
        )}
        <PlayerMenu
          player={player}
          isChosen={isChosen}
          team={team}
          onChoose={() => actions.onChoose(player.id)}
          onTeam={(name) => actions.onTeam(player, name)}
          onRemove={() => actions.onRemove(player)}
        />
      </div>
    </>
  );
}
