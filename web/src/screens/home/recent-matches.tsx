import { RECENT_MATCHES, type Home, type Match } from '@picadito/domain';
import { Link } from 'wouter';
import { useHome } from '../../home/home.ts';
import { MatchCard, TeamFigures } from '../../matches/match-card.tsx';
import { useChampions } from '../../rotation/champions.ts';
import { paths } from '../../lib/paths.ts';
import { TEXT_ACTION } from '../../ui/button.tsx';
import { EmptyRow } from '../../ui/empty-row.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Panel } from '../../ui/panel.tsx';

export function RecentMatches({ matches }: { matches: readonly Match[] }) {
  const { data: scores } = useHome((home: Home) => home.scores);
  const recent = matches.slice(0, RECENT_MATCHES);
  const championOf = useChampions(recent);
  const history = (
    <Link href={paths.history} className={`${TEXT_ACTION} -mx-2`}>
      Ver Historial
      <Icon name="right" className="max-sm:hidden" />
    </Link>
  );
  if (matches.length === 0) {
    return (
      <EmptyRow title="Partidos Recientes" action={history}>
        Aún no tienes partidos registrados
      </EmptyRow>
    );
  }
  return (
    <Panel title="Partidos Recientes" action={history}>
      <ul className="recent-matches">
        {recent.map((match) => {
          const score = scores?.[match.id];
          const champion = championOf(match);
          return (
            <li key={match.id}>
              <MatchCard
                match={match}
                more={
                  champion ? (
                    <p className="champion">{champion}</p>
                  ) : (
                    score && (
                      <p className="score">
                        <TeamFigures {...score} between="–" />
                      </p>
                    )
                  )
                }
                action={<Icon name="right" />}
              />
            </li>
          );
        })}
      </ul>
    </Panel>
  );
}
