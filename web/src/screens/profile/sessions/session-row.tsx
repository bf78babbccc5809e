import {
  clockIn,
  type DeviceSession,
  formatDate,
  formatTimestampDate,
  todayIn,
} from '@picadito/domain';
import { browserTimeZone, A_MINUTE_MS, useNow } from '../../../lib/clock.ts';
import { Icon } from '../../../ui/icon.tsx';

/** Shows a browser in which the organiser is signed in, with the times that distinguish equal browsers. */
export function SessionRow({ session, name }: { session: DeviceSession; name: string }) {
  const timeZone = browserTimeZone();
  const today = todayIn(timeZone, useNow(A_MINUTE_MS));
  const whenOf = (timestamp: string) => {
    const day = formatTimestampDate(timestamp, timeZone);
    const [, time = ''] = clockIn(timeZone, Date.parse(timestamp)).split('T');
    return `${day === formatDate(today) ? 'hoy' : day} ${time}`;
  };
  return (
    <li>
      <p className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <strong>{name}</strong>
        {session.current && (
          <span className="inline-flex items-center gap-1.5 font-display text-d4 tracking-wide text-grass">
            <Icon name="check" />
            Esta sesión
          </span>
        )}
      </p>
      <p className="text-sm text-mute">
        Inicio: {whenOf(session.startedAt)} · Último uso: {whenOf(session.lastSeenAt)}
      </p>
    </li>
  );
}
