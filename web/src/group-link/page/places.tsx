import type { ShownMatch } from '@picadito/domain';
import { missingText } from './sentences.ts';
import { keptUntilText } from './when.ts';

/** Shows how many players are confirmed out of how many places, as a bar and in figures. */
export function Places({ match }: { match: ShownMatch }) {
  return (
    <div className="flex flex-col gap-2">
      <Bar filled={inOf(match)} of={match.capacity} />
      <p className="flex flex-wrap items-center gap-x-3">
        <Score match={match} />
        {match.canAnswer && <span className="font-display text-d3">{missingText(match)}</span>}
      </p>
      {match.canAnswer && match.kept && <p className="text-mute">{keptUntilText(match)}</p>}
    </div>
  );
}

export function Score({ match }: { match: ShownMatch }) {
  return (
    <span className="font-score text-grass">
      {inOf(match)}/{match.capacity}
    </span>
  );
}

const inOf = ({ people }: ShownMatch) => people.filter(({ state }) => state === 'in').length;

/**
 * Bar with one cell for each of the `of` places, of which `filled` cells are filled. It is hidden from screen readers,
 * because the text below has the numbers.
 */
function Bar({ filled, of }: { filled: number; of: number }) {
  return (
    <div aria-hidden="true" className="flex gap-1">
      {Array.from({ length: of }, (_, cell) => (
        <i key={cell} className={cell < filled ? 'cell cell-full' : 'cell'} />
      ))}
    </div>
  );
}
