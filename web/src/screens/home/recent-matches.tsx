import { isNight, RECENT_MATCHES, type Home, type Match } from '@picadito/domain';
import { Suspense } from 'react';
import { Link } from 'wouter';
import { useHome } from '../../home/home.ts';
import { MatchCard, TeamFigures } from '../../matches/match-card.tsx';
import { optionalPart } from '../../lib/lazy-with-retry.ts';
import { paths } from '../../lib/paths.ts';
import { TEXT_ACTION } from '../../ui/button.tsx';
import { EmptyRow } from '../../ui/empty-row.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Panel } from '../../ui/panel.tsx';

/** Winner of a night. Only accounts with nights load its code. */
const Champion = optionalPart(() =>
  import('../../rotation/champions.tsx').then((code) => code.Champion),
);

export function RecentMatches({ matches }: { matches: readonly Match[] }) {
  const { data: scores } = useHome((home: Home) => home.scores);
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
        {matches.slice(0, RECENT_MATCHES).map((match) => {
          const score = scores?.[match.id];
          return (
            <li key={match.id}>
              <MatchCard
                match={match}
                more={
                  isNight(match) ? (
                    <Suspense>
                      <Champion match={match} />
                    </Suspense>
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
