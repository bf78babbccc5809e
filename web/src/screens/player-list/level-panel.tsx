import { type Player, SKILL_NAMES, type SkillLevel } from '@picadito/domain';
import { Panel } from '../../ui/panel.tsx';
import { averageText, levelSummary } from './level-summary.ts';

const FILLS: Record<SkillLevel, string> = {
  '2': 'bg-cyan',
  '3': 'bg-grass',
  '4': 'bg-coin',
  '5': 'bg-magenta',
};

/** Panel with the sum and the average of the levels of a list's players, and the number of players of each level. */
export function LevelPanel({ players }: { players: readonly Player[] }) {
  const { sum, average, levels } = levelSummary(players);
  return (
    <Panel title="Niveles" className="max-lg:order-1">
      <dl className="mb-5 grid grid-cols-2 gap-3 big-text:grid-cols-1">
        <Figure label="Suma" value={String(sum)} />
        <Figure label="Promedio" value={averageText(average)} />
      </dl>
      <div aria-hidden="true" className="mb-4 flex h-8 gap-1">
        {levels.map(
          ({ level, count }) =>
            count > 0 && (
              <span
                key={level}
                style={{ flexGrow: count }}
                className={`min-w-2 basis-0 bevel forced-colors:border ${FILLS[level]}`}
              />
            ),
        )}
      </div>
      <ul aria-label="Jugadores por nivel" className="flex flex-col gap-2">
        {levels.map(({ level, count, percent }) => (
          <li key={level} className="flex flex-wrap items-center gap-x-3">
            <span
              aria-hidden="true"
              className={`grid size-7 shrink-0 place-items-center font-score text-score-sm text-void forced-colors:border ${FILLS[level]}`}
            >
              {level}
            </span>
            <span className="flex-auto">
              <span className="sr-only">Nivel {level}, </span>
              {SKILL_NAMES[level]}
            </span>
            <span className="tabular-nums">
              <strong>{count}</strong> <span className="text-mute">({percent} %)</span>
            </span>
          </li>
        ))}
      </ul>
    </Panel>
  );
}

function Figure({ label, value }: { label: string; value: string }) {
  return (
    <div className="flex flex-col-reverse gap-2 bg-raised px-3 pt-4 pb-3">
      <dt className="text-sm text-mute">{label}</dt>
      <dd className="font-score text-score-lg leading-none text-coin">{value}</dd>
    </div>
  );
}
