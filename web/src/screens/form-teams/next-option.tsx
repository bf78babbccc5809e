import { areSameTeams, teamIds } from '@picadito/domain';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import type { ReadyTeams } from '../../teams/ready-teams.ts';
import type { FormedTeams } from '../../teams/formation.ts';

/** Goes round the ways to part the players that are as good as the one that stands. */
export function NextOption({
  options,
  teams,
  onTake,
}: {
  options: readonly ReadyTeams[];
  teams: FormedTeams;
  onTake: (option: ReadyTeams) => void;
}) {
  const shown = options.findIndex((option) => areSameTeams(teamIds(option), teamIds(teams)));
  const next = options[(shown + 1) % options.length];
  if (!next || (shown >= 0 && options.length === 1)) return null;
  return (
    <Button variant="ghost" size="sm" className="shrink-0 px-2!" onClick={() => onTake(next)}>
      <Icon name="reload" />
      <span className="leading-none">
        Otra opción
        {shown >= 0 && (
          <span className="block text-coin">
            {shown + 1} de {options.length}
          </span>
        )}
      </span>
    </Button>
  );
}
