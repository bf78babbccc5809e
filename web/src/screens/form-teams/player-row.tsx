import type { MatchPlayer, TeamPlace } from '@picadito/domain';
import type { ReactNode } from 'react';
import { TeamTag } from '../../teams/team-tag.tsx';

/**
 * Row with the name and level of a player; `children` is rendered at the end of the row.
 */
export function PlayerRow({
  player: { name, skillLevel },
  children,
}: {
  player: Pick<MatchPlayer, 'name' | 'skillLevel'>;
  children?: ReactNode;
}) {
  return (
    <li className="flex min-h-12 items-center justify-between gap-3 row big-text:flex-wrap px-3 py-1.5">
      <span className="min-w-0 leading-tight">
        {name}
        <span className="block text-sm text-mute">Nivel {skillLevel}</span>
      </span>
      {children}
    </li>
  );
}

/** Label with the team of a player, or that the player has none. */
export function Place({ team }: { team: TeamPlace | undefined }) {
  return team ? (
    <TeamTag team={team} />
  ) : (
    <span className="shrink-0 text-sm text-mute">Sin equipo</span>
  );
}
