import { type MatchPlayer, TEAM_NAMES, type TeamName } from '@picadito/domain';
import { Menu, MenuItem } from '../../../ui/menu.tsx';

export const SIDE_BUTTON =
  'flex min-h-12 w-18 flex-1 flex-col items-center justify-center hover:bg-raised focus-visible:-outline-offset-3';

const TEAMS: Record<TeamName, { word: string; tone: string }> = {
  claro: { word: 'CLARO', tone: 'text-claro' },
  oscuro: { word: 'OSCURO', tone: 'text-line' },
  suplente: { word: 'SUPLENTE', tone: 'text-coin' },
};

/** Less frequent actions on a player. */
export function PlayerMenu({
  player,
  isChosen,
  team,
  onChoose,
  onTeam,
  onRemove,
}: {
  player: MatchPlayer;
  isChosen: boolean;
  team: TeamName | undefined;
  onChoose: () => void;
  onTeam: (team: TeamName) => void;
  onRemove: () => void;
}) {
  return (
    <Menu
      label={`Más acciones para ${player.name}`}
      title={player.name}
      className={`${SIDE_BUTTON} text-mute`}
    >
      <MenuItem
        icon={isChosen ? 'minus' : 'megaphone'}
        note={isChosen ? 'de la convocatoria' : 'para convocar'}
        onSelect={onChoose}
      >
        {isChosen ? 'QUITAR' : 'ELEGIR'}
      </MenuItem>
      {TEAM_NAMES.map((name) => (
        <MenuItem
          key={name}
          icon={name === team ? 'check' : 'shirt'}
          tone={TEAMS[name].tone}
          note={name === team ? 'está ahí; tocá para sacarlo' : 'ponerlo ahí'}
          onSelect={() => onTeam(name)}
        >
          {TEAMS[name].word}
        </MenuItem>
      ))}
      <MenuItem icon="trash" tone="text-danger" note="de este partido" onSelect={onRemove}>
        ELIMINAR
      </MenuItem>
    </Menu>
  );
}
