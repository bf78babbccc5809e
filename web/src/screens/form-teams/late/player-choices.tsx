import { type MatchPlayer, TEAM_SIZE_MAX, type TeamName } from '@picadito/domain';
import { type Dispatch, type ReactNode, useState } from 'react';
import type { FormationAction, FormedTeams } from '../../../teams/formation.ts';
import { type Partner, swapPartners } from '../../../teams/swap-partners.ts';
import { Icon, type IconName } from '../../../ui/icon.tsx';
import { close, ITEM } from '../../../ui/menu.tsx';

export type PlayerChoicesProps = {
  player: MatchPlayer;
  teams: FormedTeams;
  drop: (player: MatchPlayer) => void;
  dispatch: Dispatch<FormationAction>;
};

/**
 * Shows the items of a player's menu. They are mounted when the menu opens, so that it always opens with the first
 * choices.
 */
export function PlayerChoices({ player, teams, drop, dispatch }: PlayerChoicesProps) {
  const { id } = player;
  const { claro, oscuro, suplente } = teams;
  const [partners, setPartners] = useState<readonly Partner[] | null>(null);
  const has = (team: FormedTeams[TeamName]) => team.some((one) => one.id === id);
  const isWaiting = has(suplente);
  // A substitute goes to the smaller team.
  const isToClaro = isWaiting ? claro.length <= oscuro.length : has(oscuro);
  const isFull = (isToClaro ? claro : oscuro).length >= TEAM_SIZE_MAX;

  function act(action: FormationAction): void {
    dispatch(action);
    // The player has another chip in the new place.
    requestAnimationFrame(() =>
      document.getElementById(`chip-${id}`)?.querySelector('button')?.focus(),
    );
  }
  const move = (team: TeamName) => act({ type: 'place', player, team });
  if (partners) {
    const swap = (otherId: string) => act({ type: 'swap', playerIds: [id, otherId] });
    return <Partners partners={partners} ofBothTeams={isWaiting} onChoose={swap} />;
  }
  return (
    <>
      <Choice icon="minus" tone="text-danger" isFocused onSelect={() => drop(player)}>
        Se bajó
      </Choice>
      <Choice
        icon="repeat"
        staysOpen={isFull}
        onSelect={() =>
          isFull ? setPartners(swapPartners(teams, player)) : move(isToClaro ? 'claro' : 'oscuro')
        }
      >
        Cambiar de equipo
      </Choice>
      <Choice icon="sofa" onSelect={isWaiting ? undefined : () => move('suplente')}>
        Suplente
      </Choice>
      <Cancel />
    </>
  );
}

/** Shows the players that the player can change places with. */
function Partners({
  partners,
  ofBothTeams,
  onChoose,
}: {
  partners: readonly Partner[];
  ofBothTeams: boolean;
  onChoose: (playerId: string) => void;
}) {
  return (
    <>
      {partners.map(({ player: { id, name, rating }, team }, index) => (
        <Choice key={id} icon="repeat" isFocused={index === 0} onSelect={() => onChoose(id)}>
          <span className="min-w-0 wrap-anywhere">
            Por {name}{' '}
            <span className="inline-block font-sans text-sm text-mute">
              {ofBothTeams && (team === 'claro' ? 'Claro · ' : 'Oscuro · ')}Nivel {rating}
            </span>
          </span>
        </Choice>
      ))}
      <Cancel />
    </>
  );
}

function Cancel() {
  return (
    <Choice icon="close" tone="text-mute" onSelect={() => undefined}>
      Cancelar
    </Choice>
  );
}

/** Renders a menu item. Without `onSelect` it is disabled but can have the focus. */
function Choice({
  icon,
  tone = 'text-cyan',
  staysOpen = false,
  isFocused = false,
  onSelect,
  children,
}: {
  icon: IconName;
  tone?: string;
  /** Keeps the menu open, because other choices follow. */
  staysOpen?: boolean;
  /** Focuses the item when it is mounted, also after the menu has opened. */
  isFocused?: boolean;
  onSelect: (() => void) | undefined;
  children: ReactNode;
}) {
  return (
    <li role="none">
      <button
        ref={isFocused ? focus : undefined}
        type="button"
        role="menuitem"
        aria-disabled={!onSelect || undefined}
        className={`${ITEM} aria-disabled:opacity-50`}
        onClick={(event) => {
          if (!onSelect) return;
          if (!staysOpen) close(event);
          onSelect();
        }}
      >
        <Icon name={icon} className={tone} />
        {children}
      </button>
    </li>
  );
}

function focus(button: HTMLButtonElement | null): void {
  button?.focus();
}
