import { ATTENDANCE_GREETING, chatLink, TEAM_NAMES, type TeamName } from '@picadito/domain';
import { classNames } from '../../../ui/class-names.ts';
import type { PlayerMenuProps } from './player-menu.tsx';

const TEAMS: Record<TeamName, { word: string; pressed: string }> = {
  claro: { word: 'CLARO', pressed: 'bg-claro text-void ring-2 ring-mute ring-inset' },
  oscuro: { word: 'OSCURO', pressed: 'bg-oscuro text-white ring-2 ring-mute ring-inset' },
  suplente: { word: 'SUPLENTE', pressed: 'bg-coin text-void' },
};

/**
 * Shows the actions on a player as plain words, from 1024 px of width up. Their columns have the same places in every
 * row, also where an action is missing.
 */
export function RowActions({ player, marks: { isChosen, team }, actions }: PlayerMenuProps) {
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
      <button type="button" className="row-action choose" onClick={() => actions.onChoose(id)}>
        {isChosen ? 'QUITAR' : 'ELEGIR'}
        <span className="sr-only"> a {name}</span>
      </button>
      <div role="group" aria-label={`Equipo de ${name}`} className="row-teams">
        {TEAM_NAMES.map((place) => (
          <button
            key={place}
            type="button"
            aria-pressed={place === team}
            className={classNames('row-action', place === team && TEAMS[place].pressed)}
            onClick={() => actions.onTeam(player, place)}
          >
            {TEAMS[place].word}
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
