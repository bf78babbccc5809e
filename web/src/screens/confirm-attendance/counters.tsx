import { type AttendanceStatus, attendanceText, type MatchPlayer } from '@picadito/domain';
import type { Ref } from 'react';

/**
 * Shows the percentage of confirmed players and the counters of docs/specification.md#confirm-attendance, on phones in
 * one line. Players on the waitlist do not count as pending, because they have answered.
 */
export function Counters({
  ref,
  players,
  queuedCount,
}: {
  ref: Ref<HTMLDivElement>;
  players: readonly MatchPlayer[];
  queuedCount: number;
}) {
  const countOf = (status: AttendanceStatus) =>
    players.filter((player) => player.status === status).length;
  const confirmed = countOf('confirmed');
  const withNumber = players.filter(({ whatsapp }) => whatsapp).length;
  const counters = [
    { label: 'TOTAL JUGADORES', count: players.length, tone: 'text-ink' },
    { label: 'CONFIRMADOS', count: confirmed, tone: 'text-grass' },
    { label: 'PENDIENTES', count: countOf('pending') - queuedCount, tone: 'text-coin' },
    {
      label: 'CON WHATSAPP',
      count: withNumber,
      tone: 'text-cyan',
    },
  ];
  return (
    <div ref={ref} tabIndex={-1} className="counters">
      <p className="text-sm tabular-nums md:mb-2">
        {attendanceText(confirmed, players.length)}{' '}
        <span className="whitespace-nowrap text-mute md:hidden low:inline">
          · {withNumber} con WhatsApp
        </span>
      </p>
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
