import type { ReactNode } from 'react';
import { Icon } from '../../ui/icon.tsx';

export type Step = { title: string; text: string; picture: ReactNode };

/**
 * The three steps of the product that the landing explains: create a match, call players, generate teams
 * (docs/specification.md#screens-and-routes).
 */
export const STEPS: readonly Step[] = [
  {
    title: 'Creá un partido',
    text: 'Día, hora, cancha y una lista. En menos de un minuto.',
    picture: (
      <div className="flex w-full max-w-[260px] flex-col gap-2 text-left">
        <Row icon="calendar">Jueves 26/11</Row>
        <Row icon="clock">21:00</Row>
        <Row icon="pin">Cancha Núñez</Row>
      </div>
    ),
  },
  {
    title: 'Convocá jugadores',
    text: 'Un mensaje a cada uno y vas marcando quién viene.',
    picture: (
      <div className="flex w-full max-w-[260px] flex-col gap-2 text-left">
        <Row icon="check" on>
          Íñigo Peña
        </Row>
        <Row icon="check" on>
          Beto Agüero
        </Row>
        <Row icon="hourglass">Cholo Ibáñez</Row>
      </div>
    ),
  },
  {
    title: 'Generá los equipos',
    text: 'Dos equipos parejos y los suplentes, listos para compartir.',
    picture: (
      <div className="flex w-full max-w-[260px] items-center justify-center gap-4">
        <Shirt className="min-w-0 text-claro" />
        <span className="shrink-0 font-score text-score text-coin">VS</span>
        <Shirt className="min-w-0 text-line" />
      </div>
    ),
  },
];

function Row({
  icon,
  on = false,
  children,
}: {
  icon: 'calendar' | 'clock' | 'pin' | 'check' | 'hourglass';
  on?: boolean;
  children: ReactNode;
}) {
  return (
    <span
      className={`flex items-center gap-3 px-3 py-2 ${on ? 'bg-grass text-void' : 'bg-raised'}`}
    >
      <Icon name={icon} className={on ? '' : 'text-coin'} />
      {children}
    </span>
  );
}

function Shirt({ className }: { className: string }) {
  return (
    <svg
      width="96"
      height="96"
      viewBox="0 0 12 12"
      shapeRendering="crispEdges"
      className={className}
    >
      <path fill="currentColor" d="M3 1h2v1h2V1h2v1h2v1h1v3h-1v1H9v4H3V7H1V6H0V3h1V2h2z" />
      <path fill="rgb(0 0 0 / .25)" d="M3 10h6v1H3zM3 4h1v3H3zM8 4h1v3H8z" />
    </svg>
  );
}
