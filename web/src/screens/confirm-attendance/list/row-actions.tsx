import { ATTENDANCE_GREETING, chatLink, type TeamPlace } from '@picadito/domain';
import { TEAM_FILLS, TEAM_WORDS } from '../../../teams/team-names.ts';
import { classNames } from '../../../ui/class-names.ts';
import { canBeCalled } from './card-marks.tsx';
import type { PlayerMenuProps } from './player-menu.tsx';

const pressed = (place: TeamPlace) =>
  place === 'suplente' ? 'bg-coin text-void' : `${TEAM_FILLS[place]} ring-2 ring-mute ring-inset`;

/** Length of `places` in a match of two teams: the teams and the substitutes. */
const PLACES_OF_TWO_TEAMS = 3;

/**
 * Shows the actions on a player as plain words, from 1024 px of width up. Their columns have the same places in every
 * row, also where an action is missing.
 */
export function RowActions({ player, marks, actions }: PlayerMenuProps) {
  const { isChosen, team } = marks;
  const { id, name, whatsapp } = player;
  return (
    <div className="row-actions">
      {whatsapp && (
        <a
          href={chatLink(whatsapp, ATTENDANCE_GREETING)}
          target="_blank"
          rel="noopener noreferrer"
          aria-label={`MENSAJE a ${name}`}
          className="row-action"
        >
          MENSAJE
        </a>
      )}
      {canBeCalled(player, marks) && (
        <button type="button" className="row-action choose" onClick={() => actions.onChoose(id)}>
          {isChosen ? 'QUITAR' : 'ELEGIR'}
          <span className="sr-only"> a {name}</span>
        </button>
      )}
      <div
        role="group"
        aria-label={`Equipo de ${name}`}
        className={actions.places.length > PLACES_OF_TWO_TEAMS ? 'row-teams many' : 'row-teams'}
      >
        {actions.places.map((place) => (
          <button
            key={place}
            type="button"
            aria-pressed={place === team}
            className={classNames('row-action', place === team && pressed(place))}
            onClick={() => actions.onTeam(player, place)}
          >
            {TEAM_WORDS[place]}
            <span className="sr-only"> para {name}</span>
          </button>
        ))}
      </div>
      <button type="button" className="row-action remove" onClick={() => actions.onRemove(player)}>
        ELIMINAR<span className="sr-only"> a {name} de este partido</span>
      </button>
    </div>
  );
}
