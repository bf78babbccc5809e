import {
  attendancePercentage,
  confirmationLabel,
  longDate,
  type Match,
  shortDate,
} from '@picadito/domain';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { paths } from '../lib/paths.ts';
import { TEXT_ACTION } from '../ui/button.tsx';
import { classNames } from '../ui/class-names.ts';
import { Icon } from '../ui/icon.tsx';
import { repeatsText } from './match-repeats.ts';
import { StatusBadge } from './status-badge.tsx';

/**
 * One match of a list (docs/specification.md#history), 64 px high: date and time first, then the place. Where it is
 * narrow all of it leads to the details, and has a button of its own for the rest; `action` stands beside 'Ver detalles'.
 */
export function MatchCard({ match, action }: { match: Match; action: ReactNode }) {
  const { id, date, time, location, teamCounts, confirmedCount, playerCount } = match;
  const repeats = repeatsText(match);
  return (
    <article className="@container relative flex min-h-16 items-center pl-3">
      <div className="flex min-w-0 flex-1 flex-wrap items-center gap-x-2 gap-y-0.5 py-1 @max-xl:justify-between @xl:gap-x-4">
        <h3 className="order-1 leading-tight font-bold tabular-nums">
          {shortDate(date)} · {time}
        </h3>
        <span className="order-5 flex *:py-0 @xl:order-2">
          <StatusBadge status={match.status} />
        </span>
        <span className="order-3 basis-full" />
        <p className="order-4 min-w-0 flex-1 truncate @xl:flex-initial" title={location}>
          {location}
        </p>
        {repeats && (
          <p className="order-4 flex items-center gap-1 text-sm">
            <Icon name="repeat" className="-my-1 text-cyan" />
            <span className="@max-2xl:sr-only">{repeats}</span>
          </p>
        )}
        <p className="order-2 flex items-center gap-x-2 text-sm whitespace-nowrap tabular-nums @xl:order-6 @xl:gap-x-4">
          <TeamCounts counts={teamCounts} />
          <span className={classNames('text-grass', teamCounts && '@max-[21rem]:sr-only')}>
            <span className={teamCounts ? '@max-xl:sr-only' : '@max-[21rem]:sr-only'}>
              {confirmationLabel(confirmedCount)} ·{' '}
            </span>
            {attendancePercentage(confirmedCount, playerCount)} %
          </span>
        </p>
        <p
          className="order-7 min-w-0 flex-1 basis-20 truncate text-sm text-mute @max-4xl:hidden"
          title={id}
        >
          Partido #{id}
        </p>
      </div>
      <Link
        href={paths.formTeams(id)}
        className={`${TEXT_ACTION} @max-xl:absolute @max-xl:inset-0`}
        aria-label={`Ver detalles de ${location}, ${longDate(date)}`}
      >
        <Icon name="eye" className="@max-xl:hidden" />
        <span className="@max-xl:hidden">Ver detalles</span>
      </Link>
      {action}
    </article>
  );
}

/** The size of each team; where it is narrow as numbers on the colours of the teams, and only once there are some. */
function TeamCounts({ counts }: { counts: Match['teamCounts'] }) {
  const { claro, oscuro } = counts ?? { claro: 0, oscuro: 0 };
  return (
    <span className={classNames('flex gap-x-1 @xl:gap-x-4', !counts && '@max-xl:hidden')}>
      <TeamCount name="Claro" count={claro} look="bg-claro text-void" />
      <TeamCount name="Oscuro" count={oscuro} look="bg-oscuro text-white" />
    </span>
  );
}

function TeamCount({ name, count, look }: { name: string; count: number; look: string }) {
  return (
    <span className={`px-1.5 ring-1 ring-mute ring-inset forced-colors:border ${look}`}>
      <span className="@max-xl:sr-only">{name}: </span>
      {count}
    </span>
  );
}
