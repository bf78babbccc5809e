import {
  ACHIEVEMENTS,
  type Badge,
  type Player,
  type PlayerStat,
  rankPlayers,
} from '@picadito/domain';
import { useId, useMemo } from 'react';
import { useSession } from '../../identity/session.ts';
import { earnedAchievements } from '../../badges/achievements.ts';
import { browserTimeZone } from '../../lib/browser-time-zone.ts';
import { paths } from '../../lib/paths.ts';
import { useNow } from '../../lib/use-now.ts';
import { ButtonLink, TEXT_ACTION } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Panel } from '../../ui/panel.tsx';
import { AchievementsGrid } from './achievements-grid.tsx';
import { MvpCard } from './mvp-card.tsx';
import { mvpOfWeek } from './mvp-of-week.ts';
import { Podium } from './podium.tsx';
import { RankingTable } from './ranking-table.tsx';

const MINUTE_MS = 60_000;

/** The week's best and the table, six rows of it without scrolling, then the achievements. */
export function Ranking({
  players,
  stats,
  badges,
}: {
  players: readonly Player[];
  stats: readonly PlayerStat[];
  badges: readonly Badge[];
}) {
  const ranked = useMemo(() => rankPlayers(players, stats, badges), [players, stats, badges]);
  const earned = useMemo(() => earnedAchievements(badges), [badges]);
  // the server gives it by the organiser's stored zone
  const storedZone = useSession((session) => session.user?.timeZone);
  const mvp = mvpOfWeek(badges, storedZone ?? browserTimeZone(), useNow(MINUTE_MS));
  const best = ranked.find(({ id }) => id === mvp?.playerId) ?? null;
  const titleId = useId();
  const count = `${earned.length} de ${ACHIEVEMENTS.length}`;
  return (
    <div className="grid grid-cols-1 gap-4 lg:grid-cols-[minmax(0,3fr)_minmax(0,1fr)] lg:items-start lg:gap-6">
      <div className="flex min-w-0 flex-col gap-4 lg:col-start-2 lg:row-start-1">
        <MvpCard player={best} isGone={mvp !== null && best === null} />
        <Podium ranked={ranked} />
      </div>
      <section aria-labelledby={titleId} className="min-w-0 lg:row-start-1">
        <div className="mb-2 flex items-center justify-between gap-4 big-text:flex-wrap">
          <h2 id={titleId} className="font-display text-d2 tracking-wide">
            Jugadores
          </h2>
          <a href="#logros" className={`${TEXT_ACTION} -mr-2`}>
            Logros: {count}
            <Icon name="down" />
          </a>
        </div>
        {ranked.length === 0 ? (
          <Panel as="div">
            <EmptyState
              icon="trophy"
              action={<ButtonLink href={paths.createMatch}>CREAR PARTIDO</ButtonLink>}
            >
              No hay jugadores con estadísticas.
            </EmptyState>
          </Panel>
        ) : (
          <RankingTable ranked={ranked} />
        )}
      </section>
      <div id="logros" tabIndex={-1} className="min-w-0 outline-none lg:col-span-2">
        <Panel
          title="Logros"
          action={<p className="font-display text-d4 tracking-wide text-magenta">{count}</p>}
        >
          <AchievementsGrid earned={earned} players={players} />
        </Panel>
      </div>
    </div>
  );
}
