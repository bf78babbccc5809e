import { ATTENDANCE_GREETING, chatLink, type MatchPlayer, type TeamName } from '@picadito/domain';
import { memo } from 'react';
import { PlayerCard } from '../../attendance/player-card.tsx';
import { TeamTag } from '../../teams/team-tag.tsx';
import { Badge } from '../../ui/badge.tsx';
import { Icon } from '../../ui/icon.tsx';
import { DeclineButton } from '../../screens/confirm-attendance/list/decline-button.tsx';
import { PlayerMenu, SIDE_BUTTON } from '../../screens/confirm-attendance/list/player-menu.tsx';

/** What one can do with a player; the same functions at every render, so that only changed cards are drawn. */
export type CardActions = {
  onToggle: (player: MatchPlayer) => void;
  onDecline: (player: MatchPlayer) => void;
  onChoose: (playerId: string) => void;
  onTeam: (player: MatchPlayer, team: TeamName) => void;
  onRemove: (player: MatchPlayer) => void;
};

/** One player: a tap on his card confirms or unconfirms; a chat and a menu stand beside it. */
export const AttendanceCard = memo(function AttendanceCard({
  player,
  hidden,
  isChosen,
  isCalled,
  isWaiting,
  team,
  actions,
}: {
  player: MatchPlayer;
  hidden: boolean;
  isChosen: boolean;
  /** He has his message. */
  isCalled: boolean;
  /** What was said of him waits for a signal. */
  isWaiting: boolean;
  team: TeamName | undefined;
  actions: CardActions;
}) {
  const { name, whatsapp, confirmed, declined } = player;
  return (
    <PlayerCard
      player={player}
      hidden={hidden}
      lit={confirmed}
      pressed={confirmed}
      onPress={() => actions.onToggle(player)}
      mark={
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
      }
      state={
        <>
          {/* `aria-pressed` tells the state: a name that changed with it would say it twice */}
          <span className="sr-only">Viene</span>
          {declined && (
            <span aria-hidden="true" className="*:py-0.5 max-[419px]:[&_svg]:hidden">
              <Badge tone="danger" icon="close">
                NO VA
              </Badge>
            </span>
          )}
          {confirmed && (
            // on narrow phones the word and the green frame tell it alone
            <span aria-hidden="true" className="*:py-0.5 max-[419px]:[&_svg]:hidden">
              <Badge tone="grass" icon="check">
                CONFIRMADO
              </Badge>
            </span>
          )}
          <span
            aria-hidden="true"
            className={`font-display text-d4 tracking-wide ${
              confirmed
                ? 'text-mute underline underline-offset-4'
                : 'border-2 border-coin px-2 text-coin'
            }`}
          >
            {confirmed ? 'CANCELAR' : 'CONFIRMAR'}
          </span>
          {isWaiting && (
            <span className="flex items-center gap-1 text-sm text-coin">
              <Icon name="clock" className="-my-1" />
              En espera
            </span>
          )}
        </>
      }
      side={
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
      }
    />
  );
});
