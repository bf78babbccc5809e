import type { Outcome } from '@picadito/domain';
import { classNames } from '../../ui/class-names.ts';

const MARKS: Record<Outcome, { letter: string; word: string; look: string }> = {
  won: { letter: 'G', word: 'ganó', look: 'bg-grass text-void' },
  drawn: { letter: 'E', word: 'empató', look: 'border-2 border-line text-ink' },
  lost: { letter: 'P', word: 'perdió', look: 'bg-raised text-mute' },
};

/** The outcomes of a player's latest matches as letters; the latest match is on the right. */
export function LatestMatches({ latest }: { latest: readonly Outcome[] }) {
  return (
    <>
      <span className="sr-only">{latest.map((outcome) => MARKS[outcome].word).join(', ')}</span>
      <span aria-hidden="true" className="inline-flex gap-0.5">
        {latest.map((outcome, place) => (
          <span
            key={place}
            className={classNames(
              'grid size-5 place-items-center text-sm leading-none font-bold forced-colors:border',
              MARKS[outcome].look,
            )}
          >
            {MARKS[outcome].letter}
          </span>
        ))}
      </span>
    </>
  );
}
