import { type MatchPlayer, TEAM_NAMES, type TeamName } from '@picadito/domain';
import { type Dispatch, memo } from 'react';
import { classNames } from '../../ui/class-names.ts';
import { CardSlot } from './drag/drag-slots.tsx';
import type { FormationAction } from '../../teams/formation.ts';
import { Unconfirmed } from '../../teams/team-tag.tsx';

const BUTTONS: Record<TeamName, { word: string; pressed: string }> = {
  claro: { word: 'CLARO', pressed: 'bg-claro text-void' },
  oscuro: { word: 'OSCURO', pressed: 'bg-oscuro text-white' },
  suplente: { word: 'SUPLENTE', pressed: 'bg-coin text-void' },
};

/**
 * Row of a player with a button for each team, which puts the player there by hand. The button of the present team takes
 * the player out of it. The styles are in styles/teams.css.
 */
export const TeamCard = memo(function TeamCard({
  player,
  team,
  dispatch,
}: {
  player: MatchPlayer;
  team: TeamName | null;
  dispatch: Dispatch<FormationAction>;
}) {
  const { id, name, skillLevel } = player;
  return (
    <li data-player={id} className="team-row">
      <CardSlot playerId={id} />
      <span title={name} className="who">
        {name} {player.status !== 'confirmed' && <Unconfirmed />}
      </span>
      <span className="level">
        <span className="sr-only">Nivel </span>
        {skillLevel}
      </span>
      <span role="group" aria-label={`Equipo de ${name}`}>
        {TEAM_NAMES.map((to) => (
          <button
            key={to}
            type="button"
            aria-pressed={team === to}
            className={classNames(
              'team-button',
              team === to ? BUTTONS[to].pressed : 'text-mute hover:text-ink focus-visible:text-ink',
            )}
            onClick={() =>
              dispatch(
                team === to ? { type: 'free', playerId: id } : { type: 'place', player, team: to },
              )
            }
          >
            {BUTTONS[to].word}
          </button>
        ))}
      </span>
    </li>
  );
});
