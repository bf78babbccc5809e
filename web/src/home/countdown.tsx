import { countdown } from '@picadito/domain';
import { useNow } from '../lib/clock.ts';

const REFRESH_MS = 60_000;

/**
 * Shows the days, hours and minutes until a match starts (`startsAt` in epoch milliseconds), updated every minute. In
 * the last hour it is red with the word '¡YA!'; after the start it says '¡Se está jugando!'.
 */
export function Countdown({ startsAt }: { startsAt: number }) {
  const left = countdown(startsAt, useNow(REFRESH_MS));
  if (!left) {
    return <p className="font-display text-d3 tracking-wide text-grass">¡Se está jugando!</p>;
  }
  const { days, hours, minutes } = left;
  const lastHour = days === 0 && hours === 0;
  return (
    <time
      dateTime={`P${days}DT${hours}H${minutes}M`}
      className={`flex flex-wrap items-center gap-x-4 gap-y-2 ${lastHour ? 'text-danger' : 'text-coin'}`}
    >
      <span className="sr-only">
        faltan {amount(days, 'día')}, {amount(hours, 'hora')} y {amount(minutes, 'minuto')}
      </span>
      <span aria-hidden="true" className="countdown">
        <span>{two(days)}D</span>
        <span>{two(hours)}H</span>
        <span>{two(minutes)}M</span>
      </span>
      {lastHour && <span className="font-display text-d3 tracking-wide">¡YA!</span>}
    </time>
  );
}

const two = (value: number) => String(value).padStart(2, '0');
const amount = (value: number, unit: string) => `${value} ${unit}${value === 1 ? '' : 's'}`;
