import { RECENT_MATCHES, type Home, type Match } from '@picadito/domain';
import { Link } from 'wouter';
import { useHome } from '../../home/home.ts';
import { MatchCard, TeamFigures } from '../../matches/match-card.tsx';
import { paths } from '../../lib/paths.ts';
import { TEXT_ACTION } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Panel } from '../../ui/panel.tsx';

export function RecentMatches({ matches }: { matches: readonly Match[] }) {
  const { data: scores } = useHome((home: Home) => home.scores);
  return (
    <Panel
      title="Partidos Recientes"
      className="recent"
      action={
        <Link href={paths.history} className={`${TEXT_ACTION} -mx-2`}>
          Ver Historial
          <Icon name="right" className="max-sm:hidden" />
        </Link>
      }
    >
      {matches.length === 0 ? (
        <EmptyState icon="calendar">Aún no tienes partidos registrados</EmptyState>
      ) : (
        <ul className="recent-matches">
          {matches.slice(0, RECENT_MATCHES).map((match) => {
            const score = scores?.[match.id];
            return (
              <li key={match.id}>
                <MatchCard
                  match={match}
                  more={
                    score && (
                      <p className="score">
                        <TeamFigures {...score} between="–" />
                      </p>
                    )
                  }
                  action={<Icon name="right" />}
                />
              </li>
            );
          })}
        </ul>
      )}
    </Panel>
  );
}
