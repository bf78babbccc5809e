import { type DeviceSession, formatDate, formatTimestampDate, todayIn } from '@picadito/domain';
import { browserTimeZone, A_MINUTE_MS, useNow } from '../../../lib/clock.ts';
import { Icon } from '../../../ui/icon.tsx';
import { deviceName } from './device-name.ts';

/** Shows a browser in which the organiser is signed in. */
export function SessionRow({ session }: { session: DeviceSession }) {
  const timeZone = browserTimeZone();
  const today = todayIn(timeZone, useNow(A_MINUTE_MS));
  const dayOf = (timestamp: string) => {
    const day = formatTimestampDate(timestamp, timeZone);
    return day === formatDate(today) ? 'hoy' : day;
  };
  return (
    <li>
      <p className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <strong>{deviceName(session.device)}</strong>
        {session.current && (
          <span className="inline-flex items-center gap-1.5 font-display text-d4 tracking-wide text-grass">
            <Icon name="check" />
            Esta sesión
          </span>
        )}
      </p>
      <p className="text-sm text-mute">
        Inicio: {dayOf(session.startedAt)} · Último uso: {dayOf(session.lastSeenAt)}
      </p>
    </li>
  );
}
