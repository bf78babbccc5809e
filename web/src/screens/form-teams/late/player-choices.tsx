import { type MatchPlayer, teamKeysIn, type TeamPlace } from '@picadito/domain';
import { type Dispatch, type ReactNode, useState } from 'react';
import { type FormationAction, type FormedTeams } from '../../../teams/formation.ts';
import { type TeamSizes } from '../../../teams/team-sizes.ts';
import { type Partner, swapPartners } from '../../../teams/swap-partners.ts';
import { TEAM_TITLES } from '../../../teams/team-names.ts';
import { Icon, type IconName } from '../../../ui/icon.tsx';
import { close, ITEM } from '../../../ui/menu.tsx';

export type PlayerChoicesProps = {
  player: MatchPlayer;
  teams: FormedTeams;
  sizes: TeamSizes;
  drop: (player: MatchPlayer) => void;
  dispatch: Dispatch<FormationAction>;
};

/**
 * Items of a player's menu: the player left, changes teams or becomes a substitute. The items are mounted each time the
 * menu opens, so that it does not begin with the second page, which lists players to swap with.
 */
export function PlayerChoices({ player, teams, sizes, drop, dispatch }: PlayerChoicesProps) {
  const { id } = player;
  const [partners, setPartners] = useState<readonly Partner[] | null>(null);
  const isWaiting = teams.suplente.some((one) => one.id === id);
  const others = teamKeysIn(teams)
    .map((team) => ({ team, members: teams[team] ?? [] }))
    .filter(({ members }) => members.every((one) => one.id !== id))
    .toSorted((one, other) => one.members.length - other.members.length);
  // The player goes to the smallest of the other teams.
  const [smallest] = others;
  const isFull = !smallest || smallest.members.length >= sizes.perSide;

  function act(action: FormationAction): void {
    dispatch(action);
    // After the change a new chip in another place shows the player; the focus goes to its button.
    requestAnimationFrame(() =>
      document.getElementById(`chip-${id}`)?.querySelector('button')?.focus(),
    );
  }
  const move = (team: TeamPlace) => act({ type: 'place', player, team });
  if (partners) {
    const swap = (otherId: string) => act({ type: 'swap', playerIds: [id, otherId] });
    return <Partners partners={partners} ofSeveral={others.length > 1} onChoose={swap} />;
  }
  return (
    <>
      <Choice icon="minus" tone="text-danger" isFocused onSelect={() => drop(player)}>
        Se bajó
      </Choice>
      <Choice
        icon="repeat"
        staysOpen={isFull}
        onSelect={() => (isFull ? setPartners(swapPartners(teams, player)) : move(smallest.team))}
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

/**
 * Second page of the menu, shown if the other teams are full. It lists the players that this player can swap places
 * with.
 */
function Partners({
  partners,
  ofSeveral,
  onChoose,
}: {
  partners: readonly Partner[];
  /** True if the players are of several teams. */
  ofSeveral: boolean;
  onChoose: (playerId: string) => void;
}) {
  return (
    <>
      {partners.map(({ player: { id, name, rating }, team }, index) => (
        <Choice key={id} icon="repeat" isFocused={index === 0} onSelect={() => onChoose(id)}>
          <span className="min-w-0 wrap-anywhere">
            Por {name}{' '}
            <span className="inline-block font-sans text-sm text-mute">
              {ofSeveral && `${TEAM_TITLES[team]} · `}Nivel {rating}
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

/** Menu item. Without `onSelect` the item is disabled but can still have the focus, so that screen readers find it. */
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
  /** True if the menu stays open after a tap, because the next page of choices follows. */
  staysOpen?: boolean;
  /** True if the item gets the focus when it is mounted, also on a page that replaces another one. */
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
