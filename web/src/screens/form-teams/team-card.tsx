import { type MatchPlayer, TEAM_NAMES, type TeamName } from '@picadito/domain';
import { type Dispatch, memo } from 'react';
import { PlayerCard } from '../../attendance/player-card.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Icon } from '../../ui/icon.tsx';
import { CardSlot } from './drag/drag-slots.tsx';
import type { FormationAction } from '../../teams/formation.ts';
import { Unconfirmed } from '../../teams/team-tag.tsx';

const BUTTONS: Record<TeamName, { word: string; pressed: string }> = {
  claro: { word: 'CLARO', pressed: 'bg-claro text-void' },
  oscuro: { word: 'OSCURO', pressed: 'bg-oscuro text-white ring-2 ring-mute ring-inset' },
  suplente: { word: 'SUPLENTE', pressed: 'bg-coin text-void' },
};

/** Card of a player with buttons that put the player into a team by hand. */
export const TeamCard = memo(function TeamCard({
  player,
  team,
  dispatch,
}: {
  player: MatchPlayer;
  team: TeamName | null;
  dispatch: Dispatch<FormationAction>;
}) {
  return (
    <PlayerCard
      player={{ ...player, whatsapp: null }}
      lead={<CardSlot playerId={player.id} />}
      state={player.status !== 'confirmed' && <Unconfirmed />}
      side={
        team && (
          <button
            type="button"
            aria-label={`QUITAR a ${player.name} de su equipo`}
            className="teams-menu"
            onClick={({ currentTarget }) => {
              // The button that removes the player from the team disappears, so the focus moves to another button of
              // the card.
              currentTarget.closest('li')?.querySelector<HTMLElement>('[aria-pressed]')?.focus();
              dispatch({ type: 'free', playerId: player.id });
            }}
          >
            <Icon name="close" />
          </button>
        )
      }
    >
      <div
        role="group"
        aria-label={`Equipo de ${player.name}`}
        className="flex gap-2 px-3 pb-3 big-text:flex-wrap"
      >
        {TEAM_NAMES.map((name) => (
          <button
            key={name}
            type="button"
            aria-pressed={team === name}
            className={classNames(
              'team-button',
              team === name ? BUTTONS[name].pressed : 'bg-raised text-mute hover:text-ink',
            )}
            onClick={() => dispatch({ type: 'place', player, team: name })}
          >
            {BUTTONS[name].word}
          </button>
        ))}
      </div>
    </PlayerCard>
  );
});
