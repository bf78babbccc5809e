import { confirmationText, longDate, type Match, weekdayName } from '@picadito/domain';
import { useState } from 'react';
import { Link } from 'wouter';
import { sizesText } from '../../matches/format/format-text.ts';
import { startOf } from '../../matches/next-match.ts';
import { StatusBadge } from '../../matches/status-badge.tsx';
import { paths } from '../../lib/paths.ts';
import { TEXT_ACTION } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { dayOfSeries } from './series-of.ts';
import { ownerText } from '../../helpers/may.ts';

/**
 * Row of a weekly match with its weekday and time, and the date of the current match of the series, which may be past.
 */
export function SeriesRow({
  match,
  listName,
  onDelete,
}: {
  match: Match;
  listName: string;
  onDelete: () => void;
}) {
  const { location, date, time, status, confirmedCount, playerCount } = match;
  const [now] = useState(() => Date.now());
  const day = weekdayName(dayOfSeries(match));
  return (
    <li
      id={rowId(match.id)}
      className="flex flex-wrap items-stretch gap-x-4 gap-y-2 bg-raised/40 max-sm:pb-1 sm:flex-nowrap"
    >
      <p className="flex w-full flex-wrap items-center justify-between gap-x-3 gap-y-2 bg-raised px-3 py-2.5 sm:w-[8rem] sm:shrink-0 sm:flex-col sm:justify-center">
        <span className="font-display text-d3 leading-none tracking-wide">{day}</span>
        <span className="font-score text-score leading-none text-coin">{time}</span>
      </p>
      <div className="min-w-0 flex-1 px-3 sm:px-0 sm:py-3 sm:pr-3">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
          <h3 className="text-lg leading-tight font-bold">{location}</h3>
          {status !== 'pendiente' && <StatusBadge status={status} />}
        </div>
        <p className="mt-1 tabular-nums">
          {startOf(match) > now ? 'Próximo' : 'Fecha'}: {longDate(date)}
        </p>
        <p className="mt-1 text-sm text-mute">
          {[listName, ownerText(match)].filter(Boolean).join(' ')} · {sizesText(match)} ·{' '}
          {confirmationText(confirmedCount, playerCount)}
        </p>
        <div className="-mx-2 mt-1 flex flex-wrap gap-x-2">
          <Link
            href={paths.confirmAttendance(match.id)}
            aria-label={`Ver asistencia de ${day} ${time}, ${location}`}
            className={TEXT_ACTION}
          >
            <Icon name="check-double" />
            Ver asistencia
          </Link>
          <button
            type="button"
            aria-label={`Eliminar ${day} ${time}, ${location}`}
            className={`${TEXT_ACTION} text-danger`}
            onClick={onDelete}
          >
            <Icon name="trash" />
            Eliminar
          </button>
        </div>
      </div>
    </li>
  );
}

const rowId = (matchId: string) => `series-${matchId}`;

/** Returns the row of a weekly match, or null if the search hides it. */
export function rowOfSeries(matchId: string): HTMLElement | null {
  return document.getElementById(rowId(matchId));
}
