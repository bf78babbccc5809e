import { ACHIEVEMENTS, type Badge, distinctNames, type Player } from '@picadito/domain';
import { useMemo } from 'react';
import { earnedAchievements, useBadges } from '../../badges/badges.ts';
import { ownerText } from '../../helpers/may.ts';
import { useAllPlayers } from '../../players/players.ts';
import { RANKING_FAILURES, usePlayerStats } from '../../ranking/ranking.ts';
import { TEXT_ACTION } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { LoadError } from '../../ui/load-error.tsx';
import { Loading } from '../../ui/loading.tsx';
import { Page } from '../../ui/page.tsx';
import { Panel } from '../../ui/panel.tsx';
import { Ranking } from './ranking.tsx';
import { SeasonMenu } from './season-menu.tsx';
import { useSeason } from './use-shown-ranking.ts';

/**
 * Screen of the ranking. The ranking is shown once players, statistics and badges are loaded, because it needs all of
 * them.
 */
export function RankingScreen() {
  const players = useAllPlayers();
  const named = useMemo(
    () => players.data && distinctNames(players.data).map(withOwner),
    [players.data],
  );
  const stats = usePlayerStats();
  const badges = useBadges();
  const season = useSeason();
  const failed = [players, stats, badges].filter(({ isError, data }) => isError && !data);
  return (
    <Page
      title="Ranking"
      action={
        <div className="flex items-center">
          {badges.data && <EarnedLink badges={badges.data} />}
          <SeasonMenu season={season} />
        </div>
      }
    >
      {named && stats.data && badges.data ? (
        <Ranking players={named} stats={stats.data} badges={badges.data} />
      ) : (
        <Panel>
          {failed.length === 0 ? (
            <Loading />
          ) : (
            <LoadError onRetry={() => failed.forEach((query) => void query.refetch())}>
              {RANKING_FAILURES.load}
            </LoadError>
          )}
        </Panel>
      )}
    </Page>
  );
}

/** Returns a player of another organiser with the owner in the name, as in 'Ana · de Carla'. */
function withOwner(player: Player): Player {
  return { ...player, name: [player.name, ownerText(player)].filter(Boolean).join(' · ') };
}

/** Links to the achievements below the table. */
function EarnedLink({ badges }: { badges: readonly Badge[] }) {
  return (
    <a href="#logros" className={`${TEXT_ACTION} -my-3 -mr-2`}>
      Logros: {earnedAchievements(badges).length} de {ACHIEVEMENTS.length}
      <Icon name="down" />
    </a>
  );
}
