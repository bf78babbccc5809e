import { type Match, ROSTER } from '@picadito/domain';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'wouter';
import { whereTeamsAreEdited } from '../../matches/chosen-match.ts';
import { queryOf } from '../../sync/cache/query-of.ts';
import { TEXT_LINK } from '../../ui/button.tsx';
import { type SharedTeams, whoLeft } from './shared-teams.ts';

/**
 * Warning, shown before a line-up is shared, that a team is empty or that players of the teams have declined since the
 * teams were saved. A link leads to the teams.
 */
export function LineUpWarnings({ match, shared }: { match: Match; shared: SharedTeams }) {
  const roster = useQuery({
    ...queryOf(ROSTER.read, { id: match.id }),
    enabled: match.status === 'pendiente',
  });
  const warnings = [shared.emptyTeam, whoLeft(shared, roster.data)].filter(Boolean);
  return (
    warnings.length > 0 && (
      <p role="status">
        {warnings.join(' ')}{' '}
        <Link href={whereTeamsAreEdited(match)} className={TEXT_LINK}>
          Revisá los equipos
        </Link>{' '}
        antes de compartir.
      </p>
    )
  );
}
