import type { MatchPlayer, TeamPlace } from '@picadito/domain';
import { type Dispatch, memo } from 'react';
import { classNames } from '../../ui/class-names.ts';
import { CardSlot } from './drag/drag-slots.tsx';
import type { FormationAction } from '../../teams/formation.ts';
import { TEAM_FILLS, TEAM_WORDS } from '../../teams/team-names.ts';
import { Unconfirmed } from '../../teams/team-tag.tsx';

const PRESSED: Readonly<Record<TeamPlace, string>> = {
  ...TEAM_FILLS,
  suplente: 'bg-coin text-void',
};

/** Length of `places` in a match of two teams: the teams and the substitutes. */
const PLACES_OF_TWO_TEAMS = 3;

/**
 * Row of a player with a button for each team, which puts the player there by hand. The button of the present team
 * takes the player out of it. The styles are in styles/teams.css.
 */
export const TeamCard = memo(function TeamCard({
  player,
  team,
  places,
  dispatch,
}: {
  player: MatchPlayer;
  team: TeamPlace | null;
  /** The teams of the match, and 'suplente'. */
  places: readonly TeamPlace[];
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
      <span
        role="group"
        aria-label={`Equipo de ${name}`}
        className={places.length > PLACES_OF_TWO_TEAMS ? 'many' : undefined}
      >
        {places.map((to) => (
          <button
            key={to}
            type="button"
            aria-pressed={team === to}
            className={classNames(
              'team-button',
              team === to ? PRESSED[to] : 'text-mute hover:text-ink focus-visible:text-ink',
            )}
            onClick={() =>
              dispatch(
                team === to ? { type: 'free', playerId: id } : { type: 'place', player, team: to },
              )
            }
          >
            {TEAM_WORDS[to]}
          </button>
        ))}
      </span>
    </li>
  );
});
