import type { TeamPlace } from '@picadito/domain';
import { TEAM_FILLS, TEAM_WORDS } from './team-names.ts';

export function TeamTag({ team }: { team: TeamPlace }) {
  const look =
    team === 'suplente' ? 'bg-raised text-ink' : `${TEAM_FILLS[team]} ring-2 ring-mute ring-inset`;
  return (
    <span className={`shrink-0 px-2 py-1 font-display text-d4 tracking-wide ${look}`}>
      {TEAM_WORDS[team]}
    </span>
  );
}

export function Unconfirmed() {
  return <span className="text-sm text-coin">Sin confirmar</span>;
}
