import {
  type AttendanceStatus,
  attendanceText,
  keptText,
  type MatchPlayer,
} from '@picadito/domain';
import type { Ref } from 'react';

/**
 * Shows the percentage of confirmed players and the counters of docs/specification.md#confirm-attendance, on phones in
 * one line. Players on the waitlist do not count as pending, because they have answered.
 */
export function Counters({
  ref,
  players,
  pendingCount,
  kept,
  deletedCount = 0,
}: {
  ref: Ref<HTMLDivElement>;
  players: readonly MatchPlayer[];
  /** Number of players who have yet to answer. */
  pendingCount: number;
  /** Number of places that are kept for regulars. */
  kept: number;
  /** Number of players in the teams who have been deleted since. They count as confirmed, as on the match's card. */
  deletedCount: number | undefined;
}) {
  const countOf = (status: AttendanceStatus) =>
    players.filter((player) => player.status === status).length;
  const confirmed = countOf('confirmed') + deletedCount;
  const total = players.length + deletedCount;
  const withNumber = players.filter(({ whatsapp }) => whatsapp).length;
  const counters = [
    { label: 'TOTAL JUGADORES', count: total, tone: 'text-ink' },
    { label: 'CONFIRMADOS', count: confirmed, tone: 'text-grass' },
    { label: 'PENDIENTES', count: pendingCount, tone: 'text-coin' },
    {
      label: 'CON WHATSAPP',
      count: withNumber,
      tone: 'text-cyan',
    },
  ];
  return (
    <div ref={ref} tabIndex={-1} className="counters">
      <p className="flex flex-wrap justify-between gap-x-2 text-sm tabular-nums max-md:tracking-tight md:mb-2">
        {attendanceText(confirmed, total)}{' '}
        <span className="text-mute md:hidden low:inline">{withNumber} con WhatsApp</span>
      </p>
      {kept > 0 && <p className="text-sm text-coin md:mb-2">{keptText(kept)}</p>}
      <dl className="hidden grid-cols-2 gap-2 md:grid low:hidden">
        {counters.map(({ label, count, tone }) => (
          <div key={label} className="counter">
            <dt>{label}</dt>
            <dd className={tone}>{count}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
