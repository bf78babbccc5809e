import {
  ACHIEVEMENTS,
  type Badge,
  type Player,
  type PlayerStat,
  rankPlayers,
} from '@picadito/domain';
import { useMemo } from 'react';
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

/** The week's best, the table and the achievements; wide screens show the table last, as it may be long. */
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
  const count = `${earned.length} de ${ACHIEVEMENTS.length}`;
  return (
    <div className="grid grid-cols-1 gap-5 lg:grid-cols-[minmax(0,1fr)_minmax(0,3fr)]">
      <div className="flex min-w-0 flex-col lg:gap-5">
        <MvpCard player={best} isGone={mvp !== null && best === null} />
        <Podium ranked={ranked} />
        <a href="#logros" className={`${TEXT_ACTION} mt-2 self-start lg:hidden`}>
          Logros: {count}
          <Icon name="down" />
        </a>
      </div>
      <Panel title="Jugadores" className="min-w-0 lg:order-last lg:col-span-2">
        {ranked.length === 0 ? (
          <EmptyState
            icon="trophy"
            action={<ButtonLink href={paths.createMatch}>CREAR PARTIDO</ButtonLink>}
          >
            No hay jugadores con estadísticas.
          </EmptyState>
        ) : (
          <RankingTable ranked={ranked} />
        )}
      </Panel>
      <div id="logros" tabIndex={-1} className="min-w-0 outline-none">
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
