import { SKILL_LEVELS, type SkillLevel, type TeamName } from '@picadito/domain';
import type { Deal, DealtPlayer } from './deal.ts';

/** Type of the handlers of taps on the name and on the level of a player. */
export type PlayerActions = {
  onName: (player: DealtPlayer) => void;
  onLevel: (player: DealtPlayer, level: SkillLevel) => void;
};

/** Shows two teams on a pitch. The name and the level of each player are buttons. */
export function GameBoard({ teams, ...actions }: { teams: Deal } & PlayerActions) {
  return (
    <div className="pix mown relative grid grid-cols-2 gap-3 p-2 frame-ink big-text:grid-cols-1">
      <i className="absolute inset-y-0 left-1/2 w-1 -translate-x-1/2 bg-ink/25" />
      <i className="absolute top-1/2 left-1/2 size-20 -translate-1/2 border-4 border-ink/25" />
      <Side name="claro" players={teams.claro} {...actions} />
      <Side name="oscuro" players={teams.oscuro} {...actions} />
    </div>
  );
}

const SIDES = {
  claro: { title: 'Equipo Claro', chip: 'bg-claro text-void' },
  oscuro: { title: 'Equipo Oscuro', chip: 'bg-oscuro text-ink ring-2 ring-mute ring-inset' },
} as const;

function Side({
  name,
  players,
  onName,
  onLevel,
}: { name: Exclude<TeamName, 'suplente'>; players: readonly DealtPlayer[] } & PlayerActions) {
  const { title, chip } = SIDES[name];
  return (
    <ul aria-label={title} className="falling relative flex min-w-0 flex-col gap-2">
      {players.map((player) => {
        const next = nextLevel(player.skillLevel);
        return (
          <li key={player.id} className={`flex items-stretch ${chip}`}>
            <button
              type="button"
              className="min-h-12 min-w-0 grow px-2 text-left leading-tight focus-visible:-outline-offset-3"
              onClick={() => onName(player)}
            >
              {player.name}
            </button>
            <button
              type="button"
              aria-label={`Nivel ${player.skillLevel} de ${player.name}. Tocá para que sea ${next}`}
              className="min-h-12 min-w-11 shrink-0 font-score text-score-sm focus-visible:-outline-offset-3"
              onClick={() => onLevel(player, next)}
            >
              {player.skillLevel}
            </button>
          </li>
        );
      })}
    </ul>
  );
}

/** Returns the level after this one; the lowest level follows the highest. */
function nextLevel(level: SkillLevel): SkillLevel {
  const place = SKILL_LEVELS.indexOf(level);
  return SKILL_LEVELS[(place + 1) % SKILL_LEVELS.length] ?? level;
}
