import { areSameTeams, teamIds } from '@picadito/domain';
import type { FormedTeams } from '../../teams/formation.ts';
import type { TeamOption } from '../../teams/ready-teams.ts';
import { Icon } from '../../ui/icon.tsx';
import { MENU_BUTTON } from '../../ui/menu.tsx';

/** Returns the option that has the players of `teams` in each team; undefined if none has. */
export function optionOf(
  options: readonly TeamOption[],
  teams: FormedTeams,
): TeamOption | undefined {
  return options.find((option) => areSameTeams(teamIds(option), teamIds(teams)));
}

/**
 * Shows the position of the current option, as in '1 de 3', and buttons that cycle through the options. Renders nothing
 * if there is no other option.
 */
export function OptionControl({
  options,
  shown,
  onTake,
}: {
  options: readonly TeamOption[];
  shown: TeamOption | undefined;
  onTake: (option: TeamOption | undefined) => void;
}) {
  if (options.length === 0 || (shown && options.length === 1)) return null;
  const index = shown ? options.indexOf(shown) : -1;
  const step = (label: string, icon: 'left' | 'right', to: number) => (
    <button
      type="button"
      aria-label={label}
      className={MENU_BUTTON}
      onClick={() => onTake(options.at(to % options.length))}
    >
      <Icon name={icon} />
    </button>
  );
  return (
    <div role="group" aria-label="Opciones" className="teams-option">
      {step('Opción anterior', 'left', Math.max(index, 0) - 1)}
      <span className="text-coin">
        {shown ? `${index + 1} de ${options.length}` : `${options.length} más`}
      </span>
      {step('Otra opción', 'right', index + 1)}
    </div>
  );
}
