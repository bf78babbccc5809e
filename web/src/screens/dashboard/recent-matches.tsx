import { RECENT_MATCHES, type Match } from '@picadito/domain';
import { Link } from 'wouter';
import { MatchCard } from '../../matches/match-card.tsx';
import { paths } from '../../lib/paths.ts';
import { TEXT_ACTION } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Panel } from '../../ui/panel.tsx';

export function RecentMatches({ matches }: { matches: readonly Match[] }) {
  return (
    <Panel
      title="Partidos Recientes"
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
        <ul className="flex flex-col gap-2">
          {matches.slice(0, RECENT_MATCHES).map((match) => (
            <li key={match.id} className="bg-raised/40">
              <MatchCard
                match={match}
                action={<Icon name="right" className="mx-2 text-mute @xl:hidden" />}
              />
            </li>
          ))}
        </ul>
      )}
    </Panel>
  );
}
