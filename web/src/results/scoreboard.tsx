import type { Score } from '@picadito/domain';
import { SIDES } from './goals.ts';

/**
 * Shows the score as on a scoreboard, '-' for a number that is not chosen yet. Its styles are in styles/results.css.
 */
export function Scoreboard({ claro, oscuro }: { [Side in keyof Score]: number | null }) {
  return (
    <p className="scoreboard" aria-live="polite">
      <Goals name={SIDES.claro} look="bg-claro text-void" goals={claro} />
      <span aria-hidden="true">:</span>
      <Goals name={SIDES.oscuro} look="bg-oscuro text-white" goals={oscuro} />
    </p>
  );
}

function Goals({ name, look, goals }: { name: string; look: string; goals: number | null }) {
  return (
    <span>
      <span className={look}>{name.toUpperCase()}</span>{' '}
      <b className={goals === null ? 'animate-coin' : undefined}>{goals ?? '-'}</b>
    </span>
  );
}
