import type { ShownEvent, ShownMatch } from '@picadito/domain';
import type { ReactNode } from 'react';
import { mapOf, whenNow, whenOf } from './when.ts';

export function Frame({ color, children }: { color: string; children: ReactNode }) {
  return <section className={`pix ${color} flex flex-col gap-2 bg-panel p-3`}>{children}</section>;
}

/** Shows when and where a match is, as the heading of its part of the page. */
export function When({ event }: { event: ShownEvent | ShownMatch }) {
  return (
    <div>
      <h2 className="font-display text-d2">
        <Time event={event} />
      </h2>
      <Where event={event} />
    </div>
  );
}

export function Time({ event }: { event: ShownEvent | ShownMatch }) {
  const text = 'isToday' in event ? whenNow(event) : whenOf(event);
  return <time dateTime={`${event.date}T${event.time}`}>{text}</time>;
}

export function Where({ event }: { event: ShownEvent }) {
  return (
    <p className="text-mute">
      {event.location}
      {' · '}
      <a className="link" href={mapOf(event)} rel="noreferrer">
        cómo llegar
      </a>
    </p>
  );
}
