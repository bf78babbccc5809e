import type { MatchPlayer, TeamName } from '@picadito/domain';
import type { Dispatch, ReactNode } from 'react';
import type { FormationAction, FormedTeams } from '../../teams/formation.ts';
import { Icon, type IconName } from '../../ui/icon.tsx';
import { close, ITEM, Menu } from '../../ui/menu.tsx';

/** What can be done to a player of the board, behind their chip. */
export function PlayerSheet({
  player,
  teams: { claro, oscuro, suplente },
  className,
  facts,
  drop,
  dispatch,
}: {
  player: MatchPlayer;
  teams: FormedTeams;
  className: string;
  facts: ReactNode;
  drop: (player: MatchPlayer) => void;
  dispatch: Dispatch<FormationAction>;
}) {
  const { id, name } = player;
  const has = (team: FormedTeams[TeamName]) => team.some((one) => one.id === id);
  const isWaiting = has(suplente);
  // a substitute goes to the smaller team
  const isToClaro = isWaiting ? claro.length <= oscuro.length : has(oscuro);

  function move(team: TeamName): void {
    dispatch({ type: 'place', player, team });
    // the chip is another one where the player is now
    requestAnimationFrame(() =>
      document.getElementById(`chip-${id}`)?.querySelector('button')?.focus(),
    );
  }

  return (
    <Menu role="menu" title={name} className={className} trigger={facts}>
      <Choice icon="minus" tone="text-danger" onSelect={() => drop(player)}>
        Se bajó
      </Choice>
      <Choice icon="repeat" onSelect={() => move(isToClaro ? 'claro' : 'oscuro')}>
        Cambiar de equipo
      </Choice>
      <Choice icon="sofa" onSelect={isWaiting ? undefined : () => move('suplente')}>
        Suplente
      </Choice>
      <Choice icon="close" tone="text-mute" onSelect={() => undefined}>
        Cancelar
      </Choice>
    </Menu>
  );
}

/** Without `onSelect` it keeps the focus, but cannot be chosen. */
function Choice({
  icon,
  tone = 'text-cyan',
  onSelect,
  children,
}: {
  icon: IconName;
  tone?: string;
  onSelect: (() => void) | undefined;
  children: string;
}) {
  return (
    <li role="none">
      <button
        type="button"
        role="menuitem"
        aria-disabled={!onSelect || undefined}
        className={`${ITEM} aria-disabled:opacity-50`}
        onClick={(event) => {
          if (!onSelect) return;
          close(event);
          onSelect();
        }}
      >
        <Icon name={icon} className={tone} />
        {children}
      </button>
    </li>
  );
}
