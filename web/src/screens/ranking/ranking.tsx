import {
  ACHIEVEMENTS,
  ALL_SEASONS,
  type Badge,
  type Player,
  type PlayerStat,
  rankPlayers,
} from '@picadito/domain';
import { useMemo } from 'react';
import { useSession } from '../../identity/session.ts';
import { earnedAchievements } from '../../badges/badges.ts';
import { browserTimeZone, useNow } from '../../lib/clock.ts';
import { useFigures } from '../../ranking/ranking.ts';
import { Panel } from '../../ui/panel.tsx';
import { AchievementsGrid } from './achievements-grid.tsx';
import { FiguraCounts } from './figura-counts.tsx';
import { GroupPanels } from './group-panels.tsx';
import { MvpCard } from './mvp-card.tsx';
import { mvpOfWeek } from '../../ranking/find-mvp-badge.ts';
import { Podium } from './podium.tsx';
import { RankingSection } from './ranking-section.tsx';
import { useShownRanking } from './use-shown-ranking.ts';

const MINUTE_MS = 60_000;

/**
 * Shows the MVP of the week, the table of the ranking, and the achievements below it. Six rows of the table fit without
 * scrolling.
 */
export function Ranking({
  players,
  stats,
  badges,
}: {
  players: readonly Player[];
  stats: readonly PlayerStat[];
  badges: readonly Badge[];
}) {
  const earned = useMemo(() => earnedAchievements(badges), [badges]);
  // The server grants the badge of the week by the organiser's stored time zone.
  const timeZone = useSession((session) => session.user?.timeZone) ?? browserTimeZone();
  const now = useNow(MINUTE_MS);
  const shown = useShownRanking(timeZone, now);
  const figures = useFigures(shown.season);
  const ever = useMemo(() => rankPlayers(players, stats, badges), [players, stats, badges]);
  const ofYear = figures.data?.players;
  const ranked = useMemo(() => {
    if (shown.season === ALL_SEASONS) return ever;
    return ofYear ? rankPlayers(players, ofYear, badges) : null;
  }, [shown.season, ever, players, ofYear, badges]);
  const mvp = mvpOfWeek(badges, timeZone, now);
  const best = ever.filter(({ id }) => mvp?.playerIds.includes(id));
  return (
    <div className="grid grid-cols-1 gap-4 lg:grid-cols-[minmax(0,3fr)_minmax(0,1fr)] lg:items-start lg:gap-6 xl:grid-cols-[minmax(0,1fr)_320px]">
      <div className="flex min-w-0 flex-col gap-4 lg:col-start-2 lg:row-start-1">
        <MvpCard players={best} isGone={mvp !== null && best.length === 0} />
        {shown.ranking === 'matches' && <Podium ranked={ranked ?? []} />}
      </div>
      <RankingSection shown={shown} players={players} ranked={ranked} figures={figures} />
      {figures.data && <GroupPanels figures={figures.data} known={players} />}
      <div id="logros" tabIndex={-1} className="min-w-0 outline-none lg:col-span-2">
        <Panel
          title="Logros"
          action={
            <p className="font-display text-d4 tracking-wide text-magenta">
              {earned.length} de {ACHIEVEMENTS.length}
            </p>
          }
        >
          <AchievementsGrid earned={earned} players={players} />
          <FiguraCounts players={players} />
        </Panel>
      </div>
    </div>
  );
}
