import type { Match } from '@picadito/domain';
import { attendancePercentage, confirmationLabel, longDate } from '@picadito/domain';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { paths } from '../lib/paths.ts';
import { TEXT_ACTION } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import { repeatsText } from './match-repeats.ts';
import { StatusBadge } from './status-badge.tsx';

/** One match of a list (docs/specification.md#history); `action` stands beside 'Ver detalles'. */
export function MatchCard({ match, action }: { match: Match; action?: ReactNode }) {
  const { claro = 0, oscuro = 0 } = match.teamCounts ?? {};
  const repeats = repeatsText(match);
  return (
    <article className="flex flex-col gap-x-3 gap-y-1 bg-raised/40 px-3 pt-3 pb-1 sm:flex-row sm:pb-3 sm:items-center sm:justify-between">
      <div className="min-w-0 flex-1">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
          <h3 className="text-lg leading-tight font-bold">{match.location}</h3>
          <StatusBadge status={match.status} />
        </div>
        <p className="mt-1 tabular-nums">
          {longDate(match.date)} · {match.time}
          <span className="ml-3 whitespace-nowrap text-grass">
            {confirmationLabel(match.confirmedCount)} ·{' '}
            {attendancePercentage(match.confirmedCount, match.playerCount)} %
          </span>
        </p>
        {repeats && (
          <p className="mt-1 flex items-center gap-2">
            <Icon name="repeat" className="text-cyan" />
            {repeats}
          </p>
        )}
        <p className="mt-1 flex flex-wrap items-center gap-x-4 gap-y-1 text-sm text-mute">
          <TeamCount name="Claro" count={claro} chip="bg-claro" />
          <TeamCount name="Oscuro" count={oscuro} chip="bg-oscuro" />
          <span className="min-w-0 flex-1 basis-20 truncate" title={match.id}>
            Partido #{match.id}
          </span>
        </p>
      </div>
      <div className="-mx-2 flex shrink-0 flex-wrap items-center whitespace-nowrap sm:mx-0">
        <Link
          href={paths.formTeams(match.id)}
          className={TEXT_ACTION}
          aria-label={`Ver detalles de ${match.location}, ${longDate(match.date)}`}
        >
          <Icon name="eye" className="max-[359px]:hidden" />
          Ver detalles
        </Link>
        {action}
      </div>
    </article>
  );
}

function TeamCount({ name, count, chip }: { name: string; count: number; chip: string }) {
  return (
    <span className="inline-flex items-center gap-2">
      <i aria-hidden="true" className={`size-3 ring-2 ring-mute ring-inset ${chip}`} />
      {name}: {count}
    </span>
  );
}
